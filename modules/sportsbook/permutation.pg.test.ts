import { sportsBuilderPrice } from '@poyraz/contract'
import { eachOf } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FeedMessage } from './feed/messages.ts'
import { EVEN_MATCH, footballMessage } from './fixtures/football.ts'
import { type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => void (h = await openHarness()))
afterAll(() => h.close())

/** `npm run nightly` asks for 10,000. */
const CASES = Number(process.env['FEED_CASES'] ?? 60)
/** First seed, to repeat cases that failed. */
const FIRST = Number(process.env['FEED_SEED'] ?? 1)
const CASE_MS = 5_000
/** Cases that run side by side. */
const AT_ONCE = Number(process.env['FEED_LANES'] ?? 4)
const EVENTS = 3

/** Numbers that look random, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(state / 65_536) % below
  }
}

/** Sports of the events in turn, each with a league and a market. */
const SPORTS = [
  { leagueId: 1, market: 'FT_1X2', outcomes: ['1', 'X', '2'] },
  { leagueId: 13, market: 'MW', outcomes: ['1', '2'] },
  { leagueId: 16, market: 'SET_BET', outcomes: ['1', '3-0', '3-1'] },
  { leagueId: 11, market: 'ML', outcomes: ['1', '2'] },
  { leagueId: 18, market: 'REG_1X2', outcomes: ['1', 'X', '2'] },
  { leagueId: 20, market: 'MW', outcomes: ['1', '2'] },
  { leagueId: 2, market: 'WINNER', outcomes: ['1', '2', '3'] },
] as const
const SEASON = SPORTS[6]
const SEASON_MARKETS = ['WINNER', 'PLACE:2']
const TERMS = { places: 2, fraction: 4 }
type Played = (typeof SPORTS)[number]
const playedAt = (seed: number, place: number): Played => SPORTS[(seed + place) % SPORTS.length] ?? SPORTS[0]
const FACTORS = [0, 0, 0, 0.5, 1] as const

/** A history of one event: settled, corrected, rolled back, cancelled. */
function historyOf(
  next: (below: number) => number,
  { market, outcomes }: Played,
): readonly ((eventId: number) => FeedMessage)[] {
  return Array.from({ length: 1 + next(6) }, (_, step) => {
    const sequence = 10_000 + step
    const isSeason = market === SEASON.market
    const isOther = market === 'FT_1X2' && next(3) === 0
    const winner = outcomes[next(outcomes.length)]
    const voidFactor = FACTORS[next(5)] ?? 0
    const kind = next(6)
    return (eventId: number): FeedMessage => {
      const base = { eventId, sequence }
      if (isOther) return bothScore(base, step, voidFactor)
      // The win of a season and its places are decided together or apart.
      const markets = isSeason ? SEASON_MARKETS.slice(step % 3 === 1 ? 1 : 0) : [market]
      if (kind === 3) return { ...base, type: 'rollback_bet_settlement', markets }
      if (kind === 4) return { ...base, type: 'bet_cancel', markets, from: null, to: null }
      if (kind === 5) return { ...base, type: 'rollback_bet_cancel', markets }
      const results = outcomes.map((outcome) => ({
        outcome,
        result: outcome === winner ? ('won' as const) : ('lost' as const),
        voidFactor,
      }))
      return { ...base, type: 'bet_settlement', markets: markets.map((one) => ({ market: one, results })) }
    }
  })
}

/** The result of the other part of the bet builder. */
function bothScore(
  base: { readonly eventId: number; readonly sequence: number },
  step: number,
  voidFactor: (typeof FACTORS)[number],
): FeedMessage {
  const results = ['Y', 'N'].map((outcome) => ({
    outcome,
    result: (outcome === 'Y') === (step % 3 !== 0) ? ('won' as const) : ('lost' as const),
    voidFactor,
  }))
  return { ...base, type: 'bet_settlement', markets: [{ market: 'FT_BTTS', results }] }
}

/** A new event of a sport with the prices of its market. */
async function eventOf({ leagueId, market, outcomes }: Played): Promise<number> {
  const prices = { [market]: Object.fromEntries(outcomes.map((outcome) => [outcome, 2_000])) }
  if (market === SEASON.market) {
    const places = Object.fromEntries(outcomes.map((outcome) => [outcome, 1_500]))
    return h.outright({ ...prices, 'PLACE:2': places }, TERMS, leagueId)
  }
  const id = await h.event(prices, leagueId)
  if (market === 'FT_1X2') await h.send(ofParts({ eventId: id, sequence: h.nextSequence() }))
  return id
}

/** Prices of the markets of the bet builder by their model. */
function ofParts(about: { readonly eventId: number; readonly sequence: number }): FeedMessage {
  const message = footballMessage(about, EVEN_MATCH)
  if (message.type !== 'odds_change') return message
  return { ...message, markets: message.markets.filter(({ market }) => PARTS.includes(market)) }
}
const PARTS = ['FT_1X2', 'FT_BTTS']

/** Coupons on all events: single, multiple, system, and one of which a part was sold. */
async function placedOn(events: readonly number[], sports: readonly Played[]) {
  const player = await h.player(100_000)
  const legs = events.map((eventID, place) => ({ eventID, market: sports[place]?.market ?? '', odds: 1_010 }))
  const coupons = [
    await h.placed(player, legs.slice(0, 1)),
    await h.placed(player, legs),
    await h.placed(player, legs, { system: [2, 3] }),
    await h.placed(player, legs.slice(1, 2), { unitStake: 3_333 }),
    ...(await placedBuilder(player, events, sports)),
    ...(await placedEachWay(player, events, sports)),
  ]
  await h.sell(player, coupons[3] ?? '', 1, 37)
  return { player, coupons }
}

/** A bet builder on the football match, if there is one: its result of the match may be settled, void or corrected. */
async function placedBuilder(player: string, events: readonly number[], sports: readonly Played[]) {
  const place = sports.findIndex(({ market }) => market === 'FT_1X2')
  const eventID = events[place]
  if (eventID === undefined) return []
  const parts = [
    { market: 'FT_1X2', outcome: '1' },
    { market: 'FT_BTTS', outcome: 'Y' },
  ]
  const built = await h.call(sportsBuilderPrice, { eventID, parts }, {})
  if (!built.ok) throw new Error(built.error.error)
  const { market, outcome, odds } = built.value
  return [await h.placed(player, [{ eventID, market, outcome, odds }], { oddsPolicy: 'any' })]
}

/** An each-way coupon on the season, if there is one: its parts are settled, corrected and void apart. */
async function placedEachWay(player: string, events: readonly number[], sports: readonly Played[]) {
  const eventID = events[sports.findIndex(({ market }) => market === SEASON.market)]
  if (eventID === undefined) return []
  return [
    await h.placed(player, [{ eventID, market: SEASON.market, outcome: '1', odds: 1_010 }], {
      eachWay: TERMS,
    }),
  ]
}

async function stateOf({ player, coupons }: Awaited<ReturnType<typeof placedOn>>) {
  const shown = await Promise.all(coupons.map((id) => h.coupon(player, id)))
  return {
    cash: await h.cash(player),
    held: await h.held(player),
    coupons: shown.map(({ state, win, openStake, legs }) => [
      state,
      win,
      openStake,
      legs.map((l) => l.result),
    ]),
  }
}

function shuffled<T>(items: readonly T[], next: (below: number) => number): T[] {
  const left = [...items]
  return items.map(() => left.splice(next(left.length), 1)[0] as T)
}

/** Plays the histories of one seed in order and mixed, and returns the states of the coupons at the end. */
async function playCase(seed: number): Promise<readonly unknown[]> {
  const next = numbers(seed)
  const sports = Array.from({ length: EVENTS }, (_, place) => playedAt(seed, place))
  const histories = sports.map((sport) => historyOf(next, sport))
  const inOrder = await Promise.all(sports.map(eventOf))
  const mixed = await Promise.all(sports.map(eventOf))
  const [one, other] = [await placedOn(inOrder, sports), await placedOn(mixed, sports)]
  for (const [place, history] of histories.entries())
    for (const message of history) await h.send(message(inOrder[place] ?? 0))
  await h.work()
  const messages = histories.flatMap((history, place) => history.map((message) => message(mixed[place] ?? 0)))
  const repeated = [...messages, ...messages.filter(() => next(2) === 0)]
  for (const message of shuffled(repeated, next)) {
    await h.send(message)
    if (next(2) === 0) await h.work()
  }
  await h.work()
  const expected = await stateOf(one)
  expect([seed, await stateOf(other)]).toEqual([seed, expected])
  return expected.coupons.map(([state]) => state)
}

it('A14: every order and repetition of messages ends in the same balances', {
  timeout: Math.max(120_000, CASES * CASE_MS),
}, async () => {
  const ends = new Set<unknown>()
  const seeds = Array.from({ length: CASES }, (_, seed) => seed + FIRST)
  await eachOf(seeds, AT_ONCE, async (seed) => {
    for (const state of await playCase(seed)) ends.add(state)
  })
  expect(ends).toEqual(new Set(['open', 'won', 'lost', 'void']))
})
