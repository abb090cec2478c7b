import { randomId } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/endpoint/call.ts'
import type { Item } from '../../../../shared/endpoint/procedures.ts'
import { callQuery } from '../../../../shared/endpoint/queries.ts'
import type { Refused } from '../../../../shared/endpoint/reply.ts'
import { useFailureText } from '../../../../shared/i18n/failure-text.ts'
import { notify } from '../../../../shared/notices/notices.ts'
import type { Chip } from '../use-chips.ts'
import type { FavouriteProps } from './favourite-bets.tsx'

export type FavouriteBet = Item<'tables.favourite_bets'>['bets'][number]

type Reply = { readonly ok: true } | { readonly ok: false; readonly error: Refused }

/** Returns the saved layouts of chips of a game, and the calls that change them. */
export function useFavouriteBets(game: FavouriteProps['game']) {
  const query = callQuery('tables.favourite_bets', { game }, useLang())
  const client = useQueryClient()
  const failureText = useFailureText()
  const bets = useQuery(query).data?.data.bets
  const finish = async (reply: Reply) => {
    if (reply.ok) await client.invalidateQueries(query)
    else notify(failureText(reply.error), { tone: 'negative' })
    return reply.ok
  }
  return {
    bets,
    save: async (name: string, chips: readonly Chip[]) =>
      finish(await call('tables.save_favourite_bet', { game, name, chips: [...chips], key: randomId() })),
    remove: async (id: string) => finish(await call('tables.delete_favourite_bet', { id, key: randomId() })),
  }
}
