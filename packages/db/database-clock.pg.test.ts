import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabaseClock } from './database-clock.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

/** A fake database with a set time, and delays of request and reply. */
function fakeParts() {
  const state = { ticks: 0, databaseMs: 0, askMs: 0, answerMs: 0 }
  const pool = {
    async query() {
      state.ticks += state.askMs
      const rows = [{ now: state.databaseMs }]
      state.ticks += state.answerMs
      return { rows }
    },
  }
  return { state, deps: { pool, ticks: () => state.ticks } as never }
}

it('C01: agrees with the clock of SQL on machines with any origin of ticks', async () => {
  const clocks = await Promise.all(
    [0, 1e12, -1e12].map((start) =>
      createDatabaseClock({ pool: test.database.pool, ticks: () => performance.now() + start }),
    ),
  )
  const { rows } = await test.database.pool.query<{ now: Date }>('select clock_timestamp() as now')
  for (const clock of clocks) {
    expect(clock.isDatabaseTime).toBe(true)
    expect(Number.isInteger(clock.nowMs())).toBe(true)
    expect(Math.abs(clock.nowMs() - (rows[0]?.now.getTime() ?? 0))).toBeLessThan(5_000)
  }
})

it('C01: is off by at most the round-trip time, and by less after a faster one', async () => {
  const { state, deps } = fakeParts()
  Object.assign(state, { databaseMs: 1_000_000, askMs: 0, answerMs: 80 })
  const clock = await createDatabaseClock(deps)
  // The database is 80 ms further by now; the estimate includes half of that.
  expect(clock.nowMs()).toBe(1_000_040)
  Object.assign(state, { databaseMs: 1_000_080, answerMs: 2 })
  await clock.measure()
  expect(clock.nowMs()).toBe(1_000_080)
  // A slow reply does not worsen a better estimate.
  Object.assign(state, { databaseMs: 1_000_082, answerMs: 500 })
  await clock.measure()
  expect(clock.nowMs()).toBe(1_000_580)
})

it('C01: follows a database whose clock was set', async () => {
  const { state, deps } = fakeParts()
  Object.assign(state, { databaseMs: 1_000_000 })
  const clock = await createDatabaseClock(deps)
  for (const databaseMs of [5_000_000, 2_000_000]) {
    state.databaseMs = databaseMs
    expect(await clock.measure()).toBe(databaseMs)
    expect(clock.nowMs()).toBe(databaseMs)
  }
})
