import type { ReelOutcome } from '../outcome.ts'
import type { CoinKind } from './rules.ts'

/** The outcome of a round of a reel book. The ticket alone would do: the rest follows from it and the rules. */
export type ReelBookOutcome = ReelOutcome & {
  /** The drawn ticket of the book. */
  readonly ticket: number
}

/** A coin in its cell, [reel, row]. `units` is its pay, that of a `collect` coin included. */
export type CoinAt = {
  readonly cell: readonly [reel: number, row: number]
  readonly kind: CoinKind
  readonly units: number
}

/** A hold-and-win: it begins with the coins of its spin. */
export type HoldPlay = {
  readonly respins: readonly HoldRespin[]
  /** True if the goal of coins was reached. */
  readonly full: boolean
  /** Sum of all coins, and what the goal pays. */
  readonly units: number
}

export type HoldRespin = {
  readonly landed: readonly CoinAt[]
  /** Respins still to come after this one. */
  readonly left: number
}
