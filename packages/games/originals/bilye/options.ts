import { choose } from '../fair-units.ts'
import type { OptionReturn } from '../options.ts'
import { rules } from './rules.ts'

export function options(): readonly OptionReturn[] {
  return rules.boards.map(({ rows, risk, units }) => ({
    option: `${rows} rows ${risk}`,
    of: 2n ** BigInt(rows),
    pays: units.map((paid, slot) => ({ weight: choose(rows, slot), units: paid })),
  }))
}

export const usual = '12 rows medium'
export const listed = options().map(({ option }) => option)
