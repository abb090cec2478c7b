import { SECOND_MS, systemClock } from '@poyraz/kernel'
import { useSyncExternalStore } from 'react'

/**
 * Counts down `seconds` that the server sent at `saidAtMs` of the device's clock. Only differences of that
 * clock are used, so its absolute time may be wrong.
 */
export function useSecondsLeft(seconds: number, saidAtMs: number): number {
  const nowSecond = useSyncExternalStore(watchSeconds, thisSecond, () => 0)
  return Math.max(0, seconds - Math.max(0, nowSecond - Math.floor(saidAtMs / SECOND_MS)))
}

function watchSeconds(onTick: () => void): () => void {
  const timer = setInterval(onTick, SECOND_MS / 4)
  return () => clearInterval(timer)
}

function thisSecond(): number {
  return Math.floor(systemClock.nowMs() / SECOND_MS)
}
