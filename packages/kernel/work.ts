/**
 * Runs a task again and again, never twice at once. The stop function aborts the signal of the round that is
 * under way, and waits for it.
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

/** Stops several at once; the returned function waits for all of them. */
export function stopAll(...stops: readonly (() => Promise<void>)[]): () => Promise<void> {
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/**
 * Does one task after the other. One that throws holds up none of the others: what was thrown is thrown once
 * all had their turn.
 */
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
