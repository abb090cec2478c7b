import { type Database, openDatabase } from '@poyraz/db'
import { uuidv7 } from '@poyraz/kernel'
import { createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceOf, type Operation, openBook, record } from './book.ts'
import { decide } from './decide.ts'
import { createLedger } from './ledger.ts'
import { STATUSES } from './status.ts'
import { anyDeposit, anyDraft, type Draft } from './testing/operations.ts'
import { postgresEngine } from './testing/postgres-engine.ts'

const START_MS = 1_800_000_000_000
const CODES = ['cash', 'bonus', 'round:1', 'held']
const OWNERS = 5
const SERVERS = 3
const RUNS = 30
/** Fixed seed, so that every run reaches every status. */
const SEED = 1
const clock = fakeClock(START_MS)
let test: TestDatabase
let servers: Database[]
const seen = new Set<string>()

beforeAll(async () => {
  test = await createTestDatabase()
  servers = Array.from({ length: SERVERS }, () => openDatabase({ url: test.appUrl, max: 4 }))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await test.close()
})

/** An act of one owner: a new operation, or the index of an earlier one to repeat. */
type Act = { readonly server: number; readonly draft: Draft | number }
/** A step: concurrent acts of different owners, each on one of several servers; then time passes. */
type Step = { readonly acts: readonly (Act | null)[]; readonly passMs: number }
const act: fc.Arbitrary<Act> = fc.record({
  server: fc.nat(SERVERS - 1),
  draft: fc.oneof({ weight: 6, arbitrary: anyDraft }, { weight: 1, arbitrary: fc.nat(50) }),
})
const step: fc.Arbitrary<Step> = fc.record({
  acts: fc.array(fc.option(act, { freq: 5 }), { minLength: OWNERS, maxLength: OWNERS }),
  passMs: fc.constantFrom(0, 0, 0, 10, 40),
})

/** S1, S2 and the rules below them: SQL and the pure decisions return the same for any history. */
it('the SQL decides like the pure functions, also in batches and from several servers', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 70, size: 'max' }), replay), {
    numRuns: RUNS,
    seed: SEED,
  })
  expect(await createLedger({ database: test.database, clock }).audit()).toEqual([])
  // Every status must have been reached, or it would be untested.
  expect(STATUSES.filter((status) => !seen.has(status))).toEqual([])
})

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
  const past = owners.map((): Operation[] => [])
  const run = async ({ server, draft }: Act, index: number) => {
    const own = past[index] ?? []
    const repeated = typeof draft === 'number' ? own[draft % own.length] : undefined
    const fresh = typeof draft === 'number' ? anyDeposit : draft
    const operation = repeated ?? fresh(owners[index] ?? '', clock.nowMs())
    own.push(operation)
    const decision = decide(book, operation, clock.nowMs())
    record(book, operation, decision)
    seen.add(decision.status)
    const { status, balanceAfter } = (await engines[server]?.run(operation)) ?? {}
    expect({ status, balanceAfter }).toEqual({ status: decision.status, balanceAfter: decision.balanceAfter })
  }
  for (const { acts, passMs } of steps) {
    await Promise.all(acts.map(async (one, index) => one && run(one, index)))
    clock.advance(passMs)
  }
  for (const owner of owners) {
    for (const code of CODES)
      expect(await engines[0]?.balance(owner, code)).toBe(balanceOf(book, owner, code))
  }
}
