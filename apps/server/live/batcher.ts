import { SECOND_MS } from '@poyraz/kernel'

/** Maximum number of items per flush: they become parameters of one statement. */
const BATCH_MAX = 500
const RETRY_MS = SECOND_MS

export type Batcher<T> = {
  /** Adds an item; added again before its flush, it counts once. */
  add(item: T): void
  /** Stops and waits for a running flush; items that still wait are dropped. */
  close(): Promise<void>
}

export type BatcherOptions<T> = {
  readonly delayMs: number
  flush(items: readonly T[]): Promise<void>
  onError(error: unknown): void
}

/**
 * Batches items for `delayMs` and flushes them together, one flush at a time; items added meanwhile wait for
 * the next. Items of a failed flush are retried after a second.
 */
export function createBatcher<T>(options: BatcherOptions<T>): Batcher<T> {
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

/** Flushes one batch; returns the delay before the next one in ms. */
async function work<T>(waiting: Set<T>, { delayMs, flush, onError }: BatcherOptions<T>): Promise<number> {
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
