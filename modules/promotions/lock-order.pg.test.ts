import { bonusClaim, bonusRequest } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { kurus } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'

const DEPOSIT = 10_000

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const WRITES: Readonly<Record<string, (playerId: string) => Promise<unknown>>> = {
  'a claim': (playerId) => harness.call(bonusClaim, { bonusID: 1 }, { playerId }),
  'a dispute': (playerId) =>
    transact(harness.db, (tx) => harness.promotions.reverseDeposit(tx, playerId, 'payment:1')),
  'a dispute that is won': (playerId) =>
    transact(harness.db, (tx) => harness.promotions.restoreDeposit(tx, playerId, 'payment:1')),
  async 'a decision of staff'(playerId) {
    const { rows } = await harness.pool.query('select id from promotions.request where player_id = $1', [
      playerId,
    ])
    const decision = { staff: 'ayse', amount: kurus(1_000), reason: 'x' }
    return harness.promotions.decide({ requestId: rows[0].id, ...decision })
  },
  'a withdrawal': (playerId) => transact(harness.db, (tx) => harness.promotions.runningBonus(tx, playerId)),
}

it.each(Object.keys(WRITES))(
  'locks the gate of its player before it locks anything else: %s',
  async (name) => {
    const playerId = harness.player()
    await harness.deposit(playerId, DEPOSIT)
    await harness.call(bonusRequest, { bonusID: 101 }, { playerId })
    const client = await harness.pool.connect()
    try {
      await client.query('begin')
      await client.query('select compliance.lock_gates(array[$1::uuid])', [playerId])
      const done = WRITES[name]?.(playerId)
      const waiting = () =>
        harness.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      await expect.poll(async () => (await waiting()).rowCount, { timeout: 5_000 }).toBe(1)
      const held = await client.query(
        `select from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and l.granted`,
      )
      expect(held.rowCount, 'other locks of players').toBe(0)
      await client.query('select from promotions.request where player_id = $1 for update nowait', [playerId])
      await client.query('commit')
      await done
    } finally {
      client.release(true)
    }
  },
)
