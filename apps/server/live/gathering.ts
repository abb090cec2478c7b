import { SECOND_MS } from '@poyraz/kernel'

/** Items that one flush takes at most: they become the parameters of one statement. */
const BATCH_MAX = 500
const RETRY_MS = SECOND_MS

export type Gathering<T> = {
  /** Added again before its flush, an item still counts once. */
  add(item: T): void
  /** Ends the work and waits for the flush that is under way. */
  close(): Promise<void>
}

export type GatheringOptions<T> = {
  readonly delayMs: number
  flush(items: readonly T[]): Promise<void>
  onError(error: unknown): void
}

/**
 * Gathers items for `delayMs` and works them off together, one flush at a time: what comes meanwhile waits for
 * the next. Items of a failed flush wait a second and are tried again.
 */
export function createGathering<T>(options: GatheringOptions<T>): Gathering<T> {
  const waiting = new Set<T>()
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let closed = false
  const start = (delayMs: number) => {
    if (closed || timer !== null || running !== null || waiting.size === 0) return
    timer = setTimeout(() => {
      timer = null
      running = work(waiting, options).then((pauseMs) => {
        running = null
        start(pauseMs)
      })
    }, delayMs)
    timer.unref()
  }
  return {
    add(item) {
      waiting.add(item)
      start(options.delayMs)
    },
    async close() {
      closed = true
      if (timer !== null) clearTimeout(timer)
      await running
    },
  }
}

/** Flushes what waits; answers how long to wait before the next time. */
async function work<T>(waiting: Set<T>, { delayMs, flush, onError }: GatheringOptions<T>): Promise<number> {
  const items = [...waiting].slice(0, BATCH_MAX)
  for (const item of items) waiting.delete(item)
  try {
    await flush(items)
    return delayMs
  } catch (error) {
    onError(error)
    for (const item of items) waiting.add(item)
    return RETRY_MS
  }
}
