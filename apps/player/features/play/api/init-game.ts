import type { Result } from '@poyraz/kernel'
import { queryOptions } from '@tanstack/react-query'
import { type Called, call } from '../../../shared/endpoint/call.ts'
import { CallError } from '../../../shared/endpoint/queries.ts'
import { type Refused, refused } from '../../../shared/endpoint/reply.ts'
import { PLAY_HOUSE } from '../../../shared/house.ts'
import { pageState } from '../../../shared/page-state.ts'
import { type LaunchAddress, launchAddress } from '../launch-address.ts'

/**
 * Launches a game once per visit of its page: every launch has a new URL, so the reply is not cached. The
 * language is not part of the query: a running game follows language changes and must not be launched again.
 */
const ONCE = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const

export const launchQuery = (gameID: number, demo: boolean) =>
  queryOptions({
    queryKey: ['casino', 'init_game', { gameID, demo }],
    queryFn: async () => {
      const { address, roundInProgress } = launched(await call('casino.init_game', { gameID, demo }))
      return { address, roundInProgress: roundInProgress ?? null }
    },
    ...ONCE,
  })

/** A live table by its id, or the virtual games of a provider, optionally of one type. */
export type Area = { readonly type: 'live' | 'virtual'; readonly id: number; readonly kind: string | null }

export const areaLaunchQuery = ({ type, id, kind }: Area) =>
  queryOptions({
    queryKey: [type, 'init_game', { id, kind }],
    queryFn: async () => {
      const { address } = launched(
        type === 'live'
          ? await call('livecasino.init_game', { tableID: id, isMobile: true })
          : await call('virtualgames.init_game', { providerID: id, ...(kind ? { type: kind } : {}) }),
      )
      return { address }
    },
    ...ONCE,
  })

/**
 * Returns the launch with its frameable URL. Without a valid URL, and after an internal error, the provider
 * counts as unreachable.
 */
function launched<T extends { readonly url: string }>(
  answer: Result<Called<T>, Refused>,
): T & { readonly address: LaunchAddress } {
  if (!answer.ok) {
    throw new CallError(answer.error.error === 'internal' ? refused('provider_unreachable') : answer.error)
  }
  const { data } = answer.value
  const { gameOrigins } = pageState().house ?? PLAY_HOUSE
  const address = launchAddress(data.url, location.origin, gameOrigins)
  if (!address) throw new CallError(refused('provider_unreachable'))
  return { ...data, address }
}
