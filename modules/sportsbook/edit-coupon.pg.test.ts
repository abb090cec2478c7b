import { sportsEditCoupon } from '@poyraz/contract'
import { randomId } from '@poyraz/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DELAY_MS, FT_1X2, type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => void (h = await openHarness()))
afterAll(() => h.close())

/** Offer of a single of 10,00 at 2.00. */
const OFFER = 902
type Change = {
  readonly value?: number
  readonly odds?: number
  readonly unitStake?: number
  readonly key?: string
}

function edit(playerId: string, couponID: string, events: readonly number[], change: Change = {}) {
  const { value = OFFER, odds = 2_000, unitStake = 900, key } = change
  const selections = events.map((eventID) => ({
    eventID,
    market: 'FT_1X2',
    outcome: '1',
    odds,
    version: 1,
  }))
  const input = { couponID, value, selections, unitStake }
  return h.call(sportsEditCoupon, input, { playerId, ...(key ? { key } : {}) })
}

async function bet(cash = 1_000, live = false) {
  const eventID = await h.event(FT_1X2, 1, live)
  const player = await h.player(cash)
  const id = await h.placed(player, [{ eventID }])
  if (live) {
    h.clock.advance(DELAY_MS)
    await h.work()
  }
  const money = async () => [await h.cash(player), await h.held(player)]
  return { eventID, player, id, money, show: () => h.coupon(player, id) }
}

describe('editing a coupon', () => {
  it('sells it and places another one, and both name each other', async () => {
    const { eventID, player, id, money, show } = await bet()
    const second = await h.event()
    const reply = await edit(player, id, [eventID, second])
    expect(reply).toMatchObject({ value: { state: 'open', stake: 900n, totalOdds: 4_000, replaces: id } })
    const next = reply.ok ? reply.value.couponID : ''
    expect(await show()).toMatchObject({ state: 'cashed_out', win: 902n, replacedBy: next })
    expect((await show()).history.map(({ event }) => event)).toEqual(['placed', 'edited'])
    expect(await money()).toEqual([2, 900])
    expect(await h.exposure(eventID)).toBe(1_800)
    await h.result(eventID, '1')
    await h.result(second, '1')
    await h.work()
    expect(await money()).toEqual([3_602, 0])
  })

  it('pays a larger stake from the balance', async () => {
    const { eventID, player, id, money } = await bet(1_500)
    expect(await edit(player, id, [eventID], { unitStake: 1_400 })).toMatchObject({ ok: true })
    expect(await money()).toEqual([2, 1_400])
  })

  it('leaves the coupon as it is if the new one is refused, whatever the reason', async () => {
    const { eventID, player, id, money, show } = await bet()
    const closed = await h.event()
    await h.result(closed, '1')
    const refused = async (error: string, ...args: Parameters<typeof edit>) => {
      expect(await edit(...args)).toMatchObject({ error: { error } })
      expect(await money()).toEqual([0, 1_000])
      expect(await show()).toMatchObject({ state: 'open', openStake: 1_000n, replacedBy: null })
      expect((await show()).history).toHaveLength(1)
      expect(await h.exposure(eventID)).toBe(2_000)
    }
    await refused('insufficient_funds', player, id, [eventID], { unitStake: 903 })
    await refused('market_closed', player, id, [closed])
    await refused('odds_changed', player, id, [eventID], { odds: 2_100 })
    await refused('stake_range', player, id, [eventID], { unitStake: 1 })
    await refused('duplicate_selection', player, id, [eventID, eventID])
    await refused('cash_out_changed', player, id, [eventID], { value: OFFER + 1 })
    await refused('not_found', await h.player(1), id, [eventID])
    await refused('not_found', player, id, [999_999])
    await h.exclude(player)
    await refused('excluded', player, id, [eventID])
  })

  it('waits for the in-play delay once, and then has the prices of both of then', async () => {
    const { eventID, player, id, money } = await bet(1_000, true)
    const before = h.sales.waited.length
    h.sales.during = () => h.prices(eventID, { FT_1X2: { 1: 1_900, X: 3_400, 2: 3_800 } }, true)
    expect(await edit(player, id, [eventID])).toMatchObject({ error: { error: 'odds_changed' } })
    h.sales.during = async () => undefined
    // 1,000 · 2 · 0.5 · 0.95
    expect(await edit(player, id, [eventID], { odds: 1_900, value: 950, unitStake: 950 })).toMatchObject({
      value: { state: 'open', decidesAt: null },
    })
    expect(h.sales.waited.slice(before)).toEqual([DELAY_MS, DELAY_MS])
    expect(await money()).toEqual([0, 950])
  })

  it('happens once per key, and once against a sale at the same time', async () => {
    const first = await bet()
    const key = randomId()
    const replies = await Promise.all(
      [1, 2].map(() => edit(first.player, first.id, [first.eventID], { key })),
    )
    expect(new Set(replies.map((reply) => reply.ok && reply.value.couponID)).size).toBe(1)
    expect(await first.money()).toEqual([2, 900])
    const second = await bet()
    const both = await Promise.all([
      edit(second.player, second.id, [second.eventID]),
      h.sell(second.player, second.id, OFFER),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const [cash = 0, held = 0] = await second.money()
    expect(cash + held).toBe(OFFER)
  })
})
