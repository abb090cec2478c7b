import type { OptionReturn } from '../options.ts'
import { rules } from './rules.ts'

export function options(): readonly OptionReturn[] {
  return rules.wheels.map(({ risk, segments }) => ({
    option: `risk ${risk}`,
    of: BigInt(segments.length),
    pays: segments.map((units) => ({ weight: 1n, units })),
  }))
}

export const usual = 'risk medium'
export const listed = options().map(({ option }) => option)
