import { PUBLIC_WINS_MAX } from '@poyraz/contract/constants'
import type { Lang } from '@poyraz/text'
import type { QueryClient } from '@tanstack/react-query'
import type { Item } from '../endpoint/procedures.ts'
import { callQuery } from '../endpoint/queries.ts'

export type Win = Item<'casino.recent_wins'>
type Wins = { readonly data: readonly Win[]; readonly total: number }

export const WINS_KEY = ['casino', 'recent_wins'] as const

export const winsQuery = (lang: Lang) =>
  callQuery('casino.recent_wins', { limit: PUBLIC_WINS_MAX, offset: 0 }, lang)

/** Replaces the list on the page by the one of the socket; a page that does not show it stays without. */
export function takeWins(client: QueryClient, wins: readonly Win[]): void {
  void client.cancelQueries({ queryKey: WINS_KEY })
  client.setQueriesData<Wins>({ queryKey: WINS_KEY }, (known) => known && { data: wins, total: wins.length })
}
