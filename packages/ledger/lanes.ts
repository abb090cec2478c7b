import { setImmediate as turn } from 'node:timers/promises'
import { assert } from '@poyraz/kernel'
import { createFlush, type Waiting } from './flush.ts'

const LANES = 2
const BATCH_MAX = 256
/** Items that may wait in one lane: more than a database that still answers can work off in time. */
const WAITING_MAX = 8_192
/** Of one owner, so that nobody fills a lane alone. */
const WAITING_OF_OWNER_MAX = 256

/** A lane is full: the caller answers `unavailable`, and nothing was done (G5). */
export class LaneFull extends Error {
  override readonly name = 'LaneFull'
}

export type LanesOptions<Item, Outcome> = {
  /**
   * Batches in flight at once; an owner always has the same lane, so two batches never touch the same rows.
   */
  readonly lanes?: number
  readonly batchMax?: number
  ownerOf(item: Item): string
  /** Writes a batch in one transaction and answers in its order. Each item of it has another owner. */
  flush(items: readonly Item[]): Promise<readonly Outcome[]>
  /** How a lane waits before it tries again; tests do not. */
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
 * Group commit (G3): while a batch is in flight the next one gathers, and goes as soon as the first is back
 * and its callers had their turn. There is no timer, so a lone item waits for nobody. An owner's second item
 * waits for the next batch.
 */
export function createLanes<Item, Outcome>(options: LanesOptions<Item, Outcome>): Lanes<Item, Outcome> {
  const count = options.lanes ?? LANES
  const lanes = Array.from({ length: count }, () => createLane(options))
  return {
    submit(item) {
      const owner = options.ownerOf(item)
      const lane = lanes[hash(owner) % count]
      assert(lane, 'there is a lane for every owner')
      return lane(owner, item)
    },
  }
}

/** The items of each owner in the order they came; the owner who waits longest is first. */
type Queue<Item, Outcome> = Map<string, Waiting<Item, Outcome>[]>

function createLane<Item, Outcome>(options: LanesOptions<Item, Outcome>) {
  const flush = createFlush(options)
  const queue: Queue<Item, Outcome> = new Map()
  let waiting = 0
  let busy = false
  const pump = async () => {
    while (queue.size > 0) {
      const batch = takeBatch(queue, options.batchMax ?? BATCH_MAX)
      waiting -= batch.length
      await flush(batch)
      // Callers that were just answered and ask again belong into the next batch.
      await turn()
    }
    busy = false
  }
  return (owner: string, item: Item): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const own = queue.get(owner)
      if (waiting >= WAITING_MAX || (own && own.length >= WAITING_OF_OWNER_MAX)) {
        return reject(new LaneFull('too many writes wait'))
      }
      waiting += 1
      if (own) own.push({ item, resolve, reject })
      else queue.set(owner, [{ item, resolve, reject }])
      if (busy) return
      busy = true
      // Callers of the same tick go together.
      queueMicrotask(() => void pump())
    })
}

/** The first item of every owner; who has more goes to the end of the queue. */
function takeBatch<Item, Outcome>(queue: Queue<Item, Outcome>, max: number): Waiting<Item, Outcome>[] {
  const batch: Waiting<Item, Outcome>[] = []
  const again: [string, Waiting<Item, Outcome>[]][] = []
  for (const [owner, own] of queue) {
    if (batch.length === max) break
    const first = own.shift()
    assert(first, 'an owner in the queue has an item')
    batch.push(first)
    queue.delete(owner)
    if (own.length > 0) again.push([owner, own])
  }
  for (const [owner, own] of again) queue.set(owner, own)
  return batch
}

/** FNV-1a over the code units: any spread will do, an owner only has to keep its lane. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}
