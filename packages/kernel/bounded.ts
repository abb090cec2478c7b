import { err, ok, type Result } from './result.ts'

export type Bounds = {
  /** Tasks that run at once. */
  readonly running: number
  /** Tasks that wait for their turn. */
  readonly waiting: number
}

export type Bounded = <T>(task: () => Promise<T>) => Promise<Result<T, 'unavailable'>>

/** Runs tasks in the order they come, with both bounds kept; refuses a task that finds the queue full. */
export function bounded(bounds: Bounds): Bounded {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= bounds.running) {
      if (waiting.length >= bounds.waiting) return err('unavailable')
      // A task that ends hands its place on, so `running` stays as it is.
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
