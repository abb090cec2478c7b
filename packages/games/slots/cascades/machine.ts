import { checkCascade } from './check-rules.ts'
import type { CascadeRules } from './rules.ts'

/** Cascade rules compiled to numbers: a symbol is its index in `rules.symbols`, a cell `column × height + row`. */
export type CascadeMachine = {
  readonly rules: CascadeRules
  readonly columns: number
  readonly height: number
  readonly cells: number
  /** Up to four neighbours of each cell, `-1` where there is none. */
  readonly neighbours: Int16Array
  /** Codes of special symbols; `NO_SYMBOL` where the game has none. */
  readonly wild: number
  readonly scatter: number
  readonly mystery: number
  /** The multiplier of each symbol that is an orb, else 0. */
  readonly times: Int32Array
  /** Index of each symbol in `rules.pays`, -1 for one that is not paid. */
  readonly payOf: Int32Array
  /** Symbol of each pay, in the order of `rules.pays`. */
  readonly paid: Uint8Array
  /** `payUnits[pay × (cells + 1) + size]`. */
  readonly payUnits: Int32Array
  readonly scatterUnits: Int32Array
  readonly base: CascadeMode
  readonly free: CascadeMode
  /** Draws what mystery symbols become. */
  readonly reveal: Picker | null
}

export type CascadeMode = {
  readonly name: 'base' | 'free'
  readonly fill: Picker
  readonly multipliers: readonly number[]
  /** Free spins by number of scatters in sight. */
  readonly awards: Int32Array
  /** True if counters go on from one spin to the next. */
  readonly keepsSteps: boolean
  readonly keepsCells: boolean
  readonly gathers: boolean
}

/** `pick(weights)` as a table: the symbol of each value below the sum. Words from `limit` on are rejected. */
export type Picker = { readonly symbols: Uint8Array; readonly limit: number }

export const NO_SYMBOL = 255
const TWO_32 = 2 ** 32
const SIDES = 4

/** Throws on rules that contradict themselves. */
export function compileCascade(rules: CascadeRules): CascadeMachine {
  checkCascade(rules)
  const [columns, height] = [rules.rows.length, rules.rows[0] ?? 0]
  const cells = columns * height
  const codeOf = (symbol: string | undefined) => {
    const code = rules.symbols.indexOf(symbol ?? '')
    return code < 0 ? NO_SYMBOL : code
  }
  const times = new Int32Array(rules.symbols.length)
  for (const orb of rules.orbs?.symbols ?? []) times[codeOf(orb.symbol)] = orb.times
  return {
    rules,
    columns,
    height,
    cells,
    neighbours: neighboursOf(columns, height),
    wild: codeOf(rules.wild?.symbol),
    scatter: codeOf(rules.scatter?.symbol),
    mystery: codeOf(rules.mystery?.symbol),
    times,
    payOf: Int32Array.from(rules.symbols, (one) => rules.pays.findIndex(({ symbol }) => symbol === one)),
    paid: Uint8Array.from(rules.pays, ({ symbol }) => codeOf(symbol)),
    payUnits: Int32Array.from(rules.pays.flatMap((pay) => unitsBySize(pay.sizes, cells))),
    scatterUnits: Int32Array.from(padded(rules.scatter?.units ?? [], cells)),
    base: modeOf(rules, 'base', cells),
    free: modeOf(rules, 'free', cells),
    reveal: rules.mystery && pickerOf(rules.mystery.weights),
  }
}

function modeOf(rules: CascadeRules, name: 'base' | 'free', cells: number): CascadeMode {
  const { weights, stepMultipliers, freeSpins } = rules
  const isFree = name === 'free'
  return {
    name,
    fill: pickerOf((isFree ? weights.free : null) ?? weights.base),
    multipliers: stepMultipliers[name],
    awards: Int32Array.from(padded((isFree ? freeSpins?.retriggers : freeSpins?.awards) ?? [], cells)),
    keepsSteps: isFree && stepMultipliers.keeps,
    keepsCells: isFree && rules.cellMultipliers?.keeps === true,
    gathers: isFree && rules.orbs?.gathers === true,
  }
}

function pickerOf(weights: readonly number[]): Picker {
  const symbols = Uint8Array.from(weights.flatMap((weight, code) => new Array<number>(weight).fill(code)))
  return { symbols, limit: TWO_32 - (TWO_32 % symbols.length) }
}

function neighboursOf(columns: number, height: number): Int16Array {
  const neighbours = new Int16Array(columns * height * SIDES).fill(-1)
  for (let cell = 0; cell < columns * height; cell++) {
    const [column, row] = [Math.floor(cell / height), cell % height]
    const sides = [
      row > 0 ? cell - 1 : -1,
      row < height - 1 ? cell + 1 : -1,
      column > 0 ? cell - height : -1,
      column < columns - 1 ? cell + height : -1,
    ]
    neighbours.set(sides, cell * SIDES)
  }
  return neighbours
}

function unitsBySize(sizes: readonly { readonly from: number; readonly units: number }[], cells: number) {
  return Array.from(
    { length: cells + 1 },
    (_, size) => sizes.findLast(({ from }) => from <= size)?.units ?? 0,
  )
}

/** The last given value holds for every larger count. */
function padded(values: readonly number[], countMax: number): number[] {
  return Array.from({ length: countMax + 1 }, (_, count) => values[count] ?? values.at(-1) ?? 0)
}
