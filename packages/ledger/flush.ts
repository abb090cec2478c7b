import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { assert } from '@poyraz/kernel'
import { failureOf } from './failure.ts'

export type Waiting<Item, Outcome> = {
  readonly item: Item
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

export type FlushOptions<Item, Outcome> = {
  flush(items: readonly Item[]): Promise<readonly Outcome[]>
  pause?(ms: number): Promise<unknown>
  nowMs?(): number
}

/** Attempts per batch. With the pauses between them: 2 to 3 s, in which a crashed server usually restarts. */
const ATTEMPTS_MAX = 7
const PAUSE_MS = 50
/** Retries end after this time: a commit that waits for a standby may never return (F08). */
const PATIENCE_MS = 10_000

/**
 * Creates a function that writes a batch and resolves or rejects every item in it; the function itself never
 * rejects (G4). A failed batch is split until the bad item is alone. An unknown outcome is resolved by
 * sending the same keys again.
 */
export function createFlush<Item, Outcome>(options: FlushOptions<Item, Outcome>) {
  const { pause = sleep, nowMs = () => performance.now() } = options

  const flush = async (batch: readonly Waiting<Item, Outcome>[], unknownBefore?: unknown): Promise<void> => {
    let unknown = unknownBefore
    const startedMs = nowMs()
    for (let attempt = 1; ; attempt++) {
      try {
        return settle(batch, await options.flush(batch.map((entry) => entry.item)))
      } catch (error) {
        const failure = failureOf(error)
        if (failure === 'unknown') unknown ??= error
        if (failure === 'refused' && batch.length > 1) return split(batch, unknown)
        // After an unknown outcome, a later failure does not tell whether an earlier attempt was committed.
        const isOver = failure === 'refused' || (failure === 'gone' && unknown === undefined)
        const isLast = attempt === ATTEMPTS_MAX || nowMs() - startedMs >= PATIENCE_MS
        if (isOver || isLast) return rejectAll(batch, unknown ?? error)
        await pause(failure === 'again' ? randomInt(1, PAUSE_MS) : PAUSE_MS * 2 ** (attempt - 1))
      }
    }
  }

  const split = async (batch: readonly Waiting<Item, Outcome>[], unknown: unknown): Promise<void> => {
    const half = Math.ceil(batch.length / 2)
    await flush(batch.slice(0, half), unknown)
    await flush(batch.slice(half), unknown)
  }

  return (batch: readonly Waiting<Item, Outcome>[]) => flush(batch)
}

function settle<Item, Outcome>(batch: readonly Waiting<Item, Outcome>[], outcomes: readonly Outcome[]): void {
  assert(outcomes.length === batch.length, 'a flush answers every item')
  for (const [index, entry] of batch.entries()) entry.resolve(outcomes[index] as Outcome)
}

function rejectAll<Item, Outcome>(batch: readonly Waiting<Item, Outcome>[], error: unknown): void {
  for (const entry of batch) entry.reject(error)
}
