import { SHARES } from '../markets/fair.ts'
import type { Halves, HalvesMarket, Market, ScoreMarket } from './market.ts'
import { measureCells, scoreWith } from './score-table.ts'

/** Markets that are settled by a cell of a table of the score model. */
export type TableMarket = ScoreMarket | HalvesMarket

/**
 * Effect of each cell of a table on the outcomes of a market. Cells with the same effect are of one kind, so
 * a price needs one pass over the cells, whatever the number of outcomes.
 */
export type ResultTable = {
  readonly kindOf: Uint8Array
  readonly kinds: number
  /** Shares of a stake that the outcomes win and lose, by `kind * outcomes + outcome`. */
  readonly won: Float64Array
  readonly lost: Float64Array
}

/** Cache by market and line. Lines are limited by the means of goals, so there are few. */
const known = new Map<Market, Map<number, ResultTable>>()

/** Returns the table of a market with a line. It calls the settling function once per cell. */
export function resultTable(market: TableMarket, line: number, size: number): ResultTable {
  const ofMarket = known.get(market) ?? new Map<number, ResultTable>()
  known.set(market, ofMarket)
  const table = ofMarket.get(line) ?? createTable(market, line, size)
  ofMarket.set(line, table)
  return table
}

/** Numbers of cells of the tables of both halves. */
const HALVES_CELLS = { halves: 9, more: 3 } as const

/** Returns true for a market about both halves. */
export const isOfHalves = (market: Market): market is HalvesMarket =>
  market.scope === 'halves' || market.scope === 'more'

function cellsOf(market: TableMarket, size: number): number {
  if (isOfHalves(market)) return HALVES_CELLS[market.scope]
  return market.measure === undefined ? size * size : measureCells(size)
}

function createTable(market: TableMarket, line: number, size: number): ResultTable {
  const kindOf = new Uint8Array(cellsOf(market, size))
  const places = new Map<string, number>()
  const shares: (readonly [won: number, lost: number])[] = []
  for (let cell = 0; cell < kindOf.length; cell++) {
    const results = market.outcomes.map((outcome) => settleCell(market, cell, outcome, line, size))
    const key = results.join()
    const place = places.get(key) ?? places.size
    if (!places.has(key)) shares.push(...results.map((result) => SHARES[result]))
    places.set(key, place)
    kindOf[cell] = place
  }
  const won = Float64Array.from(shares, ([share]) => share)
  const lost = Float64Array.from(shares, ([, share]) => share)
  return { kindOf, kinds: places.size, won, lost }
}

function settleCell(market: TableMarket, cell: number, outcome: string, line: number, size: number) {
  if (isOfHalves(market)) return market.settle(halvesAt(market, cell), outcome)
  const { measure } = market
  const score =
    measure === undefined
      ? { home: Math.floor(cell / size), away: cell % size }
      : scoreWith(measure, cell, size)
  return market.settle(score, outcome, line)
}

/** Stands for a fact that the market does not need. */
const EQUAL = 1
function halvesAt({ scope }: HalvesMarket, cell: number): Halves {
  if (scope === 'more') return { half: EQUAL, full: EQUAL, more: cell }
  return { half: Math.floor(cell / 3), full: cell % 3, more: EQUAL }
}
