import { DRAWN } from '../../height.ts'
import type { OptionReturn } from '../options.ts'
import { limboWays } from './round.ts'
import { rules } from './rules.ts'

export function* options(): Generator<OptionReturn> {
  for (let target = rules.leastTarget; target <= rules.mostTarget; target++) {
    const pays = [{ weight: limboWays(rules, target), units: target }]
    yield { option: nameOf(target), of: DRAWN, pays }
  }
}

const nameOf = (target: number) => `target ${target}`

export const usual = nameOf(200)
export const listed = [101, 110, 150, 200, 500, 1000, 5000, 10_000, 100_000].map(nameOf)
