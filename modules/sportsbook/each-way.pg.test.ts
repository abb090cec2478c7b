import { type PlaceTerms, placeResult } from '@poyraz/betting'
import {
  betframeGetCoupons,
  sportsCheckCoupon,
  sportsEditCoupon,
  sportsEvent,
  sportsEvents,
  sportsLoadCoupon,
  sportsOutrights,
  sportsShareCoupon,
} from '@poyraz/contract'
import { tradingCorrectPrice } from '@poyraz/contract/backoffice'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FeedResult } from './feed/messages.ts'
import { type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => void (h = await openHarness()))
afterAll(() => h.close())

const STAFF = { staff: 'trader' }
const FIFTH = { places: 3, fraction: 5 }
const QUARTER = { places: 3, fraction: 4 }
/** Place prices so short that the place part of these odds stays below the value of the place. */
const PLACE = { T101: 2_000, T102: 1_800 }
const seasonAt = (odds: number, terms: PlaceTerms) =>
  h.outright({ WINNER: { T101: odds, T102: 1_500 }, [`PLACE:${terms.places}`]: place(odds, terms) }, terms)
/** The place pays a little more in its own market. */
const place = (odds: number, { fraction }: PlaceTerms) => ({
  ...PLACE,
  T101: 1_100 + Math.floor((odds - 1_000) / fraction),
})

/** Settles the win and the place of a team by its position. */
function finish(id: number, terms: PlaceTerms, position: number, tied = 1) {
  const resultOf = (places: number): FeedResult => {
    const { kind, ...share } = placeResult({ position, tied }, places)
    const base = { outcome: 'T101', voidFactor: 0 } as const
    if (kind === 'lost') return { ...base, result: 'lost' }
    return { ...base, result: 'won', ...('tied' in share ? { deadHeat: share } : {}) }
  }
  const markets = [
    { market: 'WINNER', results: [resultOf(1)] },
    { market: `PLACE:${terms.places}`, results: [resultOf(terms.places)] },
  ]
  return h.send({ type: 'bet_settlement', eventId: id, sequence: h.nextSequence(), markets })
}

/** The rows of a list, with or without its page. */
const itemsOf = <T>(list: readonly T[] | { readonly items: readonly T[] }): readonly T[] =>
  'items' in list ? list.items : list

const legOf = (eventID: number, odds: number) => ({ eventID, market: 'WINNER', outcome: 'T101', odds })

it.each([
  ['10+10 @9.00, champion', 1_000, 9_000, FIFTH, 1, 1, 11_600],
  ['10+10 @9.00, on a place', 1_000, 9_000, FIFTH, 3, 1, 2_600],
  ['10+10 @9.00, fourth', 1_000, 9_000, FIFTH, 4, 1, 0],
  ['5+5 @13.00, champion', 500, 13_000, QUARTER, 1, 1, 8_500],
  ['5+5 @13.00, on a place', 500, 13_000, QUARTER, 2, 1, 2_000],
  ['20+20 @17.00, joint third of two', 2_000, 17_000, QUARTER, 3, 2, 5_000],
  ['20+20 @17.00, joint first of two', 2_000, 17_000, QUARTER, 1, 2, 27_000],
] as const)('R57: pays an each-way coupon of %s', async (_, unitStake, odds, terms, position, tied, paid) => {
  const player = await h.player(10_000)
  const id = await seasonAt(odds, terms)
  const coupon = await h.placed(player, [legOf(id, odds)], { unitStake, eachWay: terms })
  const shown = await h.coupon(player, coupon)
  expect(shown).toMatchObject({
    state: 'open',
    lines: 2,
    stake: BigInt(2 * unitStake),
    eachWay: terms,
    system: [1],
  })
  expect(shown.legs.map(({ market, odds: of }) => [market, of])).toEqual([
    ['WINNER', odds],
    [`PLACE:${terms.places}`, 1_000 + (odds - 1_000) / terms.fraction],
  ])
  expect([await h.held(player), await h.cash(player)]).toEqual([2 * unitStake, 10_000 - 2 * unitStake])
  await finish(id, terms, position, tied)
  await h.work()
  const settled = await h.coupon(player, coupon)
  expect([settled.state, settled.win]).toEqual([paid > 0 ? 'won' : 'lost', BigInt(paid)])
  expect(await h.cash(player)).toBe(10_000 - 2 * unitStake + paid)
})

it('corrects both parts when the final table changes', async () => {
  const player = await h.player(10_000)
  const id = await seasonAt(9_000, FIFTH)
  const coupon = await h.placed(player, [legOf(id, 9_000)], { eachWay: FIFTH })
  await finish(id, FIFTH, 1)
  await h.work()
  await finish(id, FIFTH, 2)
  await h.work()
  expect((await h.coupon(player, coupon)).win).toBe(2_600n)
  await h.send({
    type: 'bet_cancel',
    eventId: id,
    sequence: h.nextSequence(),
    markets: ['WINNER', 'PLACE:3'],
    from: null,
    to: null,
  })
  await h.work()
  expect(await h.coupon(player, coupon)).toMatchObject({ state: 'void', win: 2_000n })
  expect(await h.cash(player)).toBe(10_000)
})

it('checks an each-way coupon with its doubled stake before it is placed', async () => {
  const id = await seasonAt(9_000, FIFTH)
  const selections = [{ ...legOf(id, 9_000), version: 1 }]
  const input = { selections, unitStake: 1_000, eachWay: FIFTH }
  const checked = await h.call(sportsCheckCoupon, input, {})
  expect(checked.ok && checked.value).toMatchObject({ lines: 2, stake: 2_000n, potentialWin: 11_600n })
  expect(checked.ok && checked.value.problems).toEqual([])
})

it('refuses each-way bets without terms, on other terms, and of more than one selection', async () => {
  const player = await h.player(100_000)
  const id = await seasonAt(9_000, FIFTH)
  const other = await h.outright({ WINNER: { T101: 9_000, T102: 1_500 } }, FIFTH, 2)
  const match = await h.event()
  const refused = async (legs: Parameters<Harness['place']>[1], order: Parameters<Harness['place']>[2]) => {
    const reply = await h.place(player, legs, order)
    return reply.ok ? null : reply.error.error
  }
  const unavailable = 'each_way_unavailable'
  expect(await refused([legOf(id, 9_000)], { eachWay: QUARTER })).toBe(unavailable)
  // Its market of the places takes no bets.
  expect(await refused([legOf(other, 9_000)], { eachWay: FIFTH })).toBe(unavailable)
  expect(await refused([{ eventID: match }], { eachWay: FIFTH })).toBe(unavailable)
  expect(await refused([legOf(id, 9_000), legOf(other, 9_000)], { eachWay: FIFTH })).toBe(unavailable)
  const system = { eachWay: FIFTH, system: [1] }
  expect(await refused([legOf(id, 9_000)], system)).toBe(unavailable)
  const banker = [{ ...legOf(id, 9_000), banker: true }]
  expect(await refused(banker, { eachWay: FIFTH })).toBe('system_invalid')
  await h.terms(id, { WINNER: { T101: 9_000, T102: 1_500 }, 'PLACE:3': place(9_000, FIFTH) }, null)
  expect(await refused([legOf(id, 9_000)], { eachWay: FIFTH })).toBe(unavailable)
  expect(await h.cash(player)).toBe(100_000)
})

it('refuses the place part where a fraction of the odds is worth more than the place', async () => {
  const player = await h.player(10_000)
  const markets = { WINNER: { T101: 9_000, T102: 1_500 }, 'PLACE:3': { T101: 2_000, T102: 1_100 } }
  const id = await h.outright(markets, FIFTH)
  const reply = await h.place(player, [legOf(id, 9_000)], { eachWay: FIFTH })
  expect(reply.ok ? null : reply.error.error).toBe('each_way_unavailable')
  const listed = await h.call(sportsOutrights, { leagueID: 1, limit: 50, offset: 0 }, {})
  const season = listed.ok ? itemsOf(listed.value).find(({ eventID }) => eventID === id) : undefined
  const winner = season?.markets.find(({ market }) => market === 'WINNER')
  expect([winner?.eachWay, winner?.outcomes.map(({ eachWay }) => eachWay)]).toEqual([FIFTH, [false, true]])
  expect((await h.placed(player, [legOf(id, 9_000)])).length).toBeGreaterThan(0)
})

it('counts the money at risk of both parts, and takes it off at the settlement', async () => {
  const player = await h.player(10_000)
  const id = await seasonAt(9_000, FIFTH)
  await h.placed(player, [legOf(id, 9_000)], { eachWay: FIFTH })
  const atRisk = async () => {
    const { rows } = await sql<{ market: string; liability: string }>`select market, liability
      from sports.exposure where event_id = ${id} order by market`.execute(h.db)
    return rows.map(({ market, liability }) => [market, Number(liability)])
  }
  expect(await atRisk()).toEqual([
    ['PLACE:3', 2_600],
    ['WINNER', 9_000],
  ])
  await finish(id, FIFTH, 5)
  await h.work()
  expect((await atRisk()).map(([, liability]) => liability)).toEqual([0, 0])
})

it('sells an each-way coupon for the value of both parts, whole and in part', async () => {
  const player = await h.player(10_000)
  const id = await seasonAt(9_000, FIFTH)
  const coupon = await h.placed(player, [legOf(id, 9_000)], { eachWay: FIFTH })
  const { cashOut } = await h.coupon(player, coupon)
  // Each part: stake · odds · chance · 0.95, rounded down; the harness takes 95 % of the fair chance.
  const partOf = (odds: number, market: number) =>
    Math.floor((1_000 * (odds / 1_000) * Math.round(950_000_000 / market) * 0.95) / 1_000_000)
  expect(cashOut).toEqual({
    available: true,
    reason: null,
    value: BigInt(partOf(9_000, 9_000) + partOf(2_600, 2_700)),
  })
  expect((await h.sell(player, coupon, Number(cashOut.value), 50)).ok).toBe(true)
  const half = await h.coupon(player, coupon)
  expect([half.state, half.openStake]).toEqual(['open', 1_000n])
  await finish(id, FIFTH, 1)
  await h.work()
  expect((await h.coupon(player, coupon)).win).toBe((half.win ?? 0n) + 5_800n)
})

it('keeps the each-way bet in the code of a coupon, and edits it', async () => {
  const player = await h.player(10_000)
  const id = await seasonAt(9_000, FIFTH)
  const coupon = await h.placed(player, [legOf(id, 9_000)], { eachWay: FIFTH })
  const { code, cashOut } = await h.coupon(player, coupon)
  const loaded = await h.call(sportsLoadCoupon, { code }, {})
  expect(loaded.ok && loaded.value).toMatchObject({
    eachWay: true,
    events: [],
    outrights: [{ eventID: id, leagueID: 1 }],
    prices: [{ market: 'WINNER', outcome: 'T101' }],
  })
  const choice = { eventID: id, market: 'WINNER', outcome: 'T101' }
  const shared = await h.call(sportsShareCoupon, { selections: [choice] }, {})
  const plain = await h.call(sportsLoadCoupon, { code: shared.ok ? shared.value.code : '' }, {})
  expect(plain.ok && [plain.value.eachWay, plain.value.prices.length]).toEqual([false, 1])
  const selections = [{ ...legOf(id, 9_000), version: 1 }]
  const edit = { couponID: coupon, value: Number(cashOut.value), selections, unitStake: 500, eachWay: FIFTH }
  const edited = await h.call(sportsEditCoupon, edit, { playerId: player })
  expect(edited.ok && edited.value).toMatchObject({ stake: 1_000n, eachWay: FIFTH, replaces: coupon })
})

it('refuses a selection of a season beside another one of its league', async () => {
  const player = await h.player(10_000)
  const id = await seasonAt(9_000, FIFTH)
  const [same, other] = [await h.event(), await h.event(undefined, 2)]
  const reply = await h.place(player, [legOf(id, 9_000), { eventID: same }])
  expect(reply.ok ? null : [reply.error.error, reply.error.data]).toEqual(['related_legs', { legs: [1] }])
  expect((await h.place(player, [legOf(id, 9_000), { eventID: other }])).ok).toBe(true)
})

it('corrects an obvious error in the price of the win in both parts', async () => {
  const player = await h.player(10_000)
  const id = await seasonAt(9_000, FIFTH)
  const coupon = await h.placed(player, [legOf(id, 9_000)], { eachWay: FIFTH })
  const wrong = { eventID: id, market: 'WINNER', outcome: 'T101', odds: 5_000 }
  const input = { ...wrong, correction: 'price' as const, note: 'Yanlış oran.' }
  const corrected = await h.call(tradingCorrectPrice, input, STAFF)
  expect(corrected.ok).toBe(true)
  const { legs, potentialWin } = await h.coupon(player, coupon)
  expect(legs.map(({ odds, takenOdds }) => [odds, takenOdds])).toEqual([
    [5_000, 9_000],
    [1_800, 2_600],
  ])
  expect(potentialWin).toBe(6_800n)
})

it('names a season in coupons and keeps it out of the lists of matches', async () => {
  const player = await h.player(10_000)
  const id = await seasonAt(9_000, FIFTH)
  const coupon = await h.placed(player, [legOf(id, 9_000)], { eachWay: FIFTH })
  const { legs } = await h.coupon(player, coupon)
  expect(legs.map(({ home, away, marketName }) => [home, away, marketName])).toEqual([
    ['Poyrazya Süper Ligi · 1. sezon', '', 'Şampiyon'],
    ['Poyrazya Süper Ligi · 1. sezon', '', 'İlk 3 sıra'],
  ])
  expect(legs[0]?.outcomeName).not.toMatch(/^T\d/)
  const listed = await h.call(sportsEvents, { eventIDs: [id], limit: 10, offset: 0 }, {})
  expect(listed.ok && itemsOf(listed.value)).toEqual([])
  const event = await h.call(sportsEvent, { eventID: id }, {})
  expect(event.ok ? null : event.error.error).toBe('not_found')
  const day = new Date(h.clock.nowMs()).toISOString().slice(0, 10)
  const period = { startDate: day, endDate: day, limit: 10, offset: 0 }
  const history = await h.call(betframeGetCoupons, period, { playerId: player })
  expect(history.ok && itemsOf(history.value)[0]?.selections[0]).toMatchObject({
    event: 'Poyrazya Süper Ligi · 1. sezon',
    market: 'Şampiyon',
  })
})

it('takes no bets on a season after the next kick-off', async () => {
  const player = await h.player(10_000)
  const id = await seasonAt(9_000, FIFTH)
  h.clock.advance(3_600_000)
  const reply = await h.place(player, [legOf(id, 9_000)])
  expect(reply.ok ? null : reply.error.error).toBe('market_closed')
})
