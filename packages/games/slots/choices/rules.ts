import type { StripRules } from '../rules.ts'

/**
 * A game of strips whose feature waits for decisions of the player. The paid spin is drawn as in `reels-1`,
 * and decisions draw from the same stream. A round in which the feature does not come is over after the spin.
 */
export type ChoiceRules = StripRules & { readonly mapping: 'reels-2'; readonly choice: SlotChoice }

export type SlotChoice = FreeSpinsChoice | PickChoice | GambleChoice

/**
 * The player chooses how the free spins are played. An option divides their number by its multiplier and
 * multiplies every win by it, so all options have the same exact return; they differ only in their spread.
 */
export type FreeSpinsChoice = {
  readonly kind: 'free-spins'
  /** Rising; each divides every award of `freeSpins`, whose own multiplier is 1 and which has no retriggers. */
  readonly multipliers: readonly number[]
  /** Index of the option of a round that the host closes. */
  readonly usual: number
}

/**
 * From so many scatters on, the player opens covers. What lies under each is laid with the spin: every prize,
 * and ends that pay nothing. The first end is the last cover; so is the last prize.
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
