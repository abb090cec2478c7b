import { type Tx, transact } from '@poyraz/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'

const ROUNDS = 300
const STAKE = 5_000
/** Extra rows allowed: a cursor reads ahead, and each round has two rows. */
const READ_MAX = 200

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

/** Returns the qualifying sum of a player's deposits, and the number of journal rows that were read. */
async function reading(playerId: string, enough: number | null) {
  return transact(harness.db, async (tx) => {
    // The statistics may still include earlier reads of this connection.
    const before = await rowsRead(tx)
    const { rows } = await sql<{ qualifying: bigint }>`
      select sum(qualifying)::bigint as qualifying
      from promotions.qualifying_deposits(${playerId}, '-infinity', 'infinity', ${enough}::bigint)`.execute(
      tx,
    )
    return { qualifying: rows[0]?.qualifying, read: (await rowsRead(tx)) - before }
  })
}

async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select seq_tup_read + idx_tup_fetch as count from pg_stat_xact_user_tables
    where schemaname = 'ledger' and relname = 'transfer'`.execute(tx)
  return Number(rows[0]?.count)
}

async function playMany(playerId: string): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await harness.play([{ playerId, stake: STAKE, win: STAKE }])
}

it('C06: tickets and loss bonuses read no more stakes than needed to play the deposits', async () => {
  const playerId = harness.player()
  await harness.payIn(playerId, 10 * STAKE)
  await playMany(playerId)
  await harness.payIn(playerId, 2 * STAKE)
  const { qualifying, read } = await reading(playerId, null)
  expect(qualifying).toBe(BigInt(10 * STAKE))
  expect(read).toBeGreaterThan(10)
  expect(read).toBeLessThan(READ_MAX)
})

it('C06: tickets read no more stakes than needed for the maximum number of tickets', async () => {
  const playerId = harness.player()
  await harness.payIn(playerId, 1_000 * STAKE)
  await playMany(playerId)
  const { qualifying, read } = await reading(playerId, 10 * STAKE)
  expect(qualifying).toBeGreaterThanOrEqual(BigInt(10 * STAKE))
  expect(read).toBeLessThan(READ_MAX)
  expect((await reading(playerId, null)).qualifying).toBe(BigInt(ROUNDS * STAKE))
})
