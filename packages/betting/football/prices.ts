import { type FairMarket, fairMarket } from '../markets/fair.ts'
import { FOOTBALL_MARKETS } from './catalogue.ts'
import type { Market } from './market.ts'
import { resultTable, type TableMarket } from './result-table.ts'
import type { ScoreModel } from './scores.ts'

/** Situation of a match beside its score model. */
export type Situation = {
  readonly goals: number
  /** The match has started: markets about all goals from the first one are over once one is scored. */
  readonly isSecondHalf: boolean
}

/** Returns the fair prices of all football markets that are still undecided. */
export function footballPrices(model: ScoreModel, situation: Situation): readonly FairMarket[] {
  return FOOTBALL_MARKETS.flatMap((market) => {
    if (isOver(market, situation)) return []
    return linesOf(market, model, situation).flatMap((line) => {
      const chances = market.scope === 'order' ? market.chances(model) : chancesOf(market, model, line ?? 0)
      const outcomes = market.outcomes.map((outcome, place) => ({ outcome, chance: chances[place] ?? 0 }))
      return fairMarket(market, line, outcomes) ?? []
    })
  })
}

function isOver({ code, scope }: Market, { goals, isSecondHalf }: Situation): boolean {
  return (scope === 'first' && isSecondHalf) || (goals > 0 && (code === 'FTTS' || code === 'LTTS'))
}

function linesOf(market: Market, model: ScoreModel, { goals }: Situation): readonly (number | null)[] {
  if (market.code === 'NEXT_GOAL') return [goals + 1]
  return market.lines?.(model) ?? [null]
}

/** Returns the inverses of the fair odds: 1 + P(lost) / P(won), halves counted as halves. */
function chancesOf(market: TableMarket, model: ScoreModel, line: number): Float64Array {
  const { cells, chances, size } = model[market.scope]
  const table = resultTable(market, line, size)
  const weights = new Float64Array(table.kinds)
  for (let at = 0; at < cells.length; at++) {
    const kind = table.kindOf[cells[at] ?? 0] ?? 0
    weights[kind] = (weights[kind] ?? 0) + (chances[at] ?? 0)
  }
  const count = market.outcomes.length
  const inverses = new Float64Array(count)
  for (let place = 0; place < count; place++) {
    let [won, lost] = [0, 0]
    for (let kind = 0; kind < weights.length; kind++) {
      const weight = weights[kind] ?? 0
      won += weight * (table.won[kind * count + place] ?? 0)
      lost += weight * (table.lost[kind * count + place] ?? 0)
    }
    inverses[place] = won === 0 ? 0 : won / (won + lost)
  }
  return inverses
}
