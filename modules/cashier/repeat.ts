/** Runs a task again and again, never twice at once. The stop function waits for the round that is under way. */
export function repeat(
  task: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = task()
      .catch(onError)
      .finally(() => {
        busy = false
      })
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
