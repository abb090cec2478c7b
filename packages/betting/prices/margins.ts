import { assert } from '@poyraz/kernel'
import { solve } from '../bisection.ts'

/** Methods to add a margin to fair probabilities, and to remove it. */
export const MARGIN_METHODS = ['additive', 'proportional', 'power', 'odds_ratio', 'shin'] as const
export type MarginMethod = (typeof MARGIN_METHODS)[number]

const POWER_MIN = 0.01
const POWER_STEPS = 60
/** Error of the sum of a book: far below one step of the ladder. */
const TOLERANCE = 1e-10

/**
 * Finds the power that gives the chances the sum `book`; `logs` are their logarithms. The sum decreases with
 * the power and is convex, so Newton's method approaches the root from below; a step outside the bounds
 * restarts there. It starts at the root of the parabola at power 1, where the sum needs no exponential.
 */
function powerOf(fair: readonly number[], logs: readonly number[], book: number): number {
  let [sum, slope, bend] = [0, 0, 0]
  for (let at = 0; at < fair.length; at++) {
    const [p, log] = [fair[at] ?? 0, logs[at] ?? 0]
    sum += p
    slope += p * log
    bend += p * log * log
  }
  const root = slope * slope - 2 * bend * (sum - book)
  let power = within(root > 0 ? 1 + (-slope - Math.sqrt(root)) / bend : 1 - (sum - book) / slope)
  for (let step = 0; step < POWER_STEPS; step++) {
    ;[sum, slope] = [0, 0]
    for (let at = 0; at < logs.length; at++) {
      const log = logs[at] ?? 0
      const one = Math.exp(power * log)
      sum += one
      slope += one * log
    }
    if (Math.abs(sum - book) < TOLERANCE) break
    power = within(power - (sum - book) / slope)
  }
  return power
}

const within = (power: number) => Math.min(1, Math.max(POWER_MIN, power))

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
      const logs = fair.map((p) => Math.log(p))
      const k = powerOf(fair, logs, book)
      return logs.map((log) => Math.exp(k * log))
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
