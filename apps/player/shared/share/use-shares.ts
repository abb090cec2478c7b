import { useLang } from '@poyraz/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../endpoint/call.ts'
import { CallError, callQuery } from '../endpoint/queries.ts'
import { useRequestKey } from '../forms/use-request-key.ts'
import { notify } from '../notices/notices.ts'

/** A player has no more links than this (`casino.share_round`). */
const LINKS_MAX = 50

/** The player's links to shared rounds. */
export function useShares() {
  return useQuery(callQuery('casino.shared_rounds', { limit: LINKS_MAX, offset: 0 }, useLang()))
}

/** Makes the link of a round. */
export function useShareRound() {
  const client = useQueryClient()
  const keys = useRequestKey()
  return useMutation({
    mutationFn: async (roundID: string) => {
      const answer = await call('casino.share_round', { roundID, key: keys.keyFor({ roundID }) })
      if (!answer.ok) throw new CallError(answer.error)
    },
    onSuccess: () => {
      keys.done()
      return client.invalidateQueries({ queryKey: ['casino', 'shared_rounds'] })
    },
  })
}

/** Removes the link of a round. */
export function useUnshareRound() {
  const t = useTranslations('share')
  const client = useQueryClient()
  const keys = useRequestKey()
  return useMutation({
    mutationFn: async (roundID: string) => {
      const answer = await call('casino.unshare_round', { roundID, key: keys.keyFor({ roundID }) })
      if (!answer.ok) throw new CallError(answer.error)
    },
    onSuccess: async () => {
      keys.done()
      notify(t('removed'), { tone: 'positive' })
      await Promise.all(
        ['shared_rounds', 'shared_round'].map((method) =>
          client.invalidateQueries({ queryKey: ['casino', method] }),
        ),
      )
    },
  })
}
