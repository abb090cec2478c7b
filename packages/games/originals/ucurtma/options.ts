import type { OptionReturn } from '../options.ts'
import { rules } from './rules.ts'

const HEIGHTS = 2n ** 52n

/**
 * A target is reached in floor((10000 - edge) * 2^52 / (100 * target)) of 2^52 cases (fairness, section
 * 2).
 */
export function* options(): Generator<OptionReturn> {
  const share = BigInt(10_000 - rules.edgeBp) * HEIGHTS
  for (let target = rules.leastTarget; target <= rules.mostTarget; target++) {
    const pays = [{ weight: share / (100n * BigInt(target)), units: target }]
    yield { option: nameOf(target), of: HEIGHTS, pays }
  }
}

const nameOf = (target: number) => `target ${target}`

export const usual = nameOf(200)
export const listed = [101, 110, 150, 200, 500, 1000, 5000, 10_000, 100_000].map(nameOf)
