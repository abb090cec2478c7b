import { expect, it } from 'vitest'
import { type Fixture, fixturesOf, SIMULATED_LEAGUES } from '../calendar.ts'
import { simulatedEsports } from './index.ts'
import { mapsPlayed } from './titles.ts'

const KEY = new Uint8Array(32).fill(5)
const FROM_MS = Date.parse('2026-03-02T00:00:00Z')
const DAYS_MS = 60 * 86_400_000

/** Matches of a league over 60 days. */
const matches = (leagueId: number): readonly Fixture[] =>
  SIMULATED_LEAGUES.filter(({ id }) => id === leagueId).flatMap((league) =>
    fixturesOf(league, FROM_MS, FROM_MS + DAYS_MS),
  )

it('shortens about two of a hundred longer matches, and none over one map', () => {
  const threes = matches(20)
  const shortened = threes.filter((fixture) => mapsPlayed(KEY, fixture) === 1)
  expect(threes.length).toBeGreaterThan(4_000)
  expect(shortened.length / threes.length).toBeGreaterThan(0.012)
  expect(shortened.length / threes.length).toBeLessThan(0.028)
  expect(matches(22).every((fixture) => mapsPlayed(KEY, fixture) === 1)).toBe(true)
})

it('tells a shortened match when it begins, voids its handicaps and totals then, and pays its winner', () => {
  const fixture = matches(20).find((one) => mapsPlayed(KEY, one) === 1)
  if (fixture === undefined) throw new Error('no match was shortened')
  const match = simulatedEsports.play(KEY, fixture)
  const offered = match.pricesBefore(0).map(({ key }) => key)
  expect(offered).toContain('MAPS_OU:2.5')
  const start = match.at(0)
  const { incidents } = start.facts({ atMs: 0, speed: 1 })
  expect(incidents).toMatchObject([{ kind: 'format', side: null, text: '3 → 1' }])
  expect(start.settle('MAPS_OU:2.5', 'O')).toBe('void')
  expect(start.settle('MAP_BET', '2-1')).toBe('void')
  expect(start.settle('MW', '1')).toBeNull()
  const live = match.at(Math.floor(match.seconds / 2)).prices(0)
  expect(live.some(({ key }) => key.startsWith('MAPS_'))).toBe(false)
  const end = match.at(match.seconds)
  const { score } = end.facts({ atMs: 0, speed: 1 })
  expect(score.home + score.away).toBe(1)
  expect(end.settle('MW', score.home > 0 ? '1' : '2')).toBe('won')
  expect(end.settle('M2_W', '1')).toBe('void')
})
