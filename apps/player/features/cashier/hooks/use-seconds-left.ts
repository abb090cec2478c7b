import { SECOND_MS, systemClock } from '@poyraz/kernel'
import { useSyncExternalStore } from 'react'

/**
 * Counts down what the server said at `saidAtMs` of this device: how long it is from now on does not depend on how well
 * the device's clock goes.
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
