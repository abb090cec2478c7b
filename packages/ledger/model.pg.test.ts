import { type Database, openDatabase } from '@poyraz/db'
import { uuidv7 } from '@poyraz/kernel'
import { createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceOf, openBook, record } from './book.ts'
import { decide } from './decide.ts'
import { createLedger } from './ledger.ts'
import { anyDraft, type Draft } from './testing/operations.ts'
import { postgresEngine } from './testing/postgres-engine.ts'

const START_MS = 1_800_000_000_000
const CODES = ['cash', 'bonus', 'round:1', 'held']
const OWNERS = 5
const SERVERS = 3
const RUNS = 60
const clock = fakeClock(START_MS)
let test: TestDatabase
let servers: Database[]

beforeAll(async () => {
  test = await createTestDatabase()
  servers = Array.from({ length: SERVERS }, () => openDatabase({ url: test.appUrl, max: 4 }))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await test.close()
})

/** A step is operations of different owners at once, each sent to one of several servers; then time passes. */
type Step = {
  readonly drafts: readonly (Draft | null)[]
  readonly servers: readonly number[]
  readonly passMs: number
}
const step: fc.Arbitrary<Step> = fc.record({
  drafts: fc.array(fc.option(anyDraft, { freq: 4 }), { minLength: OWNERS, maxLength: OWNERS }),
  servers: fc.array(fc.nat(SERVERS - 1), { minLength: OWNERS, maxLength: OWNERS }),
  passMs: fc.constantFrom(0, 0, 0, 10, 40),
})

/** S1, S2 and all that they stand on: whatever happens, the SQL and the pure decisions answer alike. */
it('the SQL decides as the pure functions do, also in batches and from several servers', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), replay), {
    numRuns: RUNS,
  })
  expect(await createLedger({ database: test.database, clock }).audit()).toEqual([])
}, 120_000)

async function replay(steps: readonly Step[]): Promise<void> {
  const book = openBook()
  const engines = servers.map((database) =>
    postgresEngine(createLedger({ database, clock, lanes: 1 }), database, clock),
  )
  const owners = Array.from({ length: OWNERS }, () => uuidv7(clock.nowMs()))
  for (const house of ['house:bank', 'house:game']) {
    book.houses.add(house)
    await engines[0]?.openHouse(house)
  }
  for (const { drafts, servers: chosen, passMs } of steps) {
    await Promise.all(
      drafts.map(async (draft, index) => {
        if (!draft) return
        const operation = draft(owners[index] ?? '', clock.nowMs())
        const decision = decide(book, operation, clock.nowMs())
        record(book, operation, decision)
        const { status, balanceAfter } = (await engines[chosen[index] ?? 0]?.run(operation)) ?? {}
        expect({ status, balanceAfter }).toEqual({
          status: decision.status,
          balanceAfter: decision.balanceAfter,
        })
      }),
    )
    clock.advance(passMs)
  }
  for (const owner of owners) {
    for (const code of CODES)
      expect(await engines[0]?.balance(owner, code)).toBe(balanceOf(book, owner, code))
  }
}
