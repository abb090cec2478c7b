import { assert } from '@poyraz/kernel'

/** Methods to add a margin to fair probabilities, and to remove it. */
export const MARGIN_METHODS = ['additive', 'proportional', 'power', 'odds_ratio', 'shin'] as const
export type MarginMethod = (typeof MARGIN_METHODS)[number]

const STEPS = 100

/** Finds the root of a monotonic function by bisection. */
function solve(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  const rises = f(high) > f(low)
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (f(middle) > 0 === rises) high = middle
    else low = middle
  }
  return (low + high) / 2
}

const POWER_MIN = 0.01
const POWER_STEPS = 60
const TOLERANCE = 1e-12

/**
 * Finds the power that gives the chances the sum `book`. The sum decreases with the power and is convex, so
 * Newton's method approaches the root from below; a step outside the bounds restarts there.
 */
function powerOf(fair: readonly number[], book: number): number {
  const logs = fair.map(Math.log)
  let power = 1
  for (let step = 0; step < POWER_STEPS; step++) {
    let [sum, slope] = [0, 0]
    for (const log of logs) {
      const one = Math.exp(power * log)
      sum += one
      slope += one * log
    }
    if (Math.abs(sum - book) < TOLERANCE) break
    power = Math.min(1, Math.max(POWER_MIN, power - (sum - book) / slope))
  }
  return power
}

/** Divides the odds for and against an outcome by `c`. */
const divideOdds = (p: number, c: number) => p / (c + p - c * p)

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Returns implied probabilities with the sum `book` for fair ones with the sum 1. */
export function addMargin(fair: readonly number[], book: number, method: MarginMethod): readonly number[] {
  switch (method) {
    case 'proportional':
      return fair.map((p) => p * book)
    case 'additive':
      return fair.map((p) => p + (book - 1) / fair.length)
    case 'power': {
      const k = powerOf(fair, book)
      return fair.map((p) => p ** k)
    }
    case 'odds_ratio': {
      const c = solve((x) => sumOf(fair.map((p) => divideOdds(p, x))) - book, 0.01, 1)
      return fair.map((p) => divideOdds(p, c))
    }
    case 'shin': {
      const implied = (z: number) => {
        const roots = fair.map((p) => Math.sqrt(z * p + (1 - z) * p * p))
        return roots.map((root) => root * sumOf(roots))
      }
      const z = solve((x) => sumOf(implied(x)) - book, 0, 1)
      return implied(z)
    }
  }
}

/** Returns the fair probabilities behind decimal odds. */
export function removeMargin(odds: readonly number[], method: MarginMethod): readonly number[] {
  assert(
    odds.every((price) => price > 1),
    'odds above 1',
  )
  const implied = odds.map((price) => 1 / price)
  const book = sumOf(implied)
  switch (method) {
    case 'proportional':
      return implied.map((p) => p / book)
    case 'additive':
      return implied.map((p) => p - (book - 1) / odds.length)
    case 'power': {
      const k = solve((x) => sumOf(implied.map((p) => p ** x)) - 1, 0.2, 10)
      return implied.map((p) => p ** k)
    }
    case 'odds_ratio': {
      const c = solve((x) => sumOf(implied.map((p) => divideOdds(p, x))) - 1, 0.5, 10)
      return implied.map((p) => divideOdds(p, c))
    }
    case 'shin': {
      const fair = (z: number) =>
        implied.map((p) => (Math.sqrt(z * z + (4 * (1 - z) * p * p) / book) - z) / (2 * (1 - z)))
      return fair(solve((z) => sumOf(fair(z)) - 1, 0, 0.99))
    }
  }
}
