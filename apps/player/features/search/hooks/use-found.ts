import { isSearchable } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { type Game, quickAccessQuery } from '../../../shared/games/games.ts'
import type { LiveTable } from '../../../shared/tables/tables.ts'
import type { IndexedPage } from '../page-index.ts'
import { useFoundPages } from './use-found-pages.ts'

type List<T> = { readonly items: readonly T[]; readonly total: number }

export type Found = {
  readonly games: List<Game>
  readonly tables: List<LiveTable>
  readonly pages: List<IndexedPage>
  readonly busy: boolean
  /** What stands here is for another text: the one before. */
  readonly behind: boolean
  /** Some of the places could not be asked. */
  readonly incomplete: boolean
  /** Enough was typed; otherwise the games are those of quick access. */
  readonly searched: boolean
}

/** How many of each kind are wanted. */
export type Wanted = { readonly games: number; readonly tables: number; readonly pages: number }

/** What fits the text, in games, tables and pages. Teams join when there are matches to bet on. */
export function useFound(text: string, wanted: Wanted): Found {
  const lang = useLang()
  const searched = isSearchable(text)
  const asked = { searchGameName: text.trim(), offset: 0 }
  const options = { enabled: searched, placeholderData: keepPreviousData }
  const games = useQuery({
    ...callQuery('casino.games_list', { ...asked, limit: wanted.games }, lang),
    ...options,
  })
  const tables = useQuery({
    ...callQuery('livecasino.game_table_list', { ...asked, limit: wanted.tables }, lang),
    ...options,
  })
  const quick = useQuery({ ...quickAccessQuery(lang), enabled: !searched })
  const pages = useFoundPages(text)
  return {
    games: listOf(searched ? games.data : quick.data, wanted.games),
    tables: searched ? listOf(tables.data, wanted.tables) : listOf(undefined, 0),
    pages: { items: pages.slice(0, wanted.pages), total: pages.length },
    busy: searched ? games.isFetching || tables.isFetching : quick.isFetching,
    behind: searched && (games.isPlaceholderData || tables.isPlaceholderData),
    incomplete: searched && (games.isError || tables.isError),
    searched,
  }
}

function listOf<T>(
  data: { readonly data: readonly T[]; readonly total: number } | undefined,
  limit: number,
): List<T> {
  return { items: data?.data.slice(0, limit) ?? [], total: data?.total ?? 0 }
}
