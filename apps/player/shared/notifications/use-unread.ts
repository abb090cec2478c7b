import { DAY_MS, systemClock } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignedIn } from '../session/session-store.ts'
import { payoutsQuery, unreadMessagesQuery } from './notifications.ts'
import { useReadPayouts } from './read-payouts.ts'

/** How many notifications wait to be read; 0 for a visitor and until it is known. */
export function useUnread(): number {
  const lang = useLang()
  const enabled = useSignedIn()
  const nowMs = useToday()
  const read = useReadPayouts((state) => state.read)
  const messages = useQuery({ ...unreadMessagesQuery(lang), enabled })
  const payouts = useQuery({ ...payoutsQuery(lang, nowMs), enabled })
  const unreadPayouts = payouts.data?.data.filter(({ id }) => !read.has(id)).length ?? 0
  return enabled ? (messages.data?.total ?? 0) + unreadPayouts : 0
}

/** Now, as of when the component came; the window of days does not move under a reader. */
export function useToday(): number {
  const [nowMs] = useState(() => Math.floor(systemClock.nowMs() / DAY_MS) * DAY_MS)
  return nowMs
}
