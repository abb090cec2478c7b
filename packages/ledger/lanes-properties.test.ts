import { OutcomeUnknown } from '@poyraz/db'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLanes } from './lanes.ts'

const RUNS = { numRuns: 200 }
const BATCH_MAX = 4
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Outcome of a database call: success, or a failure. 'lost': the batch was written, but not the reply. */
const FATES = ['answers', 'deadlock', 'refused', 'gone', 'lost'] as const
type Fate = (typeof FATES)[number]
/** A submission of an owner after this many turns. */
type Ask = { readonly owner: string; readonly afterTurns: number; readonly isBad: boolean }

const asks: fc.Arbitrary<readonly Ask[]> = fc.array(
  fc.record({
    owner: fc.nat(6).map((n) => `p${n}`),
    afterTurns: fc.nat(5),
    isBad: fc.nat(15).map((n) => n === 0),
  }),
  { maxLength: 40 },
)
const fates: fc.Arbitrary<readonly Fate[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Fate>('answers') },
    { weight: 4, arbitrary: fc.constantFrom<Fate>(...FATES) },
  ),
  { maxLength: 30 },
)

function serverError(code: string): Error {
  return Object.assign(new Error(code), { code, severity: 'ERROR' })
}

type Item = Ask & { readonly n: number }
type Outcome = { readonly n: number; readonly call: number }

/** A fake database with idempotency keys that writes a batch completely or not at all. */
function fakeDatabase(script: readonly Fate[]) {
  const written = new Map<number, number>()
  const inFlight = new Set<string>()
  const batches: (readonly Item[])[] = []
  const write = (items: readonly Item[]) => {
    for (const { n } of items) if (!written.has(n)) written.set(n, batches.length)
  }
  const answer = (items: readonly Item[], fate: Fate): Outcome[] => {
    if (items.some(({ isBad }) => isBad) || fate === 'refused') throw serverError('22P02')
    if (fate === 'deadlock') throw serverError('40P01')
    if (fate === 'gone') throw serverError('57P03')
    write(items)
    if (fate === 'lost') throw new OutcomeUnknown('lost')
    return items.map(({ n }) => ({ n, call: written.get(n) ?? -1 }))
  }
  const flush = async (items: readonly Item[]): Promise<Outcome[]> => {
    const fate = script[batches.length] ?? 'answers'
    batches.push(items)
    for (const { owner } of items) {
      expect(inFlight.has(owner), `${owner} is in two batches at once`).toBe(false)
      inFlight.add(owner)
    }
    await turn()
    for (const { owner } of items) inFlight.delete(owner)
    return answer(items, fate)
  }
  return { written, batches, flush }
}

type Answered = { readonly item: Item; readonly outcome: Outcome | Error }

async function run(wanted: readonly Ask[], script: readonly Fate[], lanes: number) {
  const database = fakeDatabase(script)
  const { submit } = createLanes<Item, Outcome>({
    lanes,
    batchMax: BATCH_MAX,
    ownerOf: ({ owner }) => owner,
    flush: database.flush,
    pause: turn,
  })
  const answered: Answered[] = []
  const ask = async (one: Ask, n: number) => {
    for (let turns = 0; turns < one.afterTurns; turns++) await turn()
    const item = { ...one, n }
    const outcome = await submit(item).catch((error: Error) => error)
    answered.push({ item, outcome })
  }
  await Promise.all(wanted.map(ask))
  return { ...database, answered }
}

describe('with any failures of the database', () => {
  const always = (check: (result: Awaited<ReturnType<typeof run>>) => void) =>
    fc.assert(
      fc.asyncProperty(asks, fates, fc.integer({ min: 1, max: 3 }), async (wanted, script, lanes) => {
        const result = await run(wanted, script, lanes)
        expect(result.answered).toHaveLength(wanted.length)
        check(result)
      }),
      RUNS,
    )

  it('G1 G3: a batch has no owner twice and no more than the maximum of items', () =>
    always(({ batches }) => {
      for (const batch of batches) {
        expect(batch.length).toBeGreaterThan(0)
        expect(batch.length).toBeLessThanOrEqual(BATCH_MAX)
        expect(new Set(batch.map(({ owner }) => owner)).size).toBe(batch.length)
      }
    }))

  it('G4: an acknowledged item is written, and has its own outcome', () =>
    always(({ answered, written }) => {
      for (const { item, outcome } of answered) {
        if (outcome instanceof Error) continue
        expect(outcome).toEqual({ n: item.n, call: written.get(item.n) })
      }
    }))

  it('G4: an item reported as not written is not written', async () => {
    let told = 0
    await always(({ answered, written }) => {
      for (const { item, outcome } of answered) {
        if (!(outcome instanceof Error) || outcome instanceof OutcomeUnknown) continue
        told += 1
        expect(written.has(item.n), `${item.n}: ${outcome.message}`).toBe(false)
      }
    })
    expect(told).toBeGreaterThan(0)
  })

  it('G4: a bad item is never written, and fails no other item if nothing else fails', async () => {
    await fc.assert(
      fc.asyncProperty(asks, async (wanted) => {
        const { answered } = await run(wanted, [], 2)
        for (const { item, outcome } of answered) expect(outcome instanceof Error).toBe(item.isBad)
      }),
      RUNS,
    )
  })

  it('G3: an owner’s items are first sent in the order of submission', async () => {
    let sent = 0
    await always(({ batches }) => {
      const first = [...new Map(batches.flat().map((item) => [item.n, item])).values()]
      for (const own of Map.groupBy(first, ({ owner }) => owner).values()) {
        expect(own).toEqual(own.toSorted((a, b) => a.afterTurns - b.afterTurns || a.n - b.n))
      }
      sent += first.length
    })
    expect(sent).toBeGreaterThan(RUNS.numRuns)
  })
})
