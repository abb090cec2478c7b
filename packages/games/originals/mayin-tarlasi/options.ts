import { choose } from '../fair-units.ts'
import type { OptionReturn } from '../options.ts'
import { hasNext, minesUnits } from './round.ts'
import { rules } from './rules.ts'

/** A player's plan is to stop after so many safe cells; any other plan is a mixture of these. */
export function* options(): Generator<OptionReturn> {
  for (let mines = rules.leastMines; mines <= rules.mostMines; mines++) {
    for (let safe = 1; hasNext(rules, mines, safe - 1); safe++) {
      const pays = [{ weight: choose(rules.cells - mines, safe), units: minesUnits(rules, mines, safe) }]
      yield { option: nameOf(mines, safe), of: choose(rules.cells, safe), pays }
    }
  }
}

const nameOf = (mines: number, safe: number) => `${mines} mines ${safe} safe`

export const usual = nameOf(3, 3)
const LISTED_MINES = [1, 3, 5, 10, 24]
export const listed = [...options()].flatMap(({ option }) =>
  LISTED_MINES.some((mines) => option.startsWith(`${mines} mines`)) ? [option] : [],
)
