import { bonusClaim, bonusRequest } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { kurus } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type House, openHouse } from './fixtures/house.ts'

const DEPOSIT = 10_000

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const WRITES: Readonly<Record<string, (playerId: string) => Promise<unknown>>> = {
  'a claim': (playerId) => house.call(bonusClaim, { bonusID: 1 }, { playerId }),
  'a dispute': (playerId) =>
    transact(house.db, (tx) => house.promotions.reverseDeposit(tx, playerId, 'payment:1')),
  'a dispute that is won': (playerId) =>
    transact(house.db, (tx) => house.promotions.restoreDeposit(tx, playerId, 'payment:1')),
  async 'a decision of staff'(playerId) {
    const { rows } = await house.pool.query('select id from promotions.request where player_id = $1', [
      playerId,
    ])
    const decision = { staff: 'ayse', amount: kurus(1_000), reason: 'x' }
    return house.promotions.decide({ requestId: rows[0].id, ...decision })
  },
  'a withdrawal': (playerId) => transact(house.db, (tx) => house.promotions.runningBonus(tx, playerId)),
}

it.each(Object.keys(WRITES))(
  'locks the gate of its player before it locks anything else: %s',
  async (name) => {
    const playerId = house.player()
    await house.deposit(playerId, DEPOSIT)
    await house.call(bonusRequest, { bonusID: 101 }, { playerId })
    const client = await house.pool.connect()
    try {
      await client.query('begin')
      await client.query('select compliance.lock_gates(array[$1::uuid])', [playerId])
      const done = WRITES[name]?.(playerId)
      const waiting = () =>
        house.pool.query(
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
