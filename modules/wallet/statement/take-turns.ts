import { setImmediate } from 'node:timers/promises'

/** Longest uninterrupted slice of work, in ms, before the event loop gets its turn. */
const TURN_MS = 5

/** Returns a function that long work awaits between its steps: it yields to the event loop once the slice is used up. */
export function createTurns(): () => Promise<void> {
  let startedMs = performance.now()
  return async () => {
    if (performance.now() - startedMs < TURN_MS) return
    await setImmediate()
    startedMs = performance.now()
  }
}
