import type { Sport } from '@poyraz/contract'
import { expect, it } from 'vitest'
import type { Fixture } from './calendar.ts'
import { SIMULATED_SPORTS } from './sports.ts'

/** Matches of each sport; the tolerance is five standard deviations of their frequencies. */
const MATCHES = 250
const DEVIATIONS = 5
/** Price changes after which the error of the prices is gone. */
const SETTLED_DRIFT = 1_000
const KEY = new Uint8Array(32).fill(11)

/** Markets whose outcomes are compared, by the league of a sport. */
const COMPARED: Readonly<
  Partial<Record<Sport, { readonly leagueId: number; readonly codes: readonly string[] }>>
> = {
  ice_hockey: {
    leagueId: 18,
    codes: ['REG_1X2', 'ML_OT', 'REG_BTTS', 'SO_YN', 'HPG', 'REG_BANDS', 'REG_FIRST', 'P1_1X2', 'P3_1X2'],
  },
  esports: {
    leagueId: 20,
    codes: ['MW', 'MAP_BET', 'MAP_MATCH', 'M1_W', 'M1_HALF', 'M1_EXTRA', 'M1_FIRST:1', 'M1_FIRST:2', 'M2_W'],
  },
}

const fixtureOf = (sport: Sport, leagueId: number, number: number): Fixture => ({
  id: leagueId * 10_000_000 + number,
  sport,
  leagueId,
  season: 1 + (number % 9),
  homeId: leagueId * 100 + 1 + (number % 12),
  awayId: leagueId * 100 + 1 + ((number * 5 + 1) % 12),
  startsAtMs: 0,
})

it.each(Object.entries(COMPARED))('plays %s as often as its prices say', (name, { leagueId, codes }) => {
  const sport = name as Sport
  const { play } = SIMULATED_SPORTS[sport]
  const sums = new Map<string, { expected: number; variance: number; seen: number }>()
  for (let number = 0; number < MATCHES; number++) {
    const match = play(KEY, fixtureOf(sport, leagueId, number))
    const end = match.at(match.seconds)
    for (const { key, outcomes } of match.pricesBefore(SETTLED_DRIFT))
      for (const { outcome, chance } of codes.includes(key) ? outcomes : []) {
        const sum = sums.get(`${key} ${outcome}`) ?? { expected: 0, variance: 0, seen: 0 }
        sums.set(`${key} ${outcome}`, {
          expected: sum.expected + chance,
          variance: sum.variance + chance * (1 - chance),
          seen: sum.seen + Number(end.settle(key, outcome) === 'won'),
        })
      }
  }
  expect(new Set([...sums.keys()].map((key) => key.split(' ')[0]))).toEqual(new Set(codes))
  for (const [key, { expected, variance, seen }] of sums) {
    const away = Math.abs(seen - expected) / Math.sqrt(variance)
    expect([key, away < DEVIATIONS, Math.round(expected), seen]).toEqual([
      key,
      true,
      Math.round(expected),
      seen,
    ])
  }
})
