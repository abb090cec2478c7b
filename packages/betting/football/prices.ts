import { type FairMarket, type FairOutcome, fairMarket, fairOutcome } from '../markets/fair.ts'
import { FOOTBALL_MARKETS } from './catalogue.ts'
import type { Market } from './market.ts'
import { isOfHalves, type ResultTable, resultTable, type TableMarket } from './result-table.ts'
import { measureStart } from './score-table.ts'
import type { ScoreModel } from './scores.ts'

/** Situation of a match beside its score model. */
export type Situation = {
  readonly goals: number
  /** The match has started: markets about all goals from the first one are over once one is scored. */
  readonly isSecondHalf: boolean
}

/** Returns the fair prices of all football markets that are still undecided. */
export function footballPrices(model: ScoreModel, situation: Situation): readonly FairMarket[] {
  const prices: FairMarket[] = []
  for (const market of FOOTBALL_MARKETS) {
    if (isOver(market, situation)) continue
    for (const line of linesOf(market, model, situation)) {
      const price = fairMarket(market, line, outcomesOf(market, model, line ?? 0))
      if (price !== null) prices.push(price)
    }
  }
  return prices
}

function isOver({ code, scope }: Market, { goals, isSecondHalf }: Situation): boolean {
  return (scope === 'first' && isSecondHalf) || (goals > 0 && (code === 'FTTS' || code === 'LTTS'))
}

/** The one form of a market without lines. */
const NO_LINE = [null] as const

function linesOf(market: Market, model: ScoreModel, { goals }: Situation): readonly (number | null)[] {
  if (market.code === 'NEXT_GOAL') return [goals + 1]
  return market.lines?.(model) ?? NO_LINE
}

/** More than the number of different effects of the cells of any market. */
const KINDS_MAX = 256
/** Chances by effect; overwritten by each price, because typed arrays are slow to allocate. */
const WEIGHTS = new Float64Array(KINDS_MAX)

/** Sums the chances of the cells with the same effect. Only one number of the score counts, if it is enough. */
function weigh(market: TableMarket, model: ScoreModel, { kindOf, kinds }: ResultTable): void {
  WEIGHTS.fill(0, 0, kinds)
  if (isOfHalves(market) || market.measure === undefined) {
    const { cells, chances } = model[market.scope]
    for (let at = 0; at < cells.length; at++) {
      const kind = kindOf[cells[at] ?? 0] ?? 0
      WEIGHTS[kind] = (WEIGHTS[kind] ?? 0) + (chances[at] ?? 0)
    }
    return
  }
  const { p, ranges, size } = model.measures[market.scope]
  const { from, to } = ranges[market.measure]
  const start = measureStart(market.measure, size)
  for (let cell = from; cell < to; cell++) {
    const kind = kindOf[cell] ?? 0
    WEIGHTS[kind] = (WEIGHTS[kind] ?? 0) + (p[start + cell] ?? 0)
  }
}

function outcomesOf(market: Market, model: ScoreModel, line: number): readonly FairOutcome[] {
  if (market.scope !== 'order') return tableOutcomes(market, model, line)
  const chances = market.chances(model)
  return market.outcomes.map((outcome, place) => ({ outcome, chance: chances[place] ?? 0 }))
}

/** Returns outcomes whose fair odds are 1 + P(lost) / P(won), halves counted as halves. */
function tableOutcomes(market: TableMarket, model: ScoreModel, line: number): readonly FairOutcome[] {
  const table = resultTable(market, line, model[market.scope].size)
  weigh(market, model, table)
  const count = market.outcomes.length
  const outcomes: FairOutcome[] = []
  for (const [place, outcome] of market.outcomes.entries()) {
    let won = 0
    let lost = 0
    let push = 0
    for (let kind = 0; kind < table.kinds; kind++) {
      const weight = WEIGHTS[kind] ?? 0
      const wins = table.won[kind * count + place] ?? 0
      const loses = table.lost[kind * count + place] ?? 0
      won += weight * wins
      lost += weight * loses
      push += weight * (1 - wins - loses)
    }
    outcomes.push(fairOutcome(outcome, won, lost, push))
  }
  return outcomes
}
