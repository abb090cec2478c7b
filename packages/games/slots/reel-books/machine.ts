import { buildModel, buildReel, type Model, matches, type Reel } from '../model.ts'
import type { SlotMode } from '../rules.ts'
import { checkReelBook } from './check-rules.ts'
import type { ReelBookRules, SlotHold } from './rules.ts'

/** Rules of a reel book compiled to tables. */
export type ReelBookMachine = {
  readonly rules: ReelBookRules
  readonly base: BoardMode
  readonly free: BoardMode | null
  readonly coins: CoinTables | null
  /** Cells of the whole window. */
  readonly cells: number
}

/**
 * A mode: the strips, and the board that is evaluated, which differs from them where wilds are held.
 * `heights` has an entry per reel, `null` where the reels always show the rows of the rules.
 */
export type BoardMode = {
  readonly strips: Model
  readonly board: Board
  readonly heights: readonly ReelHeights[] | null
}

/** Heights of one reel: a table that is drawn from, and the reel at each height that has a weight. */
export type ReelHeights = {
  readonly table: Uint8Array
  readonly byHeight: readonly (Reel | null)[]
}

/** A window as a model with one stop per reel, 0; rewritten for each spin. */
export type Board = Model & {
  readonly reels: readonly BoardReel[]
  /** Pays that a wild stands for, as bits. */
  readonly wildMatch: number
}
type BoardReel = Reel & { readonly windows: (readonly string[])[]; rows: number }

/** Draws of coins as tables of indices into `hold.coins`. */
export type CoinTables = {
  readonly hold: SlotHold
  readonly paid: Uint8Array
  readonly respin: Uint8Array
}

/** Throws on rules that contradict themselves. */
export function compileReelBook(rules: ReelBookRules): ReelBookMachine {
  checkReelBook(rules)
  const { hold } = rules
  return {
    rules,
    base: modeOf(rules, 'base'),
    free: rules.freeSpins && modeOf(rules, 'free'),
    coins: hold && { hold, paid: tableOf(hold, 'weight'), respin: tableOf(hold, 'respinWeight') },
    cells: rules.rows.reduce((sum, rows) => sum + rows, 0),
  }
}

function modeOf(rules: ReelBookRules, mode: SlotMode): BoardMode {
  const strips = buildModel(rules, mode, rules.hold ? [rules.hold.symbol] : [])
  const reels = strips.reels.map(({ rows }): BoardReel => {
    return {
      windows: [[]],
      length: 1,
      rows,
      match: new Int32Array(rows),
      factor: new Int32Array(rows).fill(1),
      scatters: new Int32Array(1),
      covered: new Uint8Array(1),
    }
  })
  const board = { ...strips, reels, wildMatch: matches(rules, rules.wild?.symbol ?? '') }
  return { strips, board, heights: heightsOf(rules, mode) }
}

function heightsOf(rules: ReelBookRules, mode: SlotMode): readonly ReelHeights[] | null {
  const { heights, strips } = rules
  if (!heights) return null
  const symbols = (mode === 'free' ? strips.free : null) ?? strips.base
  const weights = (mode === 'free' ? heights.free : null) ?? heights.base
  return symbols.map((strip, reel): ReelHeights => {
    const column = weights[reel] ?? []
    return {
      table: drawTable(column),
      byHeight: column.map((weight, height) => (weight > 0 ? buildReel(rules, mode, strip, height) : null)),
    }
  })
}

function tableOf({ coins }: SlotHold, weight: 'weight' | 'respinWeight'): Uint8Array {
  return drawTable(coins.map((coin) => coin[weight]))
}

/** Each index as often as its weight. */
function drawTable(weights: readonly number[]): Uint8Array {
  return Uint8Array.from(weights.flatMap((weight, index) => new Array<number>(weight).fill(index)))
}
