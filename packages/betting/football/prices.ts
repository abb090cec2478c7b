import { type FairMarket, fairMarket, SHARES } from '../markets/fair.ts'
import { FOOTBALL_MARKETS } from './catalogue.ts'
import type { Halves, Market, OrderMarket } from './market.ts'
import { cellOf, type Goals, type ScoreModel, type ScoreTable } from './scores.ts'

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
      const outcomes = market.outcomes.map((outcome) => ({
        outcome,
        chance: chanceOf(market, model, outcome, line),
      }))
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

/** Returns the inverse of the fair odds: 1 + P(lost) / P(won), halves counted as halves. */
function chanceOf(market: Market, model: ScoreModel, outcome: string, line: number | null): number {
  if (market.scope === 'order') return (market as OrderMarket).chance(model, outcome)
  let [won, lost] = [0, 0]
  const count = (p: number, [winning, losing]: readonly [number, number]) => {
    won += p * winning
    lost += p * losing
  }
  if (market.scope === 'halves') {
    model.halves.forEach((p, at) => count(p, SHARES[market.settle(halvesAt(at), outcome)]))
  } else {
    for (const { score, p } of cellsOf(model[market.scope]))
      count(p, SHARES[market.settle(score, outcome, line ?? 0)])
  }
  return won === 0 ? 0 : won / (won + lost)
}

const halvesAt = (at: number): Halves => ({
  half: Math.floor(at / 9),
  full: Math.floor(at / 3) % 3,
  more: at % 3,
})

type ScoreCell = { readonly score: Goals; readonly p: number }

/** Scores that are rarer do not change a price. */
const CELL_MIN = 1e-9
const cellsByTable = new WeakMap<ScoreTable, readonly ScoreCell[]>()

/** Returns the possible scores of a table; it is read for every outcome of every market. */
function cellsOf(table: ScoreTable): readonly ScoreCell[] {
  const known = cellsByTable.get(table)
  if (known) return known
  const cells: ScoreCell[] = []
  for (let home = 0; home < table.size; home++)
    for (let away = 0; away < table.size; away++) {
      const p = cellOf(table, home, away)
      if (p > CELL_MIN) cells.push({ score: { home, away }, p })
    }
  cellsByTable.set(table, cells)
  return cells
}
