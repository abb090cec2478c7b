import { kurus, uuidv7 } from '@poyraz/kernel'
import { createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLedger, type Ledger } from './ledger.ts'

const START_MS = 1_800_000_000_000
const clock = fakeClock(START_MS)
let test: TestDatabase
let ledger: Ledger

beforeAll(async () => {
  test = await createTestDatabase()
  ledger = createLedger({ database: test.database, clock })
  await ledger.openHouse('house:bank')
})
afterAll(() => test.close())

const deposit = (owner: string, key: string) =>
  ledger.post({
    owner,
    key,
    inputHash: '00'.repeat(32),
    legs: [{ reason: 'deposit', debit: 'house:bank', credit: 'cash', amount: kurus(1) }],
  })

it('J5: the bound in the sequence selects the transfers of a window of time, and no others', async () => {
  const [one, other] = [uuidv7(START_MS), uuidv7(START_MS)]
  // Several transfers of one instant, and gaps in the sequence of each owner.
  for (const [n, atMs] of [0, 0, 5, 5, 5, 9, 40, 40, 41].entries()) {
    clock.set(START_MS + atMs)
    await deposit(one, `d${n}`)
    if (n % 2 === 0) await deposit(other, `d${n}`)
  }
  for (const owner of [one, other, uuidv7(START_MS)]) {
    for (let atMs = -1; atMs <= 42; atMs++) {
      const { rows } = await test.database.pool.query<{ by_seq: string; by_time: string }>(
        `select count(*) filter (where seq >= ledger.seq_from($1, $2)) as by_seq,
                count(*) filter (where at >= $2) as by_time from ledger.transfer where owner = $1`,
        [owner, new Date(START_MS + atMs)],
      )
      expect(rows[0]?.by_seq, `${atMs}`).toBe(rows[0]?.by_time)
    }
  }
})
