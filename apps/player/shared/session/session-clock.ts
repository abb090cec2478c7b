import { MINUTE_MS, systemClock } from '@poyraz/kernel'
import { formatElapsed } from '@poyraz/text'
import { useSyncExternalStore } from 'react'
import { useSession } from './session-store.ts'

/** A visitor's clock counts from when the page was opened. */
const OPENED_MS = systemClock.nowMs()
const TICK_MS = MINUTE_MS / 12

/** How long this sign-in (a visitor: this visit) has lasted, as `00:42`. */
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
