import type { CascadeRules } from './cascades/rules.ts'
import type { ChoiceRules } from './choices/rules.ts'
import type { ReelBookRules } from './reel-books/rules.ts'

/** The mathematics of one slot game; `mapping` names its family. */
export type SlotRules = ReelRules | ChoiceRules | CascadeRules | ReelBookRules

/** A game whose round is a ticket of a finite book. */
export type BookRules = CascadeRules | ReelBookRules

/** Mapping of draws to stops: per reel, from the left, one uniform draw below the strip's length. */
export type ReelRules = StripRules & { readonly mapping: 'reels-1' }

/**
 * The mathematics of a game with strips, as published. It is plain JSON whose only numbers are safe integers,
 * because its hash names the rules in every receipt; nothing that only dresses the game belongs here. Amounts
 * are *pay units*: a stake is worth `unitsPerBet` of them, so no payout ever needs rounding.
 */
export type StripRules = {
  readonly gameId: string
  readonly version: number
  readonly unitsPerBet: number
  /** Stakes a player may choose, in kuruş, rising; each is a whole number of kuruş per unit. */
  readonly stakes: readonly number[]
  /** Visible rows of each reel. */
  readonly rows: readonly number[]
  /** Symbol ids per reel; `free` is `null` where free spins use the base strips. */
  readonly strips: { readonly base: SlotStrips; readonly free: SlotStrips | null }
  readonly evaluation: SlotLines | SlotWays
  readonly pays: readonly SlotPay[]
  readonly wild: SlotWild | null
  readonly scatter: SlotScatter | null
  readonly freeSpins: SlotFreeSpins | null
  /** A round that reaches this many units ends there and pays exactly that. */
  readonly capUnits: number
  /** Return to player as shown, in hundredths of a percent: the exact return rounded down. */
  readonly rtpBp: number
}

export type SlotStrips = readonly (readonly string[])[]
export type SlotMode = 'base' | 'free'

/** Each line names one row per reel; it pays its best run from the left reel, once. */
export type SlotLines = { readonly kind: 'lines'; readonly lines: readonly (readonly number[])[] }

/**
 * Every path through adjacent reels from the left one is a way; a symbol pays its longest run times its ways.
 */
export type SlotWays = { readonly kind: 'ways' }

/** Pay of a run of `symbol` per line or way: `units[count]`. A `natural` entry takes no wild. */
export type SlotPay = {
  readonly symbol: string
  readonly units: readonly number[]
  readonly natural: boolean
}

/**
 * Stands for every paid symbol (not for the scatter). Each wild in a win multiplies it by `multiplier`; in
 * the modes of `expands` a wild in sight covers its whole reel, after scatters are counted.
 */
export type SlotWild = {
  readonly symbol: string
  readonly multiplier: number
  readonly expands: readonly SlotMode[]
}

/** Counted anywhere in the window; pays `units[count]` in addition to lines or ways. */
export type SlotScatter = { readonly symbol: string; readonly units: readonly number[] }

/** `awards[count]` spins for scatters of the paid spin, `retriggers[count]` for those of a free spin. */
export type SlotFreeSpins = {
  readonly awards: readonly number[]
  readonly retriggers: readonly number[]
  /** Multiplies every win of a free spin, scatter pays included. */
  readonly multiplier: number
  /** Free spins of one round, retriggers included. */
  readonly maxSpins: number
}
