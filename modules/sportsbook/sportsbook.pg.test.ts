import {
  betframeGetCoupons,
  sportsCheckCoupon,
  sportsCoupons,
  sportsEvents,
  sportsLoadCoupon,
  sportsShareCoupon,
} from '@poyraz/contract'
import { DAY_MS, randomId } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DELAY_MS, FT_1X2, type Harness, openHarness } from './fixtures/harness.ts'
import { listEvents } from './store/events.ts'
import { listPrices } from './store/prices.ts'

let h: Harness
beforeAll(async () => void (h = await openHarness()))
afterAll(() => h.close())

const refusal = (reply: Awaited<ReturnType<Harness['place']>>) => (reply.ok ? null : reply.error)

describe('placing a coupon', () => {
  it('holds the stake, and returns the coupon with its legs', async () => {
    const [first, second] = [await h.event(), await h.event()]
    const player = await h.player(5_000)
    const reply = await h.place(player, [{ eventID: first }, { eventID: second, outcome: 'X', odds: 3_400 }])
    expect(reply).toMatchObject({
      ok: true,
      value: { state: 'open', stake: 1_000n, totalOdds: 6_800, potentialWin: 6_800n, win: null, lines: 1 },
    })
    expect([await h.cash(player), await h.held(player)]).toEqual([4_000, 1_000])
  })

  it('returns the same coupon for the same key, and takes one stake', async () => {
    const eventID = await h.event()
    const player = await h.player(5_000)
    const key = randomId()
    const ids = await Promise.all([1, 2, 3].map(() => h.placed(player, [{ eventID }], { key })))
    expect(new Set(ids).size).toBe(1)
    expect([await h.cash(player), await h.held(player)]).toEqual([4_000, 1_000])
    expect(refusal(await h.place(player, [{ eventID }], { key, unitStake: 2_000 }))).toEqual({
      error: 'idempotency_conflict',
    })
  })

  it('A09: refuses an old price with the price of now, and takes nothing', async () => {
    const eventID = await h.event()
    const player = await h.player(5_000)
    await h.prices(eventID, { FT_1X2: { 1: 1_800, X: 3_400, 2: 3_800 } })
    expect(refusal(await h.place(player, [{ eventID }]))).toMatchObject({
      error: 'odds_changed',
      data: { legs: [0], prices: [{ eventID, outcome: '1', odds: 1_800, open: true }] },
    })
    expect([await h.cash(player), await h.held(player)]).toEqual([5_000, 0])
    const any = await h.coupon(player, await h.placed(player, [{ eventID }], { oddsPolicy: 'any' }))
    expect(any.legs[0]?.odds).toBe(1_800)
  })

  it('accepts a better price by the policy alone', async () => {
    const eventID = await h.event()
    const player = await h.player(5_000)
    await h.prices(eventID, { FT_1X2: { 1: 2_200, X: 3_400, 2: 3_800 } })
    expect(refusal(await h.place(player, [{ eventID }], { oddsPolicy: 'none' }))?.error).toBe('odds_changed')
    const better = await h.coupon(player, await h.placed(player, [{ eventID }], { oddsPolicy: 'higher' }))
    expect(better.totalOdds).toBe(2_200)
  })

  it('A09, R56: refuses suspended, decided and finished events, and takes nothing', async () => {
    const player = await h.player(5_000)
    const [stopped, settled, over] = [await h.event(), await h.event(), await h.event()]
    const stop = { type: 'bet_stop', facts: null } as const
    await h.send({ ...stop, eventId: stopped, sequence: h.nextSequence(), state: 'live' })
    await h.result(settled, '1')
    await h.send({ ...stop, eventId: over, sequence: h.nextSequence(), state: 'finished' })
    for (const eventID of [stopped, settled, over])
      expect(refusal(await h.place(player, [{ eventID }]))?.error).toBe('market_closed')
    expect([await h.cash(player), await h.held(player)]).toEqual([5_000, 0])
  })

  it('A10, A14: ignores an older price of the feed', async () => {
    const eventID = await h.event()
    const old = {
      type: 'odds_change',
      eventId: eventID,
      sequence: 1,
      state: 'upcoming',
      facts: null,
    } as const
    const outcomes = [{ outcome: '1', odds: 9_000, chance: 100_000 }]
    await h.send({ ...old, markets: [{ market: 'FT_1X2', group: 'main', outcomes }] })
    const player = await h.player(5_000)
    expect(refusal(await h.place(player, [{ eventID, odds: 9_000 }]))?.error).toBe('odds_changed')
  })

  it('A11: refuses coupons by the rule that they break', async () => {
    const [eventID, other] = [await h.event(), await h.event(FT_1X2, 5)]
    const player = await h.player(500_000)
    const rule = async (
      ...args: Parameters<Harness['place']> extends [string, ...infer Rest] ? Rest : never
    ) => refusal(await h.place(player, ...args))?.error
    const numbers = async (...args: Parameters<typeof rule>) => refusal(await h.place(player, ...args))?.data
    expect(await rule([{ eventID }, { eventID }])).toBe('duplicate_selection')
    expect(await rule([{ eventID }, { eventID, outcome: 'X', odds: 3_400 }])).toBe('related_legs')
    expect(await rule([{ eventID: other }])).toBe('legs_minimum')
    expect(await rule([{ eventID }], { system: [2] })).toBe('system_invalid')
    expect(await rule(Array.from({ length: 100 }, () => ({ eventID })))).toBe('too_many_legs')
    expect(await rule([{ eventID }], { unitStake: 99 })).toBe('stake_range')
    expect(await rule([{ eventID }], { unitStake: 60_000_000 })).toBe('stake_range')
    expect(await numbers([{ eventID }], { unitStake: 60_000_000 })).toMatchObject({
      min: 100,
      max: 10_000_000,
    })
    expect(await numbers([{ eventID: other }])).toMatchObject({ legsMin: 2 })
    expect(await rule([{ eventID: 999_999 }])).toBe('not_found')
    expect(await rule([{ eventID }], { unitStake: 500_100 })).toBe('insufficient_funds')
    expect([await h.cash(player), await h.held(player)]).toEqual([500_000, 0])
  })

  it('shows the rules that a coupon breaks before it is placed', async () => {
    const eventID = await h.event()
    const selections = [1, 2].map(() => ({
      eventID,
      market: 'FT_1X2',
      outcome: '1',
      odds: 1_990,
      version: 1,
    }))
    const checked = await h.call(sportsCheckCoupon, { selections, unitStake: 1_000 }, {})
    expect(checked).toMatchObject({
      ok: true,
      value: {
        problems: [
          { error: 'duplicate_selection', legs: [1], message: expect.stringContaining('iki kez') },
          { error: 'odds_changed', legs: [0, 1] },
        ],
      },
    })
  })

  it('answers a coupon beyond the largest odds and stake with its problems', async () => {
    const events = await Promise.all(
      Array.from({ length: 12 }, () => h.event({ FT_1X2: { 1: 9_000, X: 3_000 } })),
    )
    const selections = events.map((eventID) => ({
      eventID,
      market: 'FT_1X2',
      outcome: '1',
      odds: 9_000,
      version: 1,
    }))
    const order = { selections, system: [6], unitStake: Number.MAX_SAFE_INTEGER }
    const checked = await h.call(sportsCheckCoupon, order, {})
    expect(checked).toMatchObject({
      ok: true,
      value: {
        totalOdds: 10_000_000,
        problems: [
          { error: 'odds_range', message: expect.stringContaining('10.000') },
          { error: 'stake_range', message: expect.stringContaining('en az ₺1,') },
        ],
      },
    })
    expect(checked.ok && Number.isSafeInteger(Number(checked.value.stake))).toBe(true)
  })

  it('refuses more than the liability on one outcome, and takes nothing', async () => {
    const eventID = await h.event({ FT_1X2: { 1: 10_000, X: 3_000, 2: 3_000 } })
    const rich = await h.player(2_000_000_000)
    const place = async (unitStake: number) =>
      refusal(await h.place(rich, [{ eventID, odds: 10_000 }], { unitStake }))
    for (const unitStake of [10_000_000, 10_000_000, 10_000_000, 10_000_000, 9_000_000])
      expect(await place(unitStake)).toBeNull()
    const room = { legs: [], min: 100, max: 1_000_000 }
    expect(await place(10_000_000)).toMatchObject({ error: 'liability_limit', data: room })
    expect(await h.held(rich)).toBe(49_000_000)
    expect(await place(room.max)).toBeNull()
    expect(await place(100)).toMatchObject({ error: 'liability_limit', data: { legs: [] } })
    expect(await h.held(rich)).toBe(50_000_000)
  })

  it('C06: cheap coupons of long odds do not fill an outcome for others', async () => {
    const [wanted, second, third] = [
      await h.event(),
      await h.event({ FT_1X2: { 1: 50_000, X: 3_000, 2: 1_100 } }),
      await h.event({ FT_1X2: { 1: 100_000, X: 3_000, 2: 1_100 } }),
    ]
    const cheap = await h.player(100_000)
    const legs = [{ eventID: wanted }, { eventID: second, odds: 50_000 }, { eventID: third, odds: 100_000 }]
    for (let coupon = 0; coupon < 6; coupon++) await h.placed(cheap, legs, { unitStake: 10_000 })
    expect(await h.exposure(wanted)).toBe(6 * 20_000)
    await h.placed(await h.player(50_000_000), [{ eventID: wanted }], { unitStake: 10_000_000 })
  })

  it('counts no money at risk after the end of a coupon, and counts it again with its rollback', async () => {
    const [eventID, next] = [await h.event(), await h.event()]
    await h.placed(await h.player(5_000), [{ eventID }, { eventID: next }])
    expect(await h.exposure(next)).toBe(2_000)
    await h.result(eventID, '2')
    await h.work()
    expect(await h.exposure(next)).toBe(0)
    const sequence = h.nextSequence()
    await h.send({ type: 'rollback_bet_settlement', eventId: eventID, sequence, markets: ['FT_1X2'] })
    await h.work()
    expect(await h.exposure(next)).toBe(2_000)
  })

  it('C03: names coupons of short odds in the weights of bonuses, also by one line of a system', async () => {
    const legs = await Promise.all(
      [1_200, 2_000, 1_500].map(async (odds) => ({
        eventID: await h.event({ FT_1X2: { 1: odds, X: 3_400, 2: 9_000 } }),
        odds,
      })),
    )
    const player = await h.player(20_000)
    const gameOf = async (chosen: typeof legs, system?: number[]) => {
      const id = await h.placed(player, chosen, system ? { system } : {})
      const { rows } = await sql<{ game: string }>`select game from wagering.bet where id = ${id}`.execute(
        h.db,
      )
      return rows[0]?.game
    }
    expect(await gameOf(legs.slice(0, 1))).toBe('short-odds')
    expect(await gameOf(legs.slice(2))).toBe('coupon')
    expect(await gameOf(legs.slice(0, 2))).toBe('coupon')
    expect(await gameOf(legs, [1, 2])).toBe('short-odds')
  })
})

describe('an in-play coupon', () => {
  it('waits for its acceptance', async () => {
    const eventID = await h.event(FT_1X2, 1, true)
    const player = await h.player(5_000)
    const id = await h.placed(player, [{ eventID }])
    await h.work()
    expect(await h.coupon(player, id)).toMatchObject({ state: 'pending', openStake: 1_000n })
    h.clock.advance(DELAY_MS)
    await h.work()
    expect(await h.coupon(player, id)).toMatchObject({ state: 'open', decidesAt: null })
  })

  it.each([
    ['odds_changed', (id: number) => h.prices(id, { FT_1X2: { 1: 1_500, X: 3_400, 2: 5_000 } }, true)],
    [
      'market_closed',
      (id: number) => h.send({ ...STOP, eventId: id, sequence: h.nextSequence(), state: 'live' }),
    ],
    [
      'event_over',
      (id: number) => h.send({ ...STOP, eventId: id, sequence: h.nextSequence(), state: 'finished' }),
    ],
  ] as const)('is declined with %s, and the stake returns', async (reason, happen) => {
    const eventID = await h.event(FT_1X2, 1, true)
    const player = await h.player(5_000)
    const id = await h.placed(player, [{ eventID }])
    await happen(eventID)
    h.clock.advance(DELAY_MS)
    await h.work()
    expect(await h.coupon(player, id)).toMatchObject({
      state: 'declined',
      declineReason: reason,
      win: 1_000n,
    })
    expect([await h.cash(player), await h.held(player)]).toEqual([5_000, 0])
  })
})

it.each([
  ['any', 1_500],
  ['higher', 2_600],
] as const)(
  'an in-play coupon with the policy %s is accepted at the price of then',
  async (oddsPolicy, odds) => {
    const eventID = await h.event(FT_1X2, 1, true)
    const player = await h.player(5_000)
    const id = await h.placed(player, [{ eventID }], { oddsPolicy })
    await h.prices(eventID, { FT_1X2: { 1: odds, X: 3_400, 2: 5_000 } }, true)
    h.clock.advance(DELAY_MS)
    await h.work()
    const totals = { state: 'open', totalOdds: odds, potentialWin: BigInt(odds), legs: [{ odds }] }
    expect(await h.coupon(player, id)).toMatchObject(totals)
    expect(await h.exposure(eventID)).toBe(odds)
    await h.result(eventID, '1')
    await h.work()
    expect(await h.cash(player)).toBe(4_000 + odds)
  },
)

it('R41: declines an in-play coupon whose player was excluded during the delay', async () => {
  const eventID = await h.event(FT_1X2, 1, true)
  const player = await h.player(5_000)
  const id = await h.placed(player, [{ eventID }])
  await h.exclude(player)
  h.clock.advance(DELAY_MS)
  await h.work()
  expect(await h.coupon(player, id)).toMatchObject({ state: 'declined', declineReason: 'not_allowed' })
  expect([await h.cash(player), await h.held(player), await h.exposure(eventID)]).toEqual([5_000, 0, 0])
})

it('A09, R58: takes no bet and buys none back after the kick-off until the event is live', async () => {
  const eventID = await h.event()
  const player = await h.player(5_000)
  const id = await h.placed(player, [{ eventID }])
  h.clock.advance(3_600_000)
  expect(refusal(await h.place(player, [{ eventID }]))?.error).toBe('market_closed')
  expect(await h.sell(player, id, 1)).toMatchObject({ error: { data: { reason: 'suspended' } } })
})

it('A14: offers no market that was decided before its price came', async () => {
  const eventID = await h.event()
  await h.result(eventID, 'O', {}, 'FT_OU:2.5')
  await h.prices(eventID, { ...FT_1X2, 'FT_OU:2.5': { O: 2_000, U: 1_700 } })
  const leg = { eventID, market: 'FT_OU:2.5', outcome: 'O' }
  expect(refusal(await h.place(await h.player(5_000), [leg]))?.error).toBe('not_found')
})

const STOP = { type: 'bet_stop', facts: null } as const

describe('settlement', () => {
  it('pays no dead heat to an outcome that lost', async () => {
    const eventID = await h.event()
    const player = await h.player(1_000)
    await h.placed(player, [{ eventID }])
    await h.result(eventID, 'X', { deadHeat: { places: 1, tied: 2 } })
    await h.work()
    expect(await h.cash(player)).toBe(0)
  })

  it('pays a won coupon, and nothing for a lost one', async () => {
    const [first, second] = [await h.event(), await h.event()]
    const player = await h.player(5_000)
    const won = await h.placed(player, [{ eventID: first }, { eventID: second }])
    const lost = await h.placed(player, [{ eventID: first, outcome: '2', odds: 3_800 }, { eventID: second }])
    await h.result(first, '1')
    await h.work()
    expect(await h.coupon(player, lost)).toMatchObject({ state: 'lost', win: 0n })
    expect(await h.coupon(player, won)).toMatchObject({ state: 'open' })
    await h.result(second, '1')
    await h.work()
    expect(await h.coupon(player, won)).toMatchObject({ state: 'won', win: 4_000n })
    expect([await h.cash(player), await h.held(player)]).toEqual([7_000, 0])
  })

  it('R57: returns the stake of a void coupon, and counts a void leg of a system as 1.00', async () => {
    const events = [await h.event(), await h.event(), await h.event()]
    const player = await h.player(10_000)
    const single = await h.placed(player, [{ eventID: events[2] ?? 0 }])
    const system = await h.placed(
      player,
      events.map((eventID) => ({ eventID })),
      { system: [2] },
    )
    const [one = 0, two = 0, three = 0] = events
    await h.result(one, '1')
    await h.result(two, '1')
    await h.send({
      type: 'bet_cancel',
      eventId: three,
      sequence: h.nextSequence(),
      markets: ['FT_1X2'],
      from: null,
      to: null,
    })
    await h.work()
    expect(await h.coupon(player, single)).toMatchObject({ state: 'void', win: 1_000n })
    expect(await h.coupon(player, system)).toMatchObject({ state: 'won', win: 8_000n, lines: 3 })
    expect(await h.cash(player)).toBe(10_000 - 3_000 + 8_000)
  })

  it('A14: corrects a flipped result by a reversal and a new settlement', async () => {
    const eventID = await h.event()
    const player = await h.player(5_000)
    const id = await h.placed(player, [{ eventID, outcome: 'X', odds: 3_400 }])
    await h.result(eventID, '1')
    await h.work()
    expect(await h.coupon(player, id)).toMatchObject({ state: 'lost' })
    await h.result(eventID, 'X')
    await h.work()
    const corrected = await h.coupon(player, id)
    expect(corrected).toMatchObject({ state: 'won', win: 3_400n })
    expect(corrected.history.map(({ event, amount }) => [event, amount])).toEqual([
      ['placed', 1_000n],
      ['settled', 0n],
      ['rolled_back', 0n],
      ['settled', 3_400n],
    ])
    expect([await h.cash(player), await h.held(player)]).toEqual([7_400, 0])
    expect(h.pushed.filter(([of]) => of === player)).toEqual([
      [player, 'coupon_settled'],
      [player, 'coupon_corrected'],
    ])
  })

  it('opens the coupon again when a settlement is rolled back', async () => {
    const eventID = await h.event()
    const player = await h.player(5_000)
    const id = await h.placed(player, [{ eventID }])
    await h.result(eventID, '1')
    await h.work()
    await h.send({
      type: 'rollback_bet_settlement',
      eventId: eventID,
      sequence: h.nextSequence(),
      markets: ['FT_1X2'],
    })
    await h.work()
    expect(await h.coupon(player, id)).toMatchObject({ state: 'open', openStake: 1_000n, win: null })
    expect([await h.cash(player), await h.held(player)]).toEqual([4_000, 1_000])
  })

  it('waits with a correction while the player has spent the money', async () => {
    const [eventID, next] = [await h.event(), await h.event()]
    const player = await h.player(1_000)
    const id = await h.placed(player, [{ eventID }])
    await h.result(eventID, '1')
    await h.work()
    const spent = await h.placed(player, [{ eventID: next }], { unitStake: 2_000 })
    await h.result(eventID, 'X')
    await h.work()
    expect(await h.coupon(player, id)).toMatchObject({ state: 'won' })
    await h.result(next, '1')
    await h.work()
    h.clock.advance(600_000)
    await h.work()
    expect(await h.coupon(player, id)).toMatchObject({ state: 'lost', win: 0n })
    expect(await h.coupon(player, spent)).toMatchObject({ state: 'won' })
    expect(await h.cash(player)).toBe(2_000)
  })
})

describe('cash-out', () => {
  it('pays the price of now, once', async () => {
    const eventID = await h.event()
    const player = await h.player(5_000)
    const id = await h.placed(player, [{ eventID }])
    const { cashOut } = await h.coupon(player, id)
    // 1000 · 2.00 · 0.475 · 0.95
    expect(cashOut).toEqual({ available: true, reason: null, value: 902n })
    const key = randomId()
    const sold = [await h.sell(player, id, 902, 100, key), await h.sell(player, id, 902, 100, key)]
    expect(sold).toMatchObject([{ ok: true }, { ok: true }])
    expect(await h.coupon(player, id)).toMatchObject({ state: 'cashed_out', win: 902n, openStake: 0n })
    expect(await h.sell(player, id, 902)).toMatchObject({ error: { error: 'cash_out_unavailable' } })
    await h.result(eventID, '1')
    await h.work()
    expect([await h.cash(player), await h.held(player)]).toEqual([4_902, 0])
  })

  it('sells a part, and settles the rest at its odds', async () => {
    const eventID = await h.event()
    const player = await h.player(5_000)
    const id = await h.placed(player, [{ eventID }])
    expect(await h.sell(player, id, 900, 40)).toMatchObject({ ok: true, value: { openStake: 600n } })
    expect(await h.cash(player)).toBe(4_361)
    await h.result(eventID, '1')
    await h.work()
    expect(await h.coupon(player, id)).toMatchObject({ state: 'won', win: 361n + 1_200n })
    expect([await h.cash(player), await h.held(player)]).toEqual([5_561, 0])
  })

  it('refuses a price that has fallen, and a suspended market', async () => {
    const eventID = await h.event()
    const player = await h.player(5_000)
    const id = await h.placed(player, [{ eventID }])
    expect(await h.sell(player, id, 5_000)).toMatchObject({
      error: { error: 'cash_out_changed', data: { value: 902 } },
    })
    await h.send({ ...STOP, eventId: eventID, sequence: h.nextSequence(), state: 'live' })
    expect(await h.sell(player, id, 100)).toMatchObject({
      error: { error: 'cash_out_unavailable', data: { reason: 'suspended' } },
    })
    expect(await h.held(player)).toBe(1_000)
  })

  it('waits in play, and pays the price of then', async () => {
    const eventID = await h.event(FT_1X2, 1, true)
    const player = await h.player(5_000)
    const id = await h.placed(player, [{ eventID }])
    h.clock.advance(DELAY_MS)
    await h.work()
    h.sales.waited.length = 0
    h.sales.during = () => h.prices(eventID, { FT_1X2: { 1: 4_000, X: 3_400, 2: 1_500 } }, true)
    expect(await h.sell(player, id, 902)).toMatchObject({ error: { error: 'cash_out_changed' } })
    expect(await h.held(player)).toBe(1_000)
    h.sales.during = () => h.prices(eventID, FT_1X2, true)
    expect(await h.sell(player, id, 400)).toMatchObject({ ok: true, value: { win: 902n } })
    expect(h.sales.waited).toEqual([DELAY_MS, DELAY_MS])
    const before = await h.placed(player, [{ eventID: await h.event() }])
    expect(await h.sell(player, before, 902)).toMatchObject({ ok: true })
    expect(h.sales.waited).toHaveLength(2)
  })

  it('refuses the coupon of another player', async () => {
    const eventID = await h.event()
    const id = await h.placed(await h.player(5_000), [{ eventID }])
    expect(await h.sell(await h.player(1_000), id, 1)).toMatchObject({ error: { error: 'not_found' } })
  })

  it('A12: against a settlement at the same instant exactly one of them pays', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 8; round++) {
      const eventID = await h.event()
      const player = await h.player(5_000)
      const id = await h.placed(player, [{ eventID }])
      const settled = h.result(eventID, '1').then(() => h.work())
      await Promise.all([settled, h.sell(player, id, 1), h.sell(player, id, 1)])
      await h.work()
      const { state } = await h.coupon(player, id)
      outcomes.add(state)
      const paid = state === 'won' ? 2_000 : 902
      expect([await h.cash(player), await h.held(player)]).toEqual([4_000 + paid, 0])
    }
    for (const state of outcomes) expect(['won', 'cashed_out']).toContain(state)
  })
})

it('C06: reads the main markets alone for a list, and counts all', async () => {
  const eventID = await h.event({ ...FT_1X2, 'FT_OU:3.5': { O: 2_900, U: 1_400 } })
  const filter = { states: ['upcoming'] as const, ids: [eventID], limit: 10, offset: 0, newestFirst: false }
  const { items } = await listEvents(h.db, filter)
  expect(items.map(({ markets }) => markets.map(({ market }) => market))).toEqual([['FT_1X2']])
  const found = await h.call(sportsEvents, { eventIDs: [eventID], searchTeam: items[0]?.away.name ?? '' }, {})
  expect(found).toMatchObject({
    value: { total: 1, items: [{ eventID, marketCount: 2, markets: [{ market: 'FT_1X2' }] }] },
  })
})

it('shares a coupon by its code, with the prices of now', async () => {
  const eventID = await h.event()
  const player = await h.player(5_000)
  const { code } = await h.coupon(player, await h.placed(player, [{ eventID }]))
  await h.prices(eventID, { FT_1X2: { 1: 1_700, X: 3_400, 2: 3_800 } })
  expect(await h.call(sportsLoadCoupon, { code }, {})).toMatchObject({
    ok: true,
    value: { prices: [{ eventID, outcome: '1', odds: 1_700, open: true }], events: [{ eventID }] },
  })
})

it('lists coupons by state, as both clients ask for them', async () => {
  const [open, closed] = [await h.event(), await h.event()]
  const player = await h.player(5_000)
  const first = await h.placed(player, [{ eventID: open }])
  const second = await h.placed(player, [{ eventID: closed }])
  await h.result(closed, '2')
  await h.work()
  const list = async (state: 'open' | 'closed') => {
    const reply = await h.call(sportsCoupons, { state }, { playerId: player })
    if (!reply.ok || !('items' in reply.value)) throw new Error('no page')
    return reply.value.items.map(({ couponID }) => couponID)
  }
  expect([await list('open'), await list('closed')]).toEqual([[first], [second]])
  const days = { startDate: '2026-11-01', endDate: '2026-11-30' }
  expect(await h.call(betframeGetCoupons, { ...days, state: 'closed' }, { playerId: player })).toMatchObject({
    value: {
      total: 1,
      items: [{ couponID: second, state: 'closed', win: 0n, selections: [{ state: 'lost' }] }],
    },
  })
})

it('deletes old prices of events that are over, and selections that nobody shared again', async () => {
  const [over, running] = [await h.event(), await h.event()]
  await h.send({ ...STOP, eventId: over, sequence: h.nextSequence(), state: 'finished' })
  const share = async (eventID: number) => {
    const selections = [{ eventID, market: 'FT_1X2', outcome: '1' }]
    const reply = await h.call(sportsShareCoupon, { selections }, {})
    if (!reply.ok) throw new Error(reply.error.error)
    return reply.value.code
  }
  const codes = [await share(over), await share(running)]
  const pricesOf = async (id: number) => (await listPrices(h.db, id, 'FT_1X2')).length
  const known = async () => {
    const replies = await Promise.all(codes.map((code) => h.call(sportsLoadCoupon, { code }, {})))
    return replies.map(({ ok }) => ok)
  }
  h.clock.advance(60 * DAY_MS)
  expect(await share(running)).toBe(codes[1])
  await h.run('sports.purge')
  expect([await pricesOf(over), await pricesOf(running)]).toEqual([0, 1])
  expect(await known()).toEqual([true, true])
  h.clock.advance(40 * DAY_MS)
  await h.run('sports.purge')
  expect(await known()).toEqual([false, true])
})
