import { setImmediate } from 'node:timers/promises'

/** So long may one piece of long work keep everybody else waiting. */
const TURN_MS = 5

/** Long work asks it between any two steps, and lets the others go first once its turn is over. */
export function createTurns(): () => Promise<void> {
  let startedMs = performance.now()
  return async () => {
    if (performance.now() - startedMs < TURN_MS) return
    await setImmediate()
    startedMs = performance.now()
  }
}
