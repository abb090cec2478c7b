import { buildModel, type Model, matches, type Reel } from '../model.ts'
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

/** A mode: the strips, and the board that is evaluated, which differs from them where wilds are held. */
export type BoardMode = { readonly strips: Model; readonly board: Board }

/** A window as a model with one stop per reel, 0; rewritten for each spin. */
export type Board = Model & {
  readonly reels: readonly BoardReel[]
  /** Pays that a wild stands for, as bits. */
  readonly wildMatch: number
}
type BoardReel = Reel & { readonly windows: (readonly string[])[] }

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
  return { strips, board: { ...strips, reels, wildMatch: matches(rules, rules.wild?.symbol ?? '') } }
}

function tableOf({ coins }: SlotHold, weight: 'weight' | 'respinWeight'): Uint8Array {
  return Uint8Array.from(coins.flatMap((coin, index) => new Array<number>(coin[weight]).fill(index)))
}
