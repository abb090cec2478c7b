import { MINUTE_MS, systemClock } from '@poyraz/kernel'
import { formatElapsed } from '@poyraz/text'
import { useSyncExternalStore } from 'react'
import { useSession } from './session-store.ts'

/** Start of a visitor's clock: when the page was opened. */
const OPENED_MS = systemClock.nowMs()
const TICK_MS = MINUTE_MS / 12

/** Returns the duration of this session (for a visitor: of this visit) as `00:42`. */
export function useSessionClock(): string {
  const since = useSession((state) => state.profile?.since) ?? OPENED_MS
  const nowMs = useSyncExternalStore(watchClock, lastTickMs, () => OPENED_MS)
  return formatElapsed(Math.max(0, nowMs - since))
}

function watchClock(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS)
  return () => clearInterval(timer)
}

function lastTickMs(): number {
  return systemClock.nowMs() - (systemClock.nowMs() % TICK_MS)
}
