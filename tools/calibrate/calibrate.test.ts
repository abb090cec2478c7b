import { expect, it } from 'vitest'
import { parseFile } from '../../modules/sportsbook/feed/files/read.ts'
import type { MatchOdds } from '../../modules/sportsbook/feed/files/row.ts'
import { compare, pricedResults } from './from-file.ts'
import { fileReport, simulatedReport } from './report.ts'
import { entropyOf, reliabilityOf, scoresOf } from './scores.ts'
import { seasonFile } from './season-file.ts'
import { CALIBRATED, calibrate } from './simulated.ts'

const odds = (result: MatchOdds['result'], goals: MatchOdds['goals']): MatchOdds => ({
  result,
  goals,
  handicap: null,
  halves: false,
})
function lossOf(score: { readonly home: number; readonly away: number }, of: MatchOdds) {
  const compared = compare([{ score, odds: of }])
  return (market: string, by: string) => {
    const found = compared.find((one) => one.market === market && one.by === by)
    return found ? Math.exp(-scoresOf(found.forecasts).logLoss) : null
  }
}

/** Chances by the worked example of the rules: odds of 2.60, 2.40 and 4.30 without their margin. */
it.each([
  ['additive', 0.373335],
  ['proportional', 0.372026],
  ['power', 0.372984],
  ['odds_ratio', 0.372429],
  ['shin', 0.372994],
] as const)('scores a home win by odds without a %s margin', (method, chance) => {
  const loss = lossOf({ home: 2, away: 0 }, odds([2_600, 2_400, 4_300], null))
  expect(loss('FT_1X2', `odds, ${method}`)).toBeCloseTo(chance, 5)
})

/** Dixon-Coles with 1.55 and 1.20 expected goals and a dependence of -0.10, as the rules work it out. */
it('scores the model that fits the odds', () => {
  const fair = odds([2_261, 3_639, 3_533], [1_928, 2_077])
  const loss = lossOf({ home: 1, away: 1 }, fair)
  const model = 'model of both odds'
  expect(loss('FT_1X2', model)).toBeCloseTo(0.274765, 3)
  expect(loss('FT_OU:2.5', model)).toBeCloseTo(1 - 0.518543, 3)
  expect(loss('FT_BTTS', model)).toBeCloseTo(0.562376, 3)
})

it('compares a file that it wrote itself', () => {
  const { rows, refused } = parseFile('a.csv', new TextEncoder().encode(seasonFile(300)), 'UTC')
  expect(refused).toEqual([])
  const results = pricedResults(rows)
  expect(results).toHaveLength(300)
  const compared = compare(results)
  const lossOf = (by: string) => {
    const found = compared.find((one) => one.market === 'FT_1X2' && one.by === by)
    return scoresOf(found?.forecasts ?? []).logLoss
  }
  // The fit reproduces the odds.
  expect(lossOf('model of both odds')).toBeCloseTo(lossOf('odds, power'), 3)
  expect(fileReport(compared).join('\n')).toContain('| FT_BTTS | model of both odds | 300 |')
})

it('counts the outcomes of matches that are played again and again', () => {
  const [football] = CALIBRATED
  if (football === undefined) throw new Error('a sport')
  const calibrations = calibrate(football, { pairs: 12, replays: 40 })
  expect(calibrations.map(({ market }) => market)).toEqual(['FT_1X2', 'FT_OU:2.5', 'FT_BTTS'])
  for (const { last, opening } of calibrations) {
    const { results, logLoss } = scoresOf(last)
    expect(results).toBe(480)
    expect(scoresOf(opening).logLoss).not.toBe(logLoss)
    // Nobody does better than the truth, but for the error of 480 matches.
    expect(logLoss).toBeGreaterThan(entropyOf(last) - 0.02)
    for (const { deviations } of reliabilityOf(last)) expect(Math.abs(deviations)).toBeLessThan(5)
  }
  expect(simulatedReport(calibrations)[2]).toMatch(/^\| football \| FT_1X2 \| 480 \|/)
})
