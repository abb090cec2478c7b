import { assert } from '@poyraz/kernel'
import { chiSquareP } from './special.ts'

/**
 * Minimum expected count of a class: below it, Pearson's statistic is too far from a chi-square in its tail.
 */
export const EXPECTED_LEAST = 10

/** Returns the two-sided p-value of Pearson's test of counts against exact probabilities. */
export function goodness(counts: readonly number[], chances: readonly number[]): number {
  return chiSquareP(pearson(counts, chances), counts.length - 1)
}

function pearson(counts: readonly number[], chances: readonly number[]): number {
  assert(counts.length === chances.length && counts.length > 1, 'every class has a count and a chance')
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.reduce((sum, count, index) => {
    const expected = total * (chances[index] as number)
    return sum + (count - expected) ** 2 / expected
  }, 0)
}
