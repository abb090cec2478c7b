import { sportsPlaceCoupon } from '@poyraz/contract'
import { assert, DAY_MS, randomId, uuidv7 } from '@poyraz/kernel'
import { createLedger } from '@poyraz/ledger'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'

const AMOUNT = 10_000

let house: Harness
beforeAll(async () => {
  house = await openHarness()
  await createLedger(house.books).openHouse('house:bonus')
})
afterAll(() => house.close())

/** Gives a player a free bet that is based on no deposit. */
async function giveFreeBet(playerId: string): Promise<string> {
  const id = uuidv7(house.clock.nowMs())
  const at = house.clock.nowMs()
  const bonus = JSON.stringify({
    id,
    player_id: playerId,
    offer_id: 1,
    period: randomId(),
    kind: 'free_bet',
    amount: AMOUNT,
    wagering: 0,
    weights: {},
    max_stake: AMOUNT,
    cash_out_max: 100 * AMOUNT,
    sticky: false,
    flags: [],
    based_on: [],
    granted_at: new Date(at),
    expires_at: new Date(at + DAY_MS),
  })
  await sql`select promotions.grant_bonus(jsonb_populate_record(null::promotions.bonus, ${bonus}::jsonb))`.execute(
    house.db,
  )
  return id
}

it('a coupon of a free bet shows and pays the profit without the stake', async () => {
  const playerId = await house.player(1)
  const freeBetID = await giveFreeBet(playerId)
  const eventID = await house.event()
  const leg = { eventID, market: 'FT_1X2', outcome: '1', odds: 2_000, version: 1 }
  const place = { selections: [leg], unitStake: AMOUNT, freeBetID }
  const placed = await house.call(sportsPlaceCoupon, place, { playerId })
  assert(placed.ok, 'the free bet pays the stake')
  expect(placed.value).toMatchObject({ freeBet: true, stake: 10_000n, potentialWin: 10_000n })
  await house.result(eventID, '1')
  await house.work()
  const { couponID } = placed.value
  expect(await house.coupon(playerId, couponID)).toMatchObject({ state: 'won', win: 10_000n })
  expect(await house.cash(playerId)).toBe(10_001)
  expect(await house.call(sportsPlaceCoupon, place, { playerId })).toMatchObject({ ok: false })
})
