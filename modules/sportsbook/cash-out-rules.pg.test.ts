import { sportsRemoveCashOutRule, sportsSetCashOutRule } from '@poyraz/contract'
import { randomId } from '@poyraz/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DELAY_MS, type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => void (h = await openHarness()))
afterAll(() => h.close())

const oddsOf = (home: number) => ({ FT_1X2: { 1: home, X: 3_400, 2: 3_800 } })
type Rule = { readonly target?: number; readonly floor?: number }
const setRule = (playerId: string, couponID: string, rule: Rule, key?: string) =>
  h.call(sportsSetCashOutRule, { couponID, ...rule }, { playerId, ...(key ? { key } : {}) })
const removeRule = (playerId: string, couponID: string) =>
  h.call(sportsRemoveCashOutRule, { couponID }, { playerId })

/** A single of 10,00 at 2.00, whose offer is 9,02. */
async function bet(live = false) {
  const eventID = await h.event(oddsOf(2_000), 1, live)
  const player = await h.player(1_000)
  const id = await h.placed(player, [{ eventID }])
  if (live) {
    h.clock.advance(DELAY_MS)
    await h.work()
  }
  const move = async (home: number) => {
    await h.prices(eventID, oddsOf(home), live)
    await h.work()
  }
  return { eventID, player, id, move, show: () => h.coupon(player, id), cash: () => h.cash(player) }
}

describe('automatic cash-out', () => {
  it('has rules on twenty coupons of a player at most, however many are set at once (C06)', async () => {
    const eventID = await h.event(oddsOf(2_000), 1)
    const player = await h.player(30_000)
    const ids: string[] = []
    for (let n = 0; n < 23; n++) ids.push(await h.placed(player, [{ eventID }]))
    const [first = '', last = ''] = [ids[0], ids[22]]
    const set = await Promise.all(ids.slice(0, 22).map((id) => setRule(player, id, { target: 1_400 })))
    expect(set.filter(({ ok }) => ok)).toHaveLength(20)
    const refused = { ok: false, error: { error: 'cash_out_rule_limit', data: { most: 20 } } }
    expect(set.filter(({ ok }) => !ok)).toEqual([refused, refused])
    expect(await setRule(player, last, { target: 1_400 })).toEqual(refused)
    const held = ids.find((_, place) => set[place]?.ok) ?? first
    expect(await setRule(player, held, { target: 1_500 })).toMatchObject({ ok: true })
    await removeRule(player, held)
    expect(await setRule(player, last, { target: 1_400 })).toMatchObject({ ok: true })
  })

  it('sells once at the offer of then, which may be above the target, and tells the player', async () => {
    const { player, id, move, show, cash } = await bet()
    expect(await setRule(player, id, { target: 1_400 })).toMatchObject({
      value: { cashOutRule: { target: 1_400n, floor: null, sellsAt: null } },
    })
    await move(1_300)
    expect([(await show()).state, await cash()]).toEqual(['open', 0])
    await move(1_200)
    // 1,000 · 2 · 0.791667 · 0.95
    expect(await show()).toMatchObject({ state: 'cashed_out', win: 1_504n, cashOutRule: null })
    expect((await show()).history.map(({ event }) => event)).toEqual([
      'placed',
      'cash_out_rule_set',
      'auto_cashed_out',
    ])
    await move(1_100)
    expect(await cash()).toBe(1_504)
    expect(h.messages.filter(({ playerId }) => playerId === player)).toMatchObject([
      { key: `coupon:${id}:auto_cashed_out`, text: { tr: expect.stringContaining('₺15,04') } },
    ])
  })

  it('sells at the floor', async () => {
    const { player, id, move, show, cash } = await bet()
    await setRule(player, id, { target: 1_500, floor: 500 })
    await move(3_400)
    expect((await show()).state).toBe('open')
    await move(4_000)
    expect([(await show()).state, await cash()]).toEqual(['cashed_out', 451])
  })

  it('waits for the in-play delay of a live event, and sells only if the rule is met then, too', async () => {
    const { player, id, move, show, cash } = await bet(true)
    await setRule(player, id, { target: 1_400 })
    await move(1_200)
    const at = new Date(h.clock.nowMs() + DELAY_MS).toISOString()
    expect(await show()).toMatchObject({ state: 'open', cashOutRule: { sellsAt: at } })
    h.clock.advance(DELAY_MS - 1)
    await h.work()
    expect(await cash()).toBe(0)
    await move(1_900)
    h.clock.advance(1)
    await h.work()
    expect(await show()).toMatchObject({ state: 'open', cashOutRule: { sellsAt: null } })
    await move(1_200)
    h.clock.advance(DELAY_MS)
    await h.work()
    expect([(await show()).state, await cash()]).toEqual(['cashed_out', 1_504])
  })

  it('does not sell while a market is suspended, and sells at the price after it', async () => {
    const { eventID, player, id, move, show } = await bet(true)
    await setRule(player, id, { target: 1_400 })
    await move(1_200)
    await h.send({
      type: 'bet_stop',
      eventId: eventID,
      sequence: h.nextSequence(),
      state: 'live',
      facts: null,
    })
    h.clock.advance(DELAY_MS)
    await h.work()
    expect(await show()).toMatchObject({ state: 'open', cashOutRule: { target: 1_400n, sellsAt: null } })
    await move(1_250)
    h.clock.advance(DELAY_MS)
    await h.work()
    expect(await show()).toMatchObject({ state: 'cashed_out', win: 1_444n })
  })

  it('sells for an excluded player, because a sale is no bet', async () => {
    const { player, id, move, cash } = await bet()
    await setRule(player, id, { target: 1_400 })
    await h.exclude(player)
    await move(1_200)
    expect(await cash()).toBe(1_504)
  })

  it('is changed and taken back', async () => {
    const { player, id, move, show } = await bet()
    await setRule(player, id, { target: 1_200 })
    await setRule(player, id, { target: 1_600 })
    await move(1_200)
    expect(await show()).toMatchObject({ state: 'open', cashOutRule: { target: 1_600n } })
    expect(await removeRule(player, id)).toMatchObject({ value: { cashOutRule: null } })
    await move(1_100)
    expect((await show()).state).toBe('open')
    expect(await removeRule(player, id)).toMatchObject({ error: { error: 'not_found' } })
  })

  it('ends with a sale by hand, and with the settlement', async () => {
    const part = await bet()
    await setRule(part.player, part.id, { floor: 500 })
    await h.sell(part.player, part.id, 902, 50)
    await part.move(1_950)
    expect(await part.show()).toMatchObject({ state: 'open', openStake: 500n, cashOutRule: null })
    expect((await part.show()).history.at(-1)?.event).toBe('cash_out_rule_removed')
    const whole = await bet()
    await setRule(whole.player, whole.id, { target: 1_400 })
    await h.result(whole.eventID, '1')
    await h.work()
    expect(await whole.show()).toMatchObject({ state: 'won', win: 2_000n, cashOutRule: null })
    await h.send({
      type: 'rollback_bet_settlement',
      eventId: whole.eventID,
      sequence: h.nextSequence(),
      markets: ['FT_1X2'],
    })
    await h.work()
    expect(await whole.show()).toMatchObject({ state: 'open', cashOutRule: null })
  })

  it('A12: a settlement at the same time and the rule pay once', async () => {
    const { eventID, player, id, cash, show } = await bet()
    await setRule(player, id, { target: 1_400 })
    await h.prices(eventID, oddsOf(1_200))
    await h.result(eventID, '1')
    await Promise.all([h.work(), h.work(), h.work()])
    expect(await show()).toMatchObject({ state: 'won' })
    expect(await cash()).toBe(2_000)
  })

  it('is refused where the offer of now meets it, out of reach, and for what cannot be sold', async () => {
    const { player, id } = await bet()
    const range = { error: 'cash_out_rule_range', data: { value: 902, targetMax: 1_900 } }
    for (const rule of [{ target: 902 }, { target: 1_901 }, { floor: 902 }, { target: 1_000, floor: 1_000 }])
      expect(await setRule(player, id, rule)).toMatchObject({ error: range })
    expect(await setRule(await h.player(1), id, { target: 1_000 })).toMatchObject({
      error: { error: 'not_found' },
    })
    const legs = [await h.event(), await h.event(), await h.event()].map((eventID) => ({ eventID }))
    const other = await h.player(3_000)
    const system = await h.placed(other, legs, { system: [2] })
    expect(await setRule(other, system, { target: 5_000 })).toMatchObject({
      error: { error: 'cash_out_unavailable', data: { reason: 'system' } },
    })
  })

  it('is set once per key', async () => {
    const { player, id, show } = await bet()
    const key = randomId()
    await Promise.all([1, 2].map(() => setRule(player, id, { target: 1_200 }, key)))
    expect((await show()).history.filter(({ event }) => event === 'cash_out_rule_set')).toHaveLength(1)
  })
})
