import { MINUTE_MS, SECOND_MS, systemClock } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/endpoint/call.ts'
import { CallError } from '../../../shared/endpoint/queries.ts'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import {
  askProtection,
  type Protection,
  protectionQuery,
  useRealityAsked,
} from '../../../shared/protection/protection.ts'

/** Delay after the due time: the server's clock decides, and a later request surely finds the check due. */
const MARGIN_MS = 2 * SECOND_MS
const SOONEST_MS = 30 * SECOND_MS

/**
 * Returns the delay in ms until the next request: the moment when the check falls due, and only if there was
 * play. Regular polling would keep an idle session alive.
 */
export function nextAskMs({ realityCheck }: Protection, nowMs: number): number | false {
  const { minutes, since, due } = realityCheck
  if (due || minutes === 0 || since === null) return false
  const dueMs = Date.parse(since) + minutes * MINUTE_MS
  return Math.max(SOONEST_MS, dueMs + MARGIN_MS - nowMs)
}

/** Returns the protection, which the frame of every page watches. */
export function useWatchedProtection(): Protection | null {
  const { data } = useQuery({
    ...protectionQuery(useLang()),
    refetchInterval: ({ state }) => (state.data ? nextAskMs(state.data.data, systemClock.nowMs()) : false),
  })
  return data?.data ?? null
}

/** Returns true while the dialog is shown: from when the check is due until it is answered or put aside. */
export function useRealityShown(due: boolean) {
  const asked = useRealityAsked(({ times }) => times)
  const [aside, setAside] = useState<number | null>(null)
  return { shown: due && aside !== asked, putAside: () => setAside(asked) }
}

/** Confirms the reality check; the player continues to play. */
export function useAcknowledge() {
  const client = useQueryClient()
  const keys = useRequestKey()
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
