import { expect, it } from 'vitest'
import { FOOTBALL_MARKETS } from './catalogue.ts'
import type { ScoreMarket } from './market.ts'
import { scoreWith } from './score-table.ts'
import { scoreModel } from './scores.ts'

const SIZE = 12
const LINES = [-2, -0.75, -0.5, 0, 0.25, 0.5, 1, 1.75, 2.5, 3, 4.5]
const measured = FOOTBALL_MARKETS.filter(
  (market): market is ScoreMarket & Required<Pick<ScoreMarket, 'measure'>> =>
    'measure' in market && market.measure !== undefined,
)
const NUMBERS = {
  total: (home: number, away: number) => home + away,
  margin: (home: number, away: number) => home - away + SIZE,
  home: (home: number) => home,
  away: (_: number, away: number) => away,
} as const

it.each(measured.map((market) => [market.code, market] as const))(
  'settles %s alike for all scores with the same number',
  (_, { measure, outcomes, settle }) => {
    for (const outcome of outcomes)
      for (const line of LINES)
        for (let home = 0; home < SIZE / 2; home++)
          for (let away = 0; away < SIZE / 2; away++) {
            const alike = scoreWith(measure, NUMBERS[measure](home, away), SIZE)
            const [one, other] = [settle({ home, away }, outcome, line), settle(alike, outcome, line)]
            expect([outcome, line, home, away, other]).toEqual([outcome, line, home, away, one])
          }
  },
)

it('counts each score of a table once in every number', () => {
  const { full, measures } = scoreModel({
    first: { home: 1, away: 0 },
    second: { home: 0, away: 2 },
    restOfFirst: { home: 0, away: 0 },
    restOfSecond: { home: 0.8, away: 0.5 },
    rho: -0.05,
  })
  const { p, size } = measures.full
  for (const place of [0, 1, 2, 3])
    expect(
      p.subarray(place * 2 * size, (place + 1) * 2 * size).reduce((sum, one) => sum + one, 0),
    ).toBeCloseTo(1, 9)
  expect(full.means.home).toBeCloseTo(1.8, 4)
  expect(full.means.away).toBeCloseTo(2.5, 4)
})
