import { err, ok, type Result } from './result.ts'

export type Bounds = {
  /** Tasks that run at once. */
  readonly running: number
  /** Tasks that wait for their turn. */
  readonly waiting: number
}

export type Bounded = <T>(task: () => Promise<T>) => Promise<Result<T, 'unavailable'>>

/** Runs tasks in order of arrival within both bounds. Refuses a task when the queue is full. */
export function bounded(bounds: Bounds): Bounded {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= bounds.running) {
      if (waiting.length >= bounds.waiting) return err('unavailable')
      // A finished task passes its slot to the next one, so `running` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      return ok(await task())
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
