import { sportsPlaceCoupon } from '@poyraz/contract'
import { assert, DAY_MS, randomId, uuidv7 } from '@poyraz/kernel'
import { createLedger } from '@poyraz/ledger'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DELAY_MS, FT_1X2, type Harness, openHarness } from './fixtures/harness.ts'

const AMOUNT = 10_000

let house: Harness
beforeAll(async () => {
  house = await openHarness()
  await createLedger(house.books).openHouse('house:bonus')
})
afterAll(() => house.close())

/** Gives a player a free bet that is based on no deposit. */
async function giveFreeBet(playerId: string, lifeMs = DAY_MS): Promise<string> {
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
    expires_at: new Date(at + lifeMs),
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

describe('a free bet on a live match', () => {
  async function placedLive(lifeMs = DAY_MS) {
    const playerId = await house.player(1)
    const freeBetID = await giveFreeBet(playerId, lifeMs)
    const eventID = await house.event(FT_1X2, 1, true)
    const leg = { eventID, market: 'FT_1X2', outcome: '1', odds: 2_000, version: 1 }
    const place = { selections: [leg], unitStake: AMOUNT, freeBetID }
    const placed = await house.call(sportsPlaceCoupon, place, { playerId })
    assert(placed.ok, 'the free bet pays the stake')
    await house.prices(eventID, { FT_1X2: { 1: 1_500, X: 3_400, 2: 5_000 } }, true)
    return { playerId, freeBetID, couponID: placed.value.couponID }
  }
  async function decided({ playerId, couponID }: { readonly playerId: string; readonly couponID: string }) {
    house.clock.advance(DELAY_MS)
    await house.work()
    return house.coupon(playerId, couponID)
  }
  async function stateOf(freeBetID: string) {
    const { rows } = await sql<{
      state: string
    }>`select state from promotions.bonus where id = ${freeBetID}`.execute(house.db)
    return rows[0]?.state
  }

  it('can be used again if the coupon is declined', async () => {
    const live = await placedLive()
    expect(await stateOf(live.freeBetID)).toBe('spent')
    expect(await decided(live)).toMatchObject({ state: 'declined', declineReason: 'odds_changed', win: 0n })
    expect(await stateOf(live.freeBetID)).toBe('held')
    const eventID = await house.event()
    const leg = { eventID, market: 'FT_1X2', outcome: '1', odds: 2_000, version: 1 }
    const again = { selections: [leg], unitStake: AMOUNT, freeBetID: live.freeBetID }
    expect(await house.call(sportsPlaceCoupon, again, { playerId: live.playerId })).toMatchObject({
      ok: true,
    })
    expect(await house.held(live.playerId)).toBe(AMOUNT)
  })

  it('does not come back to a player who was excluded meanwhile', async () => {
    const live = await placedLive()
    await house.exclude(live.playerId)
    expect(await decided(live)).toMatchObject({ state: 'declined' })
    expect(await stateOf(live.freeBetID)).toBe('spent')
  })

  it('does not come back after its time', async () => {
    const live = await placedLive(DELAY_MS)
    expect(await decided(live)).toMatchObject({ state: 'declined', declineReason: 'odds_changed' })
    expect(await stateOf(live.freeBetID)).toBe('spent')
  })
})
