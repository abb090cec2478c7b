import { SECOND_MS, systemClock } from '@poyraz/kernel'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let nowMs = systemClock.nowMs()

/** Returns the device time in ms, updated every second. All clocks of the page share one timer. */
export function useSecond(): number {
  return useSyncExternalStore(subscribe, read, read)
}

const read = () => nowMs

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    nowMs = systemClock.nowMs()
    timer = setInterval(tick, SECOND_MS)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  nowMs = systemClock.nowMs()
  for (const listener of listeners) listener()
}
