import type { CascadeOutcome } from './cascades/outcome.ts'
import type { CoinAt, HoldPlay } from './reel-books/outcome.ts'

export type SlotOutcome = ReelOutcome | CascadeOutcome
export type SlotSpin = SlotOutcome['spins'][number]

/**
 * The outcome of a round of reels: shown by the studio, stored with the round, replayed by the verifier.
 * Plain JSON (numbers are safe integers). Pays are in *pay units*; money is `unitKurus` of the stake times
 * units, so the outcome does not depend on the stake.
 */
export type ReelOutcome = {
  readonly spins: readonly ReelSpin[]
  /** Sum over all spins, in pay units, after multipliers and the win cap. */
  readonly units: number
  /**
   * True when the game's win cap cut the round short: the last spin may then show more, or have spins left.
   */
  readonly capped: boolean
}

/** The first spin is the base spin; the others are the free spins it led to, in order. */
export type ReelSpin = {
  readonly mode: 'base' | 'free'
  /** Stop position per reel: the strip index shown in the top row. */
  readonly stops: readonly number[]
  /** Rows of each reel, where they are drawn with each spin; absent in other games. */
  readonly heights?: readonly number[]
  /** Symbol ids as shown, `window[reel][row]`, row 0 on top: strip[(stop + row) mod length]. */
  readonly window: readonly (readonly string[])[]
  /** Reels that a wild in sight covers whole, after scatters are counted; absent when there are none. */
  readonly expanded?: readonly number[]
  /** Cells that a held wild covers, as [reel, row], after scatters are counted; absent when there are none. */
  readonly wilds?: readonly (readonly [number, number])[]
  /** Coins in sight of a paid spin, reel by reel from the top; absent when there are none. */
  readonly coins?: readonly CoinAt[]
  /** The hold-and-win that this spin began; its pay is part of `units`. */
  readonly hold?: HoldPlay
  /** The covers that this spin brought; their pay is part of `units`. */
  readonly pick?: PickPlay
  readonly wins: readonly SlotWin[]
  /** Multiplier applied to every win of this spin (1 in the base game unless the game says otherwise). */
  readonly multiplier: number
  /** Free spins that this spin added. */
  readonly awarded: number
  /** Free spins still to come after this spin. */
  readonly left: number
  /** Sum of this spin's wins in pay units, multiplier, hold-and-win and covers included. */
  readonly units: number
}

/** Covers in the order in which they were opened, and the units that lie under each one; an end is 0. */
export type PickPlay = {
  readonly opened: readonly number[]
  readonly lies: readonly number[]
  readonly units: number
}

export type SlotWin = {
  readonly kind: 'line' | 'ways' | 'scatter' | 'cluster' | 'anywhere'
  readonly symbol: string
  /** Reels in a row (line, ways), or symbols (scatter, cluster, anywhere). */
  readonly count: number
  /** Index of the payline for `line`; number of ways for `ways`; absent for `scatter`. */
  readonly line?: number
  readonly ways?: number
  /** Cells that make the win, as [reel, row]. */
  readonly cells: readonly (readonly [number, number])[]
  /** Multiplier by wilds of a line or by cells of a cluster, contained in `units`; absent when it is 1. */
  readonly multiplier?: number
  /** In pay units, before the multiplier of the spin and of the step. */
  readonly units: number
}
