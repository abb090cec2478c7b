import type { OptionReturn } from '../options.ts'
import { diceUnits } from './round.ts'
import { rules } from './rules.ts'

/** Over and under with as many winning rolls are the same option. */
export function* options(): Generator<OptionReturn> {
  for (let winning = rules.leastWinning; winning <= rules.mostWinning; winning++) {
    const pays = [{ weight: BigInt(winning), units: diceUnits(rules, winning) }]
    yield { option: `${winning} of ${rules.faces} win`, of: BigInt(rules.faces), pays }
  }
}

export const usual = `5000 of ${rules.faces} win`
export const listed = [100, 200, 500, 1000, 2500, 5000, 7500, 9000, 9500].map((winning) => {
  return `${winning} of ${rules.faces} win`
})
