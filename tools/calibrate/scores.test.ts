import { expect, it } from 'vitest'
import { baseLoss, entropyOf, forecastOf, reliabilityOf, scoresOf } from './scores.ts'

/** The examples in the documentation of scikit-learn: `log_loss` and `brier_score_loss`. */
it('scores the documented examples of a statistics package', () => {
  const spam = [
    forecastOf([0.1, 0.9], 1),
    forecastOf([0.9, 0.1], 0),
    forecastOf([0.8, 0.2], 0),
    forecastOf([0.35, 0.65], 1),
  ]
  expect(scoresOf(spam).logLoss).toBeCloseTo(0.21616, 5)
  const yes = [
    forecastOf([0.1, 0.9], 1),
    forecastOf([0.9, 0.1], 0),
    forecastOf([0.8, 0.2], 0),
    forecastOf([0.3, 0.7], 1),
  ]
  // That package counts one of the two outcomes: 0.0375.
  expect(scoresOf(yes)).toMatchObject({ results: 4, brier: expect.closeTo(2 * 0.0375, 10) })
})

/** By a Python program: `math.log` and a loop over the 20 results one by one. */
const PYTHON = { logLoss: 0.755802127426, brier: 0.43, base: 0.974570189446, entropy: 0.752367993728 }

it('scores several results of one forecast', () => {
  const forecasts = [
    { chances: [0.5, 0.3, 0.2], counts: [5, 3, 2] },
    { chances: [0.2, 0.1, 0.7], counts: [1, 0, 9] },
  ]
  const { results, logLoss, brier } = scoresOf(forecasts)
  expect(results).toBe(20)
  expect(logLoss).toBeCloseTo(PYTHON.logLoss, 9)
  expect(brier).toBeCloseTo(PYTHON.brier, 9)
  expect(baseLoss(forecasts)).toBeCloseTo(PYTHON.base, 9)
  expect(entropyOf(forecasts)).toBeCloseTo(PYTHON.entropy, 9)
})

it('limits the loss of a surprise', () => {
  expect(scoresOf([forecastOf([0, 1], 0)]).logLoss).toBeCloseTo(13.815510558, 9)
})

it('puts outcomes with similar chances together', () => {
  const forecasts = [
    { chances: [0.72, 0.28], counts: [70, 30] },
    { chances: [0.78, 0.22], counts: [80, 20] },
    { chances: [1, 0], counts: [1, 0] },
  ]
  expect(reliabilityOf(forecasts)).toEqual([
    { from: 0, to: 0.1, count: 1, expected: 0, seen: 0, deviations: 0 },
    { from: 0.2, to: 0.3, count: 200, expected: 0.25, seen: 0.25, deviations: 0 },
    { from: 0.7, to: 0.8, count: 200, expected: 0.75, seen: 0.75, deviations: 0 },
    { from: 0.9, to: 1, count: 1, expected: 1, seen: 1, deviations: 0 },
  ])
  const [bin] = reliabilityOf([
    { chances: [0.25], counts: [31] },
    { chances: [0.25], counts: [0, 69] },
  ])
  // 31 of 100 at 0.25: 6 / √18.75.
  expect(bin?.deviations).toBeCloseTo(1.385640646, 9)
})
