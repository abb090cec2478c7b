import type { StripRules } from '../rules.ts'

/**
 * Rules of a slot with decisions. The paid spin is drawn as in `reels-1`, and decisions draw from the same
 * stream. A round without the feature is over after the spin.
 */
export type ChoiceRules = StripRules & { readonly mapping: 'reels-2'; readonly choice: SlotChoice }

export type SlotChoice = FreeSpinsChoice | PickChoice | GambleChoice | BuyChoice

/**
 * The player chooses how the free spins are played. An option divides their number by its multiplier and
 * multiplies every win by it. All options have the same exact return and differ only in their variance.
 */
export type FreeSpinsChoice = {
  readonly kind: 'free-spins'
  /**
   * Ascending. Each divides every award of `freeSpins` without a rest. `freeSpins` has the multiplier 1 and
   * no retriggers.
   */
  readonly multipliers: readonly number[]
  /** Index of the default option, for a round that the host closes. */
  readonly usual: number
}

/**
 * With at least `from` scatters, the player opens covers. Prizes and ends are shuffled under the covers with
 * the paid spin. The feature is over with the first end, or with the last prize.
 */
export type PickChoice = {
  readonly kind: 'pick'
  readonly from: number
  readonly prizes: readonly { readonly units: number; readonly count: number }[]
  readonly ends: number
}

/**
 * Asked for with the spin, the player may stake its whole win on the next toss of a fair coin: the right call
 * doubles it, the wrong one loses it. So the expectation of every call is what was staked.
 */
export type GambleChoice = {
  readonly kind: 'gamble'
  /** Calls of one round at most. */
  readonly steps: number
  /** A win can be staked while twice as much is at most this. */
  readonly mostUnits: number
}

/**
 * The player may buy the free spins instead of a paid spin. Their number is fixed, and they pay by the stake
 * of the ladder, as free spins that scatters award.
 */
export type BuyChoice = {
  readonly kind: 'buy'
  /** Price in stakes of the ladder: the stake of the round. */
  readonly stakes: number
  /** Free spins of a bought round. */
  readonly spins: number
  /** Return of a bought round as shown, in hundredths of a percent of its price, rounded down. */
  readonly rtpBp: number
}
