import { medianOf } from './chances.ts'
import { asianResult, type Settled } from './settled.ts'
import type { Market, Quantity } from './sport.ts'

/** Kinds of markets over a quantity. A margin is the score of the home team less that of the guests. */

const hit = (isWon: boolean): Settled => (isWon ? 'won' : 'lost')
const winnerOf = (margin: number) => (margin > 0 ? '1' : margin < 0 ? '2' : 'X')

/** Lines around the median of a quantity, where both sides have similar prices. */
export type Lines = { readonly count: number; readonly step: number; readonly offset?: number }

function linesOf<Model, Facts>(
  quantity: Quantity<Model, Facts>,
  { count, step, offset = 0.5 }: Lines,
  isHandicap: boolean,
): (model: Model) => readonly number[] {
  return (model) => {
    const chances = quantity.chances(model, 0)
    if (chances === null) return []
    const median = medianOf(chances) * (isHandicap ? -1 : 1)
    const middle = Math.round((median - offset) / step) * step + offset
    const first = middle - Math.floor(count / 2) * step
    const lines = Array.from({ length: count }, (_, index) => first + index * step)
    return isHandicap ? lines : lines.filter((line) => line > 0)
  }
}

type Place<Model, Facts> = readonly [code: string, group: string, quantity: Quantity<Model, Facts>]

/** Market on the sign of a margin, with the draw as an outcome. */
export function threeWay<Model, Facts>(
  ...[code, group, quantity]: Place<Model, Facts>
): Market<Model, Facts> {
  const settle = (margin: number, outcome: string) => hit(winnerOf(margin) === outcome)
  return { code, group, quantity, outcomes: ['1', 'X', '2'], settle }
}

/** Market on the sign of a margin; a draw is void. */
export function twoWay<Model, Facts>(...[code, group, quantity]: Place<Model, Facts>): Market<Model, Facts> {
  const settle = (margin: number, outcome: string): Settled =>
    margin === 0 ? 'void' : hit(margin > 0 === (outcome === '1'))
  return { code, group, quantity, outcomes: ['1', '2'], settle }
}

/** Market on two of the three results of a margin. */
export function doubleChance<Model, Facts>(
  ...[code, group, quantity]: Place<Model, Facts>
): Market<Model, Facts> {
  const settle = (margin: number, outcome: string) => hit(outcome.includes(winnerOf(margin)))
  return { code, group, quantity, outcomes: ['1X', '12', 'X2'], settle }
}

/** Market on a margin with whole goals for the home team, with the draw as an outcome. */
export function threeWayHandicap<Model, Facts>(
  code: string,
  group: string,
  quantity: Quantity<Model, Facts>,
  lines: readonly number[],
): Market<Model, Facts> {
  const settle = (margin: number, outcome: string, line: number) => hit(winnerOf(margin + line) === outcome)
  return { code, group, quantity, outcomes: ['1', 'X', '2'], lines: () => lines, settle }
}

/** Market on a margin with a handicap for the home team. */
export function handicap<Model, Facts>(
  code: string,
  group: string,
  quantity: Quantity<Model, Facts>,
  lines: Lines,
): Market<Model, Facts> {
  return {
    code,
    group,
    quantity,
    outcomes: ['1', '2'],
    lines: linesOf(quantity, lines, true),
    settle(margin, outcome, line) {
      const home = 4 * (margin + line)
      return asianResult(outcome === '1' ? home : -home)
    },
  }
}

/** Market on a total, over and under a line. */
export function total<Model, Facts>(
  code: string,
  group: string,
  quantity: Quantity<Model, Facts>,
  lines: Lines,
): Market<Model, Facts> {
  return {
    code,
    group,
    quantity,
    outcomes: ['O', 'U'],
    lines: linesOf(quantity, lines, false),
    settle(value, outcome, line) {
      const over = 4 * (value - line)
      return asianResult(outcome === 'O' ? over : -over)
    },
  }
}

export function oddEven<Model, Facts>(...[code, group, quantity]: Place<Model, Facts>): Market<Model, Facts> {
  const settle = (value: number, outcome: string) => hit((value % 2 === 0) === (outcome === 'EVEN'))
  return { code, group, quantity, outcomes: ['ODD', 'EVEN'], settle }
}

/** Market with yes and no: yes for a number other than 0. */
export function question<Model, Facts>(
  ...[code, group, quantity]: Place<Model, Facts>
): Market<Model, Facts> {
  const settle = (value: number, outcome: string) => hit((value !== 0) === (outcome === 'Y'))
  return { code, group, quantity, outcomes: ['Y', 'N'], settle }
}

/** Market with numbered outcomes: the quantity is the index of the winner. */
export function choice<Model, Facts>(
  code: string,
  group: string,
  quantity: Quantity<Model, Facts>,
  outcomes: readonly string[],
  lines?: (model: Model) => readonly number[],
): Market<Model, Facts> {
  const settle = (value: number, outcome: string) => hit(outcomes[value] === outcome)
  return { code, group, quantity, outcomes, settle, ...(lines ? { lines } : {}) }
}
