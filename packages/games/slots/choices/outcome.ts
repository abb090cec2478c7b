import type { ReelOutcome } from '../outcome.ts'

/** The outcome of a round of a game with decisions. The record of a round also has all its commands. */
export type ChoiceOutcome = ReelOutcome & {
  /** Index of the option that the free spins were played by; absent without free spins. */
  readonly option?: number
}

/** What the player may see of a round that waits for a decision: the paid spin, and what may be chosen. */
export type ChoiceView = ReelOutcome & { readonly offer: ChoiceOffer }

export type ChoiceOffer = { readonly kind: 'free-spins'; readonly options: readonly FreeSpinsOption[] }

export type FreeSpinsOption = { readonly spins: number; readonly multiplier: number }
