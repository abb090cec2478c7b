import { setImmediate as turn } from 'node:timers/promises'
import { assert } from '@poyraz/kernel'
import { createFlush, type Waiting } from './flush.ts'

const LANES = 2
/** More in one batch makes an item hardly cheaper, and would leave nothing to the other lane. */
const BATCH_MAX = 128
/** Items that may wait: more than a database that still answers can work off in time. */
const WAITING_MAX = 8_192
/** Of one owner, so that nobody fills the queue alone. */
const WAITING_OF_OWNER_MAX = 256

/** The queue is full: the caller answers `unavailable`, and nothing was done (G5). */
export class LaneFull extends Error {
  override readonly name = 'LaneFull'
}

export type LanesOptions<Item, Outcome> = {
  /** Batches in flight at once. An owner is in one of them at most, so two never touch the same rows. */
  readonly lanes?: number
  readonly batchMax?: number
  ownerOf(item: Item): string
  /** Writes a batch in one transaction and answers in its order. Each item of it has another owner. */
  flush(items: readonly Item[]): Promise<readonly Outcome[]>
  /** How a batch waits before it is tried again; tests do not. */
  pause?(ms: number): Promise<unknown>
}

export type Lanes<Item, Outcome> = {
  /**
   * Resolves once the item's batch is committed. Rejects with `LaneFull`, with `OutcomeUnknown`, or as
   * `flush` did for this item alone. Items carry idempotency keys: a batch may be sent more than once.
   */
  submit(item: Item): Promise<Outcome>
}

/**
 * Group commit (G3): while its lanes are in flight the next batch gathers, and goes as soon as one is back
 * and its callers had their turn. There is no timer, so a lone item waits for nobody. An owner's second item
 * waits until the first is back.
 */
export function createLanes<Item, Outcome>(options: LanesOptions<Item, Outcome>): Lanes<Item, Outcome> {
  const flush = createFlush(options)
  const queue = createQueue<Item, Outcome>()
  let idle = options.lanes ?? LANES
  const pump = async () => {
    for (;;) {
      const batch = queue.take(options.batchMax ?? BATCH_MAX)
      if (batch.length === 0) break
      await flush(batch.map(([, entry]) => entry))
      queue.land(batch.map(([owner]) => owner))
      // Callers that were just answered and ask again belong into the next batch.
      await turn()
    }
    idle += 1
  }
  return {
    submit: (item) =>
      new Promise((resolve, reject) => {
        if (!queue.put(options.ownerOf(item), { item, resolve, reject })) {
          return reject(new LaneFull('too many writes wait'))
        }
        if (idle === 0) return
        idle -= 1
        // Callers of the same tick go together.
        queueMicrotask(() => void pump())
      }),
  }
}

/** What waits: the items of each owner in the order they came, and the owner who waits longest is first. */
function createQueue<Item, Outcome>() {
  type Entry = Waiting<Item, Outcome>
  const ready = new Map<string, Entry[]>()
  /** Owners with an item in flight, and what waits behind it. */
  const flying = new Map<string, Entry[]>()
  let waiting = 0
  return {
    /** False, and nothing is kept, where too many wait. */
    put(owner: string, entry: Entry): boolean {
      const own = flying.get(owner) ?? ready.get(owner)
      if (waiting >= WAITING_MAX || (own && own.length >= WAITING_OF_OWNER_MAX)) return false
      waiting += 1
      if (own) own.push(entry)
      else ready.set(owner, [entry])
      return true
    },
    /** The first item of every owner who has none in flight. */
    take(max: number): (readonly [string, Entry])[] {
      const batch: (readonly [string, Entry])[] = []
      for (const [owner, own] of ready) {
        if (batch.length === max) break
        const first = own.shift()
        assert(first, 'an owner in the queue has an item')
        batch.push([owner, first])
        ready.delete(owner)
        flying.set(owner, own)
      }
      waiting -= batch.length
      return batch
    },
    /** They are back: who has more goes to the end of the queue. */
    land(owners: readonly string[]): void {
      for (const owner of owners) {
        const behind = flying.get(owner) ?? []
        flying.delete(owner)
        if (behind.length > 0) ready.set(owner, behind)
      }
    },
  }
}
