import type { Lang } from '@poyraz/text'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/endpoint/call.ts'
import { CallError } from '../../../shared/endpoint/queries.ts'
import { refused } from '../../../shared/endpoint/reply.ts'

/** Launches a game once per visit of its page: every launch is a new address, so nothing of it is kept. */
export const launchQuery = (gameID: number, demo: boolean, lang: Lang) =>
  queryOptions({
    queryKey: ['casino', 'init_game', { gameID, demo, Lang: lang }],
    queryFn: async () => {
      const answer = await call('casino.init_game', { gameID, demo })
      if (!answer.ok) throw new CallError(answer.error)
      const { url, roundInProgress } = answer.value.data
      if (!isOwnFrame(url)) throw new CallError(refused('provider_unreachable'))
      return { url, roundInProgress: roundInProgress ?? null }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** In-house games are served by this very site; a missing or foreign address is no game. */
function isOwnFrame(url: string): boolean {
  return URL.canParse(url, location.origin) && new URL(url, location.origin).origin === location.origin
}
