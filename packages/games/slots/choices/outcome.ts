import type { ReelOutcome } from '../outcome.ts'

/** The outcome of a round of a game with decisions. The record of a round also has all its commands. */
export type ChoiceOutcome = ReelOutcome & {
  /** Index of the option that the free spins were played by; absent without free spins. */
  readonly option?: number
}

/** Public part of a round that waits for a decision: the paid spin, and the legal choices. */
export type ChoiceView = OptionsView | PickView
export type OptionsView = ReelOutcome & { readonly offer: FreeSpinsOffer }
export type PickView = ReelOutcome & { readonly offer: PickOffer }

export type ChoiceOffer = FreeSpinsOffer | PickOffer

export type FreeSpinsOffer = { readonly kind: 'free-spins'; readonly options: readonly FreeSpinsOption[] }

/** Covers of which some are open, and what was found so far; in units. */
export type PickOffer = {
  readonly kind: 'pick'
  readonly covers: number
  readonly opened: readonly { readonly cover: number; readonly units: number }[]
  readonly units: number
}

export type FreeSpinsOption = { readonly spins: number; readonly multiplier: number }
