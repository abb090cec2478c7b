import { setImmediate } from 'node:timers/promises'

/**
 * Creates turns that all long lists of a process share: one for each turn of the event loop, in the order of
 * the requests.
 */
export function createTicks(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => {
    last = last.then(() => setImmediate())
    return last
  }
}
