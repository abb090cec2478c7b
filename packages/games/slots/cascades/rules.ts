import type { SlotScatter } from '../rules.ts'

/**
 * The mathematics of a cascade game: symbols fall into a grid, winning groups burst, the rest drops, and new
 * symbols fall in from above until nothing wins. A round is one ticket of a finite book
 * (`packages/fairness/book.ts`). Like the rules of reels it is plain JSON of safe integers, its hash names
 * it in every receipt, and amounts are pay units.
 */
export type CascadeRules = {
  readonly gameId: string
  readonly version: number
  /** The round draws one integer below `tickets` (stream `main`); the ticket's own words decide the rest. */
  readonly mapping: 'book-1'
  readonly tickets: number
  readonly unitsPerBet: number
  /** Stakes a player may choose, in kuruş, rising; each is a whole number of kuruş per unit. */
  readonly stakes: readonly number[]
  /** Visible rows of each column; all are equal. */
  readonly rows: readonly number[]
  /** Every symbol that can fall, in the order of the weights. */
  readonly symbols: readonly string[]
  /** Weight of each symbol in a cell; `free` is `null` where free spins use those of the base. */
  readonly weights: { readonly base: readonly number[]; readonly free: readonly number[] | null }
  readonly evaluation: CascadeEvaluation
  /** Symbols that pay, from high to low. */
  readonly pays: readonly CascadePay[]
  /** Joins every group that it touches; pays nothing by itself. */
  readonly wild: { readonly symbol: string } | null
  /** Never bursts; counted when a spin's cascade is over. */
  readonly scatter: SlotScatter | null
  readonly stepMultipliers: CascadeStepMultipliers
  readonly orbs: CascadeOrbs | null
  readonly cellMultipliers: CascadeCellMultipliers | null
  readonly mystery: CascadeMystery | null
  /** A group leaves one symbol of the next higher kind in its lowest cell (of several, the leftmost). */
  readonly merges: boolean
  readonly freeSpins: CascadeFreeSpins | null
  /** A round that reaches this many units ends there and pays exactly that. */
  readonly capUnits: number
  /** Return to player as shown, in hundredths of a percent: the exact return rounded down. */
  readonly rtpBp: number
}

/**
 * - `cluster`: at least `least` equal symbols, connected side by side or one above the other.
 * - `anywhere`: at least `least` equal symbols anywhere in the grid.
 */
export type CascadeEvaluation = { readonly kind: 'cluster' | 'anywhere'; readonly least: number }

/** A group of `from` symbols or more pays `units`, of the entry with the greatest `from` that it reaches. */
export type CascadePay = {
  readonly symbol: string
  readonly sizes: readonly { readonly from: number; readonly units: number }[]
}

/**
 * The multiplier of each step of a cascade; the last holds for all later steps. With `keeps` the steps of all
 * free spins of a round are counted on, instead of beginning anew with each spin.
 */
export type CascadeStepMultipliers = {
  readonly base: readonly number[]
  readonly free: readonly number[]
  readonly keeps: boolean
}

/**
 * Symbols that never burst and multiply the groups' pays of a spin by the sum of their `times`, once, when
 * its cascade is over. With `gathers` a free spin that wins adds its sum to a total, which multiplies every
 * win of the free spins from then on.
 */
export type CascadeOrbs = {
  readonly symbols: readonly { readonly symbol: string; readonly times: number }[]
  readonly gathers: boolean
}

/**
 * A cell whose symbol bursts is marked, and from the second burst on multiplies by 2, 4, 8 up to `most`. A
 * group is multiplied by the sum of its cells' multipliers. With `keeps` they stay for all free spins of a
 * round.
 */
export type CascadeCellMultipliers = { readonly most: number; readonly keeps: boolean }

/**
 * Before each evaluation all mystery symbols in sight become one symbol, drawn by the weights of `symbols`.
 */
export type CascadeMystery = { readonly symbol: string; readonly weights: readonly number[] }

/** `awards[count]` spins for scatters of the paid spin, `retriggers[count]` for those of a free spin. */
export type CascadeFreeSpins = {
  readonly awards: readonly number[]
  readonly retriggers: readonly number[]
  readonly maxSpins: number
}
