import { setImmediate as turn } from 'node:timers/promises'
import { assert } from '@poyraz/kernel'
import { createFlush, type Waiting } from './flush.ts'

const LANES = 2
/** Larger batches hardly make an item cheaper, and would leave nothing for the other lane. */
const BATCH_MAX = 128
/** Maximum number of waiting items: more than a working database can write in time. */
const WAITING_MAX = 8_192
/** Maximum number of waiting items per owner, so that no owner fills the queue alone. */
const WAITING_OF_OWNER_MAX = 256

/** Thrown if the queue is full; nothing was written. The caller replies `unavailable` (G5). */
export class LaneFull extends Error {
  override readonly name = 'LaneFull'
}

export type LanesOptions<Item, Outcome> = {
  /** Maximum number of batches in flight. An owner is in at most one of them, so they share no rows. */
  readonly lanes?: number
  readonly batchMax?: number
  ownerOf(item: Item): string
  /** Writes a batch in one transaction and returns outcomes in its order. All items have different owners. */
  flush(items: readonly Item[]): Promise<readonly Outcome[]>
  /** Waits before a retry; tests replace it. */
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
 * Creates a group commit (G3): while all lanes are in flight, new items gather in a queue. When a lane
 * returns and its callers have run, the lane takes the next batch. There is no timer, so a single item is
 * written at once. The next item of an owner waits until the previous one has returned.
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
      // Let callers of this batch submit again, so that their items join the next batch.
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
        // Items submitted in the same tick share a batch.
        queueMicrotask(() => void pump())
      }),
  }
}

/** The waiting items: first in, first out per owner; the owner who waits longest is taken first. */
function createQueue<Item, Outcome>() {
  type Entry = Waiting<Item, Outcome>
  const ready = new Map<string, Entry[]>()
  /** Owners with an item in flight, each with the items that wait behind it. */
  const flying = new Map<string, Entry[]>()
  let waiting = 0
  return {
    /** Returns false, and does not keep the entry, if the queue is full. */
    put(owner: string, entry: Entry): boolean {
      const own = flying.get(owner) ?? ready.get(owner)
      if (waiting >= WAITING_MAX || (own && own.length >= WAITING_OF_OWNER_MAX)) return false
      waiting += 1
      if (own) own.push(entry)
      else ready.set(owner, [entry])
      return true
    },
    /** Takes the first item of each owner who has none in flight, at most `max` items. */
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
    /** Marks the owners as not in flight; those with more items go to the end of the queue. */
    land(owners: readonly string[]): void {
      for (const owner of owners) {
        const behind = flying.get(owner) ?? []
        flying.delete(owner)
        if (behind.length > 0) ready.set(owner, behind)
      }
    },
  }
}
