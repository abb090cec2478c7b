import { sportsCashOutPrice, sportsEvent, sportsEvents } from '@poyraz/contract'
import {
  tradingAcknowledge,
  tradingAlarms,
  tradingEvent,
  tradingEvents,
  tradingExposure,
  tradingInterventions,
  tradingResume,
  tradingSetMargin,
  tradingSetPrice,
  tradingSuspend,
  tradingTicker,
  tradingTree,
} from '@poyraz/contract/backoffice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DELAY_MS, FT_1X2, type Harness, openHarness } from './fixtures/harness.ts'
import { eventsChanged } from './topics.ts'

let h: Harness
beforeAll(async () => void (h = await openHarness()))
afterAll(() => h.close())

const STAFF = { staff: 'ayse' }
const note = 'the team sheet is late'
const suspend = (target: string) => h.call(tradingSuspend, { target, note }, STAFF)
const resume = (target: string) => h.call(tradingResume, { target, note }, STAFF)
const setPrice = (target: string, odds: number | null) =>
  h.call(tradingSetPrice, { target, odds, note }, STAFF)
const setMargin = (target: string, bookMilli: number | null) =>
  h.call(tradingSetMargin, { target, bookMilli, note }, STAFF)

/** The home price as players see it. */
async function home(eventID: number) {
  const event = await h.call(sportsEvent, { eventID }, {})
  const market = event.ok ? event.value.markets.find((one) => one.market === 'FT_1X2') : undefined
  return { state: market?.state, odds: market?.outcomes[0]?.odds, open: market?.outcomes[0]?.open }
}

async function refusal(player: string, eventID: number, leg: object = {}) {
  const reply = await h.place(player, [{ eventID, ...leg }])
  return reply.ok ? null : reply.error.error
}

describe('a stop of staff', () => {
  it.each(['sport:football', 'league:1', 'event', 'market', 'outcome'])(
    'of %s takes no bets until it is lifted',
    async (level) => {
      const eventID = await h.event()
      const player = await h.player(5_000)
      const own = { event: '', market: '/FT_1X2', outcome: '/FT_1X2/1' }[level]
      const target = own === undefined ? level : `${level}:${eventID}${own}`
      expect(await suspend(target)).toMatchObject({ ok: true })
      expect(await refusal(player, eventID)).toBe('market_closed')
      // The feed goes on, and changes nothing about the stop.
      await h.prices(eventID)
      expect(await refusal(player, eventID)).toBe('market_closed')
      expect(await suspend(target)).toMatchObject({ error: { error: 'state_conflict' } })
      expect(await resume(target)).toMatchObject({ ok: true })
      expect(await refusal(player, eventID)).toBeNull()
      expect(await resume(target)).toMatchObject({ error: { error: 'state_conflict' } })
    },
  )

  it('of an outcome leaves the others open, and hides its cash-out', async () => {
    const eventID = await h.event()
    const player = await h.player(5_000)
    const couponID = await h.placed(player, [{ eventID }])
    await suspend(`outcome:${eventID}/FT_1X2/1`)
    expect(await home(eventID)).toEqual({ state: 'active', odds: 2_000, open: false })
    expect(await refusal(player, eventID, { outcome: 'X', odds: 3_400 })).toBeNull()
    const quote = await h.call(sportsCashOutPrice, { couponID }, { playerId: player })
    expect(quote).toMatchObject({ value: { available: false, reason: 'suspended' } })
  })

  it('stays while a wider one is lifted', async () => {
    const eventID = await h.event()
    const player = await h.player(5_000)
    await suspend(`event:${eventID}`)
    await suspend('league:1')
    await resume('league:1')
    expect(await refusal(player, eventID)).toBe('market_closed')
  })

  it('declines a pending coupon, and the stake returns', async () => {
    const eventID = await h.event(FT_1X2, 1, true)
    const player = await h.player(5_000)
    const id = await h.placed(player, [{ eventID }])
    await suspend(`market:${eventID}/FT_1X2`)
    h.clock.advance(DELAY_MS)
    await h.work()
    expect(await h.coupon(player, id)).toMatchObject({ state: 'declined', declineReason: 'market_closed' })
    expect(await h.cash(player)).toBe(5_000)
  })

  it('is published to players, and counts in lists', async () => {
    const eventID = await h.event({ ...FT_1X2, 'FT_OU:2.5': { O: 1_900, U: 1_900 } })
    const seen: { previous: number; version: number; state?: string | undefined }[] = []
    const end = h.bus.subscribe(eventsChanged, ({ changes }) => {
      for (const { change } of changes)
        if (change.eventID === eventID)
          seen.push({
            previous: change.previous,
            version: change.version,
            state: change.markets.find(({ market }) => market === 'FT_1X2')?.state,
          })
    })
    await suspend(`market:${eventID}/FT_1X2`)
    await resume(`market:${eventID}/FT_1X2`)
    end()
    expect(seen).toEqual([
      { previous: 1, version: 2, state: 'suspended' },
      { previous: 2, version: 3, state: 'active' },
    ])
    const count = async () => {
      const list = await h.call(sportsEvents, { eventIDs: [eventID] }, {})
      return list.ok && 'items' in list.value ? list.value.items[0]?.marketCount : undefined
    }
    expect(await count()).toBe(2)
    await suspend(`market:${eventID}/FT_1X2`)
    expect(await count()).toBe(1)
    await suspend(`event:${eventID}`)
    expect(await count()).toBe(0)
  })

  it('needs a target that exists', async () => {
    const eventID = await h.event()
    for (const target of [
      'league:999',
      'event:999999',
      `market:${eventID}/FT_OU:9.5`,
      `outcome:${eventID}/FT_1X2/9`,
    ])
      expect(await suspend(target)).toMatchObject({ error: { error: 'not_found' } })
    for (const target of [
      'sport:chess',
      `event:0${eventID}`,
      `outcome:${eventID}`,
      `event:${eventID}/FT_1X2`,
    ])
      await expect(suspend(target)).rejects.toThrow('trading_target')
  })
})

describe('prices of staff', () => {
  it('count before those of the feed, until they are taken back', async () => {
    const eventID = await h.event()
    const player = await h.player(5_000)
    const target = `outcome:${eventID}/FT_1X2/1`
    expect(await setPrice(target, 1_850)).toMatchObject({ ok: true })
    expect(await refusal(player, eventID)).toBe('odds_changed')
    expect(await refusal(player, eventID, { odds: 1_850 })).toBeNull()
    await h.prices(eventID, { FT_1X2: { 1: 2_200, X: 3_300, 2: 3_500 } })
    expect((await home(eventID)).odds).toBe(1_850)
    await setPrice(target, null)
    expect((await home(eventID)).odds).toBe(2_200)
    expect(await setPrice(target, null)).toMatchObject({ error: { error: 'state_conflict' } })
  })

  it('have the nearest margin', async () => {
    const eventID = await h.event()
    // The chances of the test feed are 0.475, 0.279 and 0.25.
    await setMargin('sport:football', 1_200)
    const wide = (await home(eventID)).odds ?? 0
    expect(wide).toBeLessThan(1_900)
    await setMargin('league:1', 1_100)
    const narrower = (await home(eventID)).odds ?? 0
    expect(narrower).toBeGreaterThan(wide)
    await setMargin(`market:${eventID}/FT_1X2`, 1_010)
    expect((await home(eventID)).odds).toBeGreaterThan(narrower)
    for (const target of ['sport:football', 'league:1', `market:${eventID}/FT_1X2`])
      await setMargin(target, null)
    expect((await home(eventID)).odds).toBe(2_000)
    await expect(setMargin(`outcome:${eventID}/FT_1X2/1`, 1_050)).rejects.toThrow('trading_target')
  })

  it('raise an alarm when the feed moves away from a price of staff', async () => {
    const eventID = await h.event()
    expect(await setPrice(`outcome:${eventID}/FT_1X2/1`, 1_950)).toMatchObject({ ok: true })
    const mine = async () => (await openAlarms()).filter((alarm) => alarm.eventID === eventID)
    expect(await mine()).toEqual([])
    await h.prices(eventID, { FT_1X2: { 1: 1_200, X: 6_000, 2: 12_000 } }, true)
    expect(await mine()).toMatchObject([{ kind: 'price', details: expect.stringContaining('1950') }])
  })

  it('take no bets while the feed has moved more than a tenth below them (C10)', async () => {
    const eventID = await h.event(FT_1X2, 1, true)
    const player = await h.player(5_000)
    await setPrice(`outcome:${eventID}/FT_1X2/1`, 1_950)
    const couponID = await h.placed(player, [{ eventID, odds: 1_950 }])
    h.clock.advance(DELAY_MS)
    await h.work()
    const pending = await h.placed(player, [{ eventID, odds: 1_950 }])
    // A goal: the chance is 0.791 now, and the price of staff returns 1.54 of the stake.
    await h.prices(eventID, { FT_1X2: { 1: 1_200, X: 6_000, 2: 12_000 } }, true)
    expect(await home(eventID)).toEqual({ state: 'active', odds: 1_950, open: false })
    expect(await refusal(player, eventID, { odds: 1_950 })).toBe('market_closed')
    // A sale goes by the chance of the feed.
    const quote = await h.call(sportsCashOutPrice, { couponID }, { playerId: player })
    expect(quote).toMatchObject({ value: { available: true } })
    h.clock.advance(DELAY_MS)
    await h.work()
    expect(await h.coupon(player, pending)).toMatchObject({
      state: 'declined',
      declineReason: 'market_closed',
    })
    await h.prices(eventID, FT_1X2, true)
    expect(await refusal(player, eventID, { odds: 1_950 })).toBeNull()
  })

  it('are refused more than a tenth above the fair price', async () => {
    const target = `outcome:${await h.event()}/FT_1X2/1`
    // A chance of 0.475 is worth 2.105.
    const refused = { error: 'invalid_input', fields: [{ field: 'odds', error: 'too_large' }] }
    expect(await setPrice(target, 2_316)).toMatchObject({ error: refused })
    expect(await setPrice(target, 2_315)).toMatchObject({ ok: true })
  })

  it('are not sold again for more than was paid for them', async () => {
    const eventID = await h.event()
    const player = await h.player(5_000)
    const target = `outcome:${eventID}/FT_1X2/1`
    // A chance of 0.475 is worth 2.105; less the margin of a sale, 2.3 would return 1.038.
    await setPrice(target, 2_300)
    const couponID = await h.placed(player, [{ eventID, odds: 2_300 }])
    const sale = await h.call(sportsCashOutPrice, { couponID }, { playerId: player })
    expect(sale).toMatchObject({ value: { available: false, reason: 'suspended' } })
    await setPrice(target, 2_200)
    expect(await h.call(sportsCashOutPrice, { couponID }, { playerId: player })).toMatchObject({
      value: { available: true },
    })
  })

  it('above the fair price raise one alarm, and so does such a price of the feed', async () => {
    const [own, fed] = [await h.event(), await h.event()]
    await setPrice(`outcome:${own}/FT_1X2/1`, 2_200)
    const outcomes = [
      { outcome: '1', odds: 3_000, chance: 500_000 },
      { outcome: '2', odds: 2_000, chance: 490_000 },
    ]
    const markets = [{ market: 'ML', group: 'main', outcomes }]
    for (let times = 0; times < 2; times++)
      await h.send({
        type: 'odds_change',
        eventId: fed,
        state: 'upcoming',
        facts: null,
        markets,
        sequence: h.nextSequence(),
      })
    const alarms = await openAlarms()
    expect(alarms.filter(({ eventID }) => eventID === own)).toMatchObject([{ kind: 'price', source: null }])
    expect(alarms.filter(({ eventID }) => eventID === fed)).toMatchObject([
      { kind: 'price', details: expect.stringContaining('"outcome":"1"') },
    ])
  })
})

async function openAlarms() {
  const listed = await h.call(tradingAlarms, {}, STAFF)
  if (!listed.ok || !('items' in listed.value)) throw new Error('alarms are a list')
  return listed.value.items
}

describe('alarms', () => {
  it('report a settlement that leaves out an outcome of a coupon, whose leg stays open', async () => {
    const eventID = await h.event()
    const player = await h.player(2_000)
    const settle = (...outcomes: readonly string[]) =>
      h.send({
        type: 'bet_settlement',
        eventId: eventID,
        sequence: h.nextSequence(),
        markets: [
          {
            market: 'FT_1X2',
            results: outcomes.map((outcome) => ({ outcome, result: 'won', voidFactor: 0 })),
          },
        ],
      })
    const id = await h.placed(player, [{ eventID }])
    await settle('X')
    await h.work()
    expect(await h.coupon(player, id)).toMatchObject({ state: 'open' })
    const mine = (await openAlarms()).filter((alarm) => alarm.eventID === eventID)
    expect(mine).toMatchObject([{ kind: 'unsettled', details: expect.stringContaining('"outcome":"1"') }])
    await settle('1', 'X')
    await h.work()
    expect(await h.coupon(player, id)).toMatchObject({ state: 'won' })
  })

  it('report money at risk near the limit, once until somebody acknowledges it', async () => {
    const eventID = await h.event({ FT_1X2: { 1: 40_000, X: 3_400, 2: 1_100 } })
    const player = await h.player(20_000_000)
    const bet = { eventID, odds: 40_000 }
    for (let times = 0; times < 4; times++) await h.placed(player, [bet], { unitStake: 2_400_000 })
    const mine = async () => (await openAlarms()).filter((alarm) => alarm.eventID === eventID)
    // Four coupons would win 3,840,000 lira of the limit of 5,000,000.
    expect(await mine()).toEqual([])
    for (let times = 0; times < 2; times++) await h.placed(player, [bet], { unitStake: 500_000 })
    const [alarm, ...more] = await mine()
    expect(more).toEqual([])
    expect(alarm).toMatchObject({ kind: 'exposure', acknowledgedAt: null })
    const alarmID = alarm?.alarmID ?? 0
    expect(await h.call(tradingAcknowledge, { alarmID, note }, STAFF)).toMatchObject({ ok: true })
    expect(await mine()).toEqual([])
    expect(await h.call(tradingAcknowledge, { alarmID, note }, STAFF)).toMatchObject({
      error: { error: 'state_conflict' },
    })
    expect(await h.call(tradingAcknowledge, { alarmID: 999_999, note }, STAFF)).toMatchObject({
      error: { error: 'not_found' },
    })
    const all = await h.call(tradingAlarms, { all: true }, STAFF)
    expect(all.ok && 'items' in all.value && all.value.items).toContainEqual(
      expect.objectContaining({ alarmID, acknowledgedBy: 'ayse' }),
    )
    const exposure = await h.call(tradingExposure, { eventID }, STAFF)
    expect(exposure).toMatchObject({
      value: {
        total: 1,
        items: [{ market: 'FT_1X2', outcome: '1', liability: 424_000_000n, limit: 500_000_000n }],
      },
    })
  })
})

describe('lists of traders', () => {
  it('show leagues, events, markets, interventions and coupons', async () => {
    const eventID = await h.event(FT_1X2, 2)
    const player = await h.player(5_000)
    const couponID = await h.placed(player, [{ eventID }], { unitStake: 1_500 })
    await suspend('league:2')
    await setPrice(`outcome:${eventID}/FT_1X2/X`, 3_000)
    const items = async <T>(reply: Promise<{ ok: boolean; value?: T | { items: T } }>) => (await reply).value
    expect(await items(h.call(tradingTree, {}, STAFF))).toContainEqual(
      expect.objectContaining({ leagueID: 2, sport: 'football', upcoming: 1, suspended: true }),
    )
    expect(await h.call(tradingEvents, { leagueID: 2 }, STAFF)).toMatchObject({
      value: { total: 1, items: [{ eventID, suspended: true, marketCount: 0, state: 'upcoming' }] },
    })
    expect(await h.call(tradingEvent, { eventID }, STAFF)).toMatchObject({
      value: {
        markets: [
          {
            market: 'FT_1X2',
            state: 'suspended',
            outcomes: [
              { outcome: '1', odds: 2_000, feedOdds: 2_000, chance: 475_000, liability: 3_000n },
              { outcome: '2', odds: 3_800, liability: 0n },
              { outcome: 'X', odds: 3_000, feedOdds: 3_400, liability: 0n },
            ],
          },
        ],
      },
    })
    expect(await h.call(tradingEvent, { eventID: 999_999 }, STAFF)).toMatchObject({
      error: { error: 'not_found' },
    })
    expect(await h.call(tradingInterventions, { limit: 2 }, STAFF)).toMatchObject({
      value: {
        items: expect.arrayContaining([
          expect.objectContaining({ target: 'league:2', by: 'ayse', reason: note }),
        ]),
      },
    })
    expect(await h.call(tradingTicker, { eventID }, STAFF)).toMatchObject({
      value: {
        total: 1,
        items: [
          { couponID, playerID: player, stake: 1_500n, legs: [{ eventID, outcome: '1', odds: 2_000 }] },
        ],
      },
    })
    expect(await h.call(tradingTicker, { eventID, stakeMin: 1_501 }, STAFF)).toMatchObject({
      value: { total: 0 },
    })
    await resume('league:2')
  })
})
