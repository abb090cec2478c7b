import { jointChances, type MatchState } from '@poyraz/betting/football'
import {
  sportsBuilderPrice,
  sportsCheckCoupon,
  sportsEditCoupon,
  sportsEvent,
  sportsLoadCoupon,
  sportsShareCoupon,
} from '@poyraz/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EVEN_MATCH, footballMessage } from './fixtures/football.ts'
import { type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => void (h = await openHarness()))
afterAll(() => h.close())

const WIN_AND_BOTH = 'FT_1X2=1;FT_BTTS=Y'
const partsOf = (outcome: string) =>
  outcome.split(';').map((part) => {
    const [market = '', ofOutcome = ''] = part.split('=')
    return { market, outcome: ofOutcome }
  })

/** A match with all of its markets and its model. */
async function match(joint: MatchState = EVEN_MATCH, live = false): Promise<number> {
  const id = await h.event()
  await reprice(id, joint, live)
  return id
}
const reprice = (eventId: number, joint: MatchState, live = false) =>
  h.send(footballMessage({ eventId, sequence: h.nextSequence(), live }, joint))

async function price(eventID: number, outcome: string) {
  const reply = await h.call(sportsBuilderPrice, { eventID, parts: partsOf(outcome) }, {})
  if (!reply.ok) throw new Error(reply.error.error)
  return reply.value
}
async function leg(eventID: number, outcome = WIN_AND_BOTH) {
  return { eventID, market: 'BUILDER', outcome, odds: (await price(eventID, outcome)).odds }
}
const settle = (
  eventId: number,
  market: string,
  won: readonly string[],
  all: readonly string[],
  voidFactor = 0,
) =>
  h.send({
    type: 'bet_settlement',
    eventId,
    sequence: h.nextSequence(),
    markets: [
      {
        market,
        results: all.map((outcome) => ({
          outcome,
          result: won.includes(outcome) ? ('won' as const) : ('lost' as const),
          voidFactor: voidFactor as 0 | 1,
        })),
      },
    ],
  })
const result = (eventId: number, winner: string) => settle(eventId, 'FT_1X2', [winner], ['1', 'X', '2'])
const bothScored = (eventId: number, outcome: 'Y' | 'N', voidFactor = 0) =>
  settle(eventId, 'FT_BTTS', [outcome], ['Y', 'N'], voidFactor)

it('prices selections of one match by their joint chance', async () => {
  const id = await match()
  const { odds, open, implied, problem, outcomeName, parts } = await price(id, 'FT_BTTS=Y;FT_1X2=1')
  const joint = jointChances(EVEN_MATCH, partsOf(WIN_AND_BOTH))?.at(-1) ?? 0
  expect(odds / 1000).toBeLessThan(1 / joint)
  expect(odds / 1000).toBeGreaterThan(0.85 / joint)
  expect([open, implied, problem]).toEqual([true, [], null])
  expect(parts.map(({ outcomeName: name }) => name)).toEqual(
    ['Akdere Birliği', 'Var'].map(() => expect.any(String)),
  )
  expect(outcomeName).toContain('Karşılıklı gol')
})

it('says that an implied selection adds nothing to the price', async () => {
  const id = await match()
  const [two, three] = [await price(id, WIN_AND_BOTH), await price(id, `${WIN_AND_BOTH};FT_OU:2.5=O`)]
  expect(three.odds).toBe(two.odds)
  expect(three.implied).toEqual([2])
})

it.each([
  ['FT_1X2=1;FT_1X2=2', 'builder_contradiction'],
  ['CLEAN_H=Y;FT_BTTS=Y', 'builder_contradiction'],
  ['FT_DNB=1;FT_OU:2.5=O', 'builder_excluded'],
])('refuses %s with %s and a sentence', async (outcome, error) => {
  const id = await match()
  expect((await price(id, outcome)).problem).toEqual({ error, message: expect.stringMatching(/.{20}/) })
  const player = await h.player(10_000)
  expect(await h.place(player, [{ eventID: id, market: 'BUILDER', outcome, odds: 2_000 }])).toMatchObject({
    ok: false,
    error: { error },
  })
})

it('refuses a match without a model, and one whose model and prices differ', async () => {
  const id = await h.event({ FT_1X2: { 1: 2_000, X: 3_400, 2: 3_800 }, FT_BTTS: { Y: 1_900, N: 1_900 } })
  expect((await price(id, WIN_AND_BOTH)).problem?.error).toBe('builder_unavailable')
  const message = footballMessage({ eventId: id, sequence: h.nextSequence() }, EVEN_MATCH)
  if (message.type !== 'odds_change') throw new Error('prices')
  await h.send({ ...message, joint: { ...EVEN_MATCH, restOfSecond: { home: 1.2, away: 0.66 } } })
  expect((await price(id, WIN_AND_BOTH)).problem?.error).toBe('builder_unavailable')
  const detail = await h.call(sportsEvent, { eventID: await match() }, {})
  expect(detail.ok && detail.value.builder).toContain('HTFT')
  expect(detail.ok && detail.value.builder).not.toContain('FT_DNB')
})

it('refuses an outcome that the match never had', async () => {
  const parts = [{ market: 'FT_1X2', outcome: '1' }]
  const unknown = await h.call(
    sportsBuilderPrice,
    {
      eventID: await match(),
      parts: [...parts, { market: 'HTFT', outcome: '9' }],
    },
    {},
  )
  expect(unknown).toMatchObject({ ok: false, error: { error: 'not_found' } })
})

it('takes the price that was seen, and follows the policy when it has changed', async () => {
  const id = await match()
  const taken = await leg(id)
  await reprice(id, { ...EVEN_MATCH, restOfSecond: { home: 1.3, away: 0.66 } })
  const player = await h.player(10_000)
  expect(await h.place(player, [taken], { oddsPolicy: 'none' })).toMatchObject({
    ok: false,
    error: { error: 'odds_changed', data: { prices: [{ market: 'BUILDER', outcome: WIN_AND_BOTH }] } },
  })
  const placed = await h.coupon(player, await h.placed(player, [taken], { oddsPolicy: 'any' }))
  expect(placed.totalOdds).toBe((await price(id, WIN_AND_BOTH)).odds)
})

it('is a leg like others in a multiple, and takes no second leg of its match', async () => {
  const [one, other] = [await match(), await h.event()]
  const player = await h.player(50_000)
  const taken = await leg(one)
  const coupon = await h.coupon(player, await h.placed(player, [taken, { eventID: other }]))
  expect(coupon.totalOdds).toBe(Math.floor((taken.odds * 2_000) / 1_000))
  expect(
    await h.place(player, [taken, { eventID: one, market: 'HTFT', outcome: '1/1', odds: 3_000 }]),
  ).toMatchObject({ ok: false, error: { error: 'related_legs' } })
})

it('wins with all parts, loses with one of them, and is corrected', async () => {
  const id = await match()
  const player = await h.player(10_000)
  const taken = await leg(id)
  const coupon = await h.placed(player, [taken])
  await bothScored(id, 'Y')
  await h.work()
  expect((await h.coupon(player, coupon)).legs[0]).toMatchObject({
    result: 'open',
    parts: [{ result: 'open' }, { result: 'won' }],
  })
  await result(id, '1')
  await h.work()
  expect(await h.coupon(player, coupon)).toMatchObject({ state: 'won', win: BigInt(taken.odds) })
  await bothScored(id, 'N')
  await h.work()
  expect(await h.coupon(player, coupon)).toMatchObject({ state: 'lost', win: 0n })
  expect(await h.cash(player)).toBe(9_000)
})

it('counts without a void part at the odds of the others when it was taken', async () => {
  const id = await match()
  const player = await h.player(10_000)
  const single = await price(id, 'FT_1X2=1')
  const coupon = await h.placed(player, [await leg(id)])
  await reprice(id, { ...EVEN_MATCH, restOfSecond: { home: 1.3, away: 0.66 } })
  await bothScored(id, 'Y', 1)
  await result(id, '1')
  await h.work()
  const shown = await h.coupon(player, coupon)
  expect(shown).toMatchObject({ state: 'won', win: BigInt(single.odds) })
  expect(shown.legs[0]).toMatchObject({ countedOdds: single.odds, result: 'won' })
})

it('returns the stake if all parts are void', async () => {
  const id = await match()
  const player = await h.player(10_000)
  const coupon = await h.placed(player, [await leg(id)])
  await h.send({
    type: 'bet_cancel',
    eventId: id,
    sequence: h.nextSequence(),
    markets: ['FT_1X2', 'FT_BTTS'],
    from: null,
    to: null,
  })
  await h.work()
  expect(await h.coupon(player, coupon)).toMatchObject({ state: 'void', win: 1_000n })
  expect(await h.cash(player)).toBe(10_000)
})

const risksOf = async (eventId: number) => {
  const { rows } = await sql<{ key: string; liability: bigint }>`
    select market || '=' || outcome as key, liability from sports.exposure where event_id = ${eventId}`.execute(
    h.db,
  )
  return Object.fromEntries(rows.map(({ key, liability }) => [key, Number(liability)]))
}

it('counts its money at risk on the joint outcome and on each part', async () => {
  const id = await match()
  const player = await h.player(500_000)
  const taken = await leg(id)
  const coupon = await h.placed(player, [taken], { unitStake: 100_000 })
  const chances = jointChances(EVEN_MATCH, partsOf(WIN_AND_BOTH)) ?? new Float64Array(4)
  const ofPart = (mask: number) => Math.floor((100 * taken.odds * (chances[3] ?? 0)) / (chances[mask] ?? 1))
  expect(await risksOf(id)).toEqual({
    [`BUILDER=${WIN_AND_BOTH}`]: 100 * taken.odds,
    'FT_1X2=1': expect.closeTo(ofPart(1), -1),
    'FT_BTTS=Y': expect.closeTo(ofPart(2), -1),
  })
  await result(id, '2')
  await h.work()
  expect(Object.values(await risksOf(id))).toEqual([0, 0, 0])
  await result(id, '1')
  await h.work()
  expect((await risksOf(id))['FT_1X2=1']).toBeGreaterThan(0)
  expect((await h.coupon(player, coupon)).state).toBe('open')
})

it('is sold by the joint chance of the parts that are open', async () => {
  const id = await match()
  const player = await h.player(10_000)
  const taken = await leg(id)
  const coupon = await h.placed(player, [taken])
  const goal: MatchState = { ...EVEN_MATCH, first: { home: 1, away: 1 }, rho: 0 }
  await bothScored(id, 'Y')
  await reprice(id, goal, true)
  const chance = Math.round((jointChances(goal, partsOf('FT_1X2=1'))?.at(-1) ?? 0) * 1e6)
  const value = BigInt(Math.floor((1_000 * taken.odds * chance * 0.95) / 1e9))
  expect((await h.coupon(player, coupon)).cashOut).toEqual({ available: true, reason: null, value })
  await h.send({ type: 'bet_stop', eventId: id, sequence: h.nextSequence(), state: 'live', facts: null })
  expect((await h.coupon(player, coupon)).cashOut).toMatchObject({ available: false, reason: 'suspended' })
})

it('takes in-play bets after the delay, at the price of then', async () => {
  const id = await match(EVEN_MATCH, true)
  const player = await h.player(10_000)
  const coupon = await h.placed(player, [await leg(id)], { oddsPolicy: 'any' })
  expect((await h.coupon(player, coupon)).state).toBe('pending')
  await reprice(id, { ...EVEN_MATCH, restOfSecond: { home: 1.3, away: 0.66 } }, true)
  h.clock.advance(6_000)
  await h.work()
  const { odds } = await price(id, WIN_AND_BOTH)
  expect(await h.coupon(player, coupon)).toMatchObject({ state: 'open', totalOdds: odds })
  expect((await risksOf(id))[`BUILDER=${WIN_AND_BOTH}`]).toBe(odds)
})

it('is closed while one of its parts is', async () => {
  const id = await match()
  await bothScored(id, 'Y')
  const selections = [{ ...(await leg(id)), version: 1, banker: false }]
  const checked = await h.call(sportsCheckCoupon, { selections, unitStake: 1_000 }, {})
  expect(checked.ok && checked.value.problems.map(({ error }) => error)).toEqual(['market_closed'])
})

it('is shared, loaded and edited with its parts', async () => {
  const id = await match()
  const player = await h.player(10_000)
  const { odds: _, ...selection } = await leg(id)
  // The order of the parts makes no other selection.
  const shared = { ...selection, outcome: 'FT_BTTS=Y;FT_1X2=1' }
  const share = await h.call(sportsShareCoupon, { selections: [shared] }, {})
  const code = share.ok ? share.value.code : ''
  const loaded = await h.call(sportsLoadCoupon, { code }, {})
  expect(loaded.ok && loaded.value.prices).toMatchObject([
    {
      market: 'BUILDER',
      marketName: 'Bahis kur',
      outcome: WIN_AND_BOTH,
      parts: [{ market: 'FT_1X2' }, { market: 'FT_BTTS' }],
    },
  ])
  const coupon = await h.placed(player, [await leg(id)])
  const other = { ...(await leg(id, `${WIN_AND_BOTH};HT_1X2=X`)), version: 1, banker: false }
  const value = Number((await h.coupon(player, coupon)).cashOut.value)
  const edited = await h.call(
    sportsEditCoupon,
    { couponID: coupon, value, selections: [other], unitStake: 500 },
    { playerId: player },
  )
  expect(edited.ok && edited.value.legs[0]?.parts.length).toBe(3)
  expect((await h.coupon(player, coupon)).state).toBe('cashed_out')
})
