import { SHARES } from '../markets/fair.ts'
import type { HalvesMarket, Market, ScoreMarket } from './market.ts'

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

/** Number of cells of the table of halves. */
const HALVES_CELLS = 27

function createTable(market: TableMarket, line: number, size: number): ResultTable {
  const kindOf = new Uint8Array(market.scope === 'halves' ? HALVES_CELLS : size * size)
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
  if (market.scope === 'halves')
    return market.settle(
      { half: Math.floor(cell / 9), full: Math.floor(cell / 3) % 3, more: cell % 3 },
      outcome,
    )
  return market.settle({ home: Math.floor(cell / size), away: cell % size }, outcome, line)
}
