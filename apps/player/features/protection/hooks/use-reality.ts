import { MINUTE_MS, SECOND_MS, systemClock } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/endpoint/call.ts'
import { CallError } from '../../../shared/endpoint/queries.ts'
import { useWishKey } from '../../../shared/forms/use-wish-key.ts'
import {
  askProtection,
  type Protection,
  protectionQuery,
  useRealityAsked,
} from '../../../shared/protection/protection.ts'

/** The server's clock decides; asking a little later than due finds it due. */
const MARGIN_MS = 2 * SECOND_MS
const SOONEST_MS = 30 * SECOND_MS

/**
 * When to ask again: at the moment the check falls due, and only while there was play. Asking at regular
 * times would keep a session alive that nobody uses.
 */
export function nextAskMs({ realityCheck }: Protection, nowMs: number): number | false {
  const { minutes, since, due } = realityCheck
  if (due || minutes === 0 || since === null) return false
  const dueMs = Date.parse(since) + minutes * MINUTE_MS
  return Math.max(SOONEST_MS, dueMs + MARGIN_MS - nowMs)
}

/** The protection as the frame of every page watches it. */
export function useWatchedProtection(): Protection | null {
  const { data } = useQuery({
    ...protectionQuery(useLang()),
    refetchInterval: ({ state }) => (state.data ? nextAskMs(state.data.data, systemClock.nowMs()) : false),
  })
  return data?.data ?? null
}

/** Whether the check stands over the page: from when it is due until it is answered or put aside. */
export function useRealityShown(due: boolean) {
  const asked = useRealityAsked(({ times }) => times)
  const [aside, setAside] = useState<number | null>(null)
  return { shown: due && aside !== asked, putAside: () => setAside(asked) }
}

/** The player has seen the figures and plays on. */
export function useAcknowledge() {
  const client = useQueryClient()
  const keys = useWishKey()
  return useMutation({
    mutationFn: async () => {
      const answer = await call('rg.acknowledge', { key: keys.keyFor({}) })
      if (!answer.ok) throw new CallError(answer.error)
    },
    onSuccess: () => {
      keys.done()
      askProtection(client)
    },
  })
}
