import { HOUR_MS, MINUTE_MS } from '@poyraz/kernel'
import { expect, it } from 'vitest'
import type { FeedMessage, FeedScore } from '../feed/messages.ts'
import { type Fixture, outrightOf, roundsOf, SIMULATED_LEAGUES } from './calendar.ts'
import { seasonStep, sequenceOf } from './outrights.ts'

const [LEAGUE] = SIMULATED_LEAGUES
if (LEAGUE === undefined) throw new Error('no league')
const league = LEAGUE
const SETTINGS = { key: new Uint8Array(32).fill(3), speed: 6 }
const { id, season } = outrightOf(league, Date.parse('2026-11-23T09:00:00Z'))
const ROUNDS = roundsOf(league, season)
const kickOff = (round: number) => ROUNDS[round]?.[0]?.startsAtMs ?? 0
const SEASON = { id, season, sequence: -1n }

/** Any scores: the teams with the smaller ids are better. */
const scoreOf = ({ homeId, awayId }: Fixture): FeedScore =>
  homeId < awayId ? { home: 2, away: (homeId + awayId) % 2 } : { home: 0, away: 1 }
const stepAt = (nowMs: number) => seasonStep(SETTINGS, league, SEASON, scoreOf, nowMs)
const marketsOf = (message: FeedMessage | undefined) =>
  message?.type === 'odds_change' ? message.markets : []

it('has a season with all rounds, and another one from the last round on', () => {
  expect([ROUNDS.length, ROUNDS.every((round) => round.length === 6)]).toEqual([22, true])
  const last = kickOff(21)
  expect(outrightOf(league, last - MINUTE_MS).season).toBe(season)
  expect(outrightOf(league, last)).toMatchObject({ season: season + 1, startsAtMs: last + 2 * HOUR_MS })
})

it('offers prices between rounds, stops them while one is played, and ends after the last one', () => {
  const at = [kickOff(0) - HOUR_MS, kickOff(0), kickOff(0) + HOUR_MS, kickOff(21), kickOff(21) + HOUR_MS]
  expect(at.map((nowMs) => sequenceOf(league, SEASON, nowMs, 6))).toEqual([0, 1, 2, 43, 1_000])
  const [before, playing, between, , over] = at.map((nowMs) => stepAt(nowMs))
  expect([before?.until, between?.until]).toEqual([kickOff(0), kickOff(1)])
  expect([before, playing, between].map((step) => step?.messages.map(({ type }) => type))).toEqual([
    ['odds_change'],
    ['bet_stop'],
    ['odds_change'],
  ])
  expect(over?.messages.map(({ type }) => type)).toEqual(['bet_settlement', 'bet_stop'])
})

it('prices the champion and the places by one model, with terms that cost the house nothing', () => {
  const [message] = stepAt(kickOff(5) - HOUR_MS).messages
  const markets = marketsOf(message)
  expect(markets.map(({ market }) => market)).toEqual(['WINNER', 'PLACE:2', 'PLACE:3'])
  const sums = markets.map(
    ({ outcomes }) => outcomes.reduce((sum, { chance }) => sum + chance, 0) / 1_000_000,
  )
  // Only teams whose place is almost certain are left out.
  for (const [at, sum] of sums.entries()) {
    const missing = 12 - (markets[at]?.outcomes.length ?? 0)
    expect(sum).toBeLessThan(at + 1.0001)
    expect(sum).toBeGreaterThan(at + 0.9999 - missing)
  }
  const chanceOf = (at: number, outcome: string) =>
    markets[at]?.outcomes.find((one) => one.outcome === outcome)?.chance ?? 1_000_000
  // A champion is among the first two, and these are among the first three.
  for (const { outcome } of markets[0]?.outcomes ?? []) {
    expect(chanceOf(1, outcome)).toBeGreaterThanOrEqual(chanceOf(0, outcome))
    expect(chanceOf(2, outcome)).toBeGreaterThanOrEqual(chanceOf(1, outcome))
  }
  expect(markets[0]?.eachWay).toBeDefined()
  expect(stepAt(kickOff(5) - HOUR_MS)).toEqual(stepAt(kickOff(5) - HOUR_MS))
})

it('settles by the final table: points, goal difference, goals', () => {
  const [settlement] = stepAt(kickOff(21) + HOUR_MS).messages
  const rows = league.teams.map(({ id: team }) => {
    const own = ROUNDS.flat().flatMap((fixture) => {
      const { home, away } = scoreOf(fixture)
      if (fixture.homeId === team) return [{ scored: home, conceded: away }]
      return fixture.awayId === team ? [{ scored: away, conceded: home }] : []
    })
    const sum = (of: (one: (typeof own)[number]) => number) => own.reduce((total, one) => total + of(one), 0)
    const points = sum(({ scored, conceded }) => (scored > conceded ? 3 : scored === conceded ? 1 : 0))
    return { team, order: [points, sum((o) => o.scored - o.conceded), sum((o) => o.scored)] }
  })
  const table = rows.toSorted((one, other) => {
    const at = one.order.findIndex((value, place) => value !== other.order[place])
    return at < 0 ? 0 : (other.order[at] ?? 0) - (one.order[at] ?? 0)
  })
  if (settlement?.type !== 'bet_settlement') throw new Error('no settlement')
  const won = settlement.markets.map(({ results }) =>
    results
      .flatMap(({ outcome, result, deadHeat }) => (result === 'won' && !deadHeat ? [outcome] : []))
      .toSorted(),
  )
  const first = (places: number) =>
    table
      .slice(0, places)
      .map(({ team }) => `T${team}`)
      .toSorted()
  expect(won).toEqual([first(1), first(2), first(3)])
})

it('shares the places among teams that end equal', () => {
  const drawn = () => ({ home: 1, away: 1 })
  const { messages } = seasonStep(SETTINGS, league, SEASON, drawn, kickOff(21) + HOUR_MS)
  const [settlement] = messages
  if (settlement?.type !== 'bet_settlement') throw new Error('no settlement')
  const shares = settlement.markets.map(({ results }) => results.map(({ deadHeat }) => deadHeat))
  expect(shares).toEqual([1, 2, 3].map((places) => league.teams.map(() => ({ places, tied: 12 }))))
})
