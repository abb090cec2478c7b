import type { Result } from '@poyraz/kernel'
import { queryOptions } from '@tanstack/react-query'
import { type Called, call } from '../../../shared/endpoint/call.ts'
import { CallError } from '../../../shared/endpoint/queries.ts'
import { type Refused, refused } from '../../../shared/endpoint/reply.ts'

/**
 * Launches a game once per visit of its page: every launch is a new address, so nothing of it is kept. The
 * language is no part of it: a running game follows that live, and stays.
 */
const ONCE = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const

export const launchQuery = (gameID: number, demo: boolean) =>
  queryOptions({
    queryKey: ['casino', 'init_game', { gameID, demo }],
    queryFn: async () => {
      const { url, roundInProgress } = launched(await call('casino.init_game', { gameID, demo }))
      return { url, roundInProgress: roundInProgress ?? null }
    },
    ...ONCE,
  })

/** A live table by its id, or the virtual games of a provider, of one type where the address names one. */
export type Area = { readonly type: 'live' | 'virtual'; readonly id: number; readonly kind: string | null }

export const areaLaunchQuery = ({ type, id, kind }: Area) =>
  queryOptions({
    queryKey: [type, 'init_game', { id, kind }],
    queryFn: async () => {
      const { url } = launched(
        type === 'live'
          ? await call('livecasino.init_game', { tableID: id, isMobile: true })
          : await call('virtualgames.init_game', { providerID: id, ...(kind ? { type: kind } : {}) }),
      )
      return { url }
    },
    ...ONCE,
  })

/** An answer with an address of ours; without one, and where the server broke, the provider is out of reach. */
function launched<T extends { readonly url: string }>(answer: Result<Called<T>, Refused>): T {
  if (!answer.ok) {
    throw new CallError(answer.error.error === 'internal' ? refused('provider_unreachable') : answer.error)
  }
  if (!isOwnFrame(answer.value.data.url)) throw new CallError(refused('provider_unreachable'))
  return answer.value.data
}

/** In-house games are served by this very site; a missing or foreign address is no game. */
function isOwnFrame(url: string): boolean {
  try {
    return url !== '' && new URL(url, location.origin).origin === location.origin
  } catch {
    return false
  }
}
