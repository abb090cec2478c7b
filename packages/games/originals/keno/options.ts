import { choose } from '../fair-units.ts'
import type { OptionReturn } from '../options.ts'
import type { KenoRisk } from './round.ts'
import { rules } from './rules.ts'

/** Hits are hypergeometric: choose(size, hits) * choose(others, drawn - hits) of choose(numbers, drawn). */
export function options(): readonly OptionReturn[] {
  const { numbers, drawn } = rules
  return (Object.keys(rules.units) as KenoRisk[]).flatMap((risk) =>
    rules.units[risk].map((table, index) => {
      const size = index + 1
      const weight = (hits: number) => choose(size, hits) * choose(numbers - size, drawn - hits)
      const pays = table.map((units, hits) => ({ weight: weight(hits), units }))
      return { option: `${risk} ${size}`, of: choose(numbers, drawn), pays }
    }),
  )
}

export const usual = 'low 6'
export const listed = options().map(({ option }) => option)
