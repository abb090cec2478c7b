/** Work that nobody is answered with. Whoever closes what it needs waits for it. */
export type Background = {
  /** `onError` is told where the task fails. */
  run(task: Promise<unknown>, onError: (error: unknown) => void): void
  /** Resolves once nothing runs any more. */
  settled(): Promise<void>
}

export function createBackground(): Background {
  const running = new Set<Promise<unknown>>()
  return {
    run(task, onError) {
      const ended: Promise<unknown> = task.catch(onError).finally(() => running.delete(ended))
      running.add(ended)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
