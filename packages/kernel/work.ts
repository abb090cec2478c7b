/**
 * Repeats a task, never in parallel with itself. The returned function stops it: it aborts the signal of the
 * running round and waits for it.
 */
export function repeat(
  task: (stopping: AbortSignal) => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<unknown> | null = null
  const timer = setInterval(() => {
    running ??= task(stopping.signal)
      .catch(onError)
      .finally(() => {
        running = null
      })
  }, everyMs)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}

/** Combines stop functions into one that runs them at once and waits for all. */
export function stopAll(...stops: readonly (() => Promise<void>)[]): () => Promise<void> {
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Runs tasks one after another. All tasks run even if one throws; the errors are thrown at the end. */
export async function inTurn(tasks: Iterable<() => Promise<unknown>>): Promise<void> {
  const errors: unknown[] = []
  for (const task of tasks) {
    try {
      await task()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} tasks failed`)
  if (errors.length === 1) throw errors[0]
}
