import { poissonP } from '../special.ts'

/**
 * Returns the p-value of the number of equal pairs of outcomes; `chance` is the probability that any two are
 * equal.
 */
export function duplicates(outcomes: readonly (number | string)[], chance: number): number {
  const seen = new Map<number | string, number>()
  let pairs = 0
  for (const outcome of outcomes) {
    const before = seen.get(outcome) ?? 0
    pairs += before
    seen.set(outcome, before + 1)
  }
  return poissonP(pairs, ((outcomes.length * (outcomes.length - 1)) / 2) * chance)
}
