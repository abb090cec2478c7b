import { DAY_MS, systemClock } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignedIn } from '../session/session-store.ts'
import { payoutsQuery, unreadMessagesQuery } from './notifications.ts'
import { useReadPayouts } from './read-payouts.ts'

/** Returns the number of unread notifications; 0 for a visitor and while it loads. */
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

/**
 * Returns the start of the present UTC day in ms, fixed when the component mounts: the date range does not
 * move while the page is open.
 */
export function useToday(): number {
  const [nowMs] = useState(() => Math.floor(systemClock.nowMs() / DAY_MS) * DAY_MS)
  return nowMs
}
