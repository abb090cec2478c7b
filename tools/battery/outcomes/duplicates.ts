import { poissonP } from '../special.ts'

/** Whether as many pairs of outcomes are the same as chance has it; `chance` is that of any two. */
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
