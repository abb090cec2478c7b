import { assert } from '@poyraz/kernel'

const LANES = 2
const BATCH_MAX = 256
/** Items that may wait in one lane: more than a database that still answers can work off in time. */
const WAITING_MAX = 8_192

/** A lane is full: the caller answers `unavailable`, and nothing was done. */
export class LaneFull extends Error {
  override readonly name = 'LaneFull'
}

export type LanesOptions<Item, Outcome> = {
  /** Batches in flight at once; an owner always has the same lane, so two batches never touch the same rows. */
  readonly lanes?: number
  readonly batchMax?: number
  ownerOf(item: Item): string
  /** Writes a batch in one transaction and answers in its order. Each item of it has another owner. */
  flush(items: readonly Item[]): Promise<readonly Outcome[]>
}

export type Lanes<Item, Outcome> = {
  /** Resolves once the item's batch is committed. Rejects with `LaneFull`, or as `flush` did for this item alone. */
  submit(item: Item): Promise<Outcome>
}

type Waiting<Item, Outcome> = {
  readonly item: Item
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

/**
 * Group commit: while a batch is in flight the next one gathers, and goes as soon as the first is back. There is no
 * timer, so a lone item waits for nobody. An owner's second item waits for the next batch.
 */
export function createLanes<Item, Outcome>(options: LanesOptions<Item, Outcome>): Lanes<Item, Outcome> {
  const count = options.lanes ?? LANES
  const lanes = Array.from({ length: count }, () => createLane(options))
  return {
    submit(item) {
      const lane = lanes[hash(options.ownerOf(item)) % count]
      assert(lane, 'there is a lane for every owner')
      return lane(item)
    },
  }
}

function createLane<Item, Outcome>(options: LanesOptions<Item, Outcome>): (item: Item) => Promise<Outcome> {
  let waiting: Waiting<Item, Outcome>[] = []
  let busy = false
  const pump = async () => {
    busy = true
    while (waiting.length > 0) {
      const { batch, rest } = takeBatch(waiting, options)
      waiting = rest
      await flush(batch, options)
    }
    busy = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= WAITING_MAX) return reject(new LaneFull('too many writes wait'))
      waiting.push({ item, resolve, reject })
      // Callers of the same tick go together.
      if (!busy) {
        busy = true
        queueMicrotask(() => void pump())
      }
    })
}

function takeBatch<Item, Outcome>(
  waiting: readonly Waiting<Item, Outcome>[],
  { ownerOf, batchMax = BATCH_MAX }: LanesOptions<Item, Outcome>,
) {
  const owners = new Set<string>()
  const batch: Waiting<Item, Outcome>[] = []
  const rest: Waiting<Item, Outcome>[] = []
  for (const entry of waiting) {
    const owner = ownerOf(entry.item)
    const fits = batch.length < batchMax && !owners.has(owner)
    owners.add(owner)
    ;(fits ? batch : rest).push(entry)
  }
  return { batch, rest }
}

/**
 * A batch that fails as a whole is tried again one by one, so that one bad item spoils no other. Items carry
 * idempotency keys: one that was written after all answers as written.
 */
async function flush<Item, Outcome>(
  batch: readonly Waiting<Item, Outcome>[],
  options: LanesOptions<Item, Outcome>,
): Promise<void> {
  try {
    settle(batch, await options.flush(batch.map((entry) => entry.item)))
  } catch (error) {
    const [only] = batch
    if (batch.length === 1 && only) return only.reject(error)
    for (const entry of batch) await flush([entry], options)
  }
}

function settle<Item, Outcome>(batch: readonly Waiting<Item, Outcome>[], outcomes: readonly Outcome[]): void {
  assert(outcomes.length === batch.length, 'a flush answers every item')
  for (const [index, entry] of batch.entries()) entry.resolve(outcomes[index] as Outcome)
}

/** FNV-1a over the code units: any spread will do, an owner only has to keep its lane. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}
