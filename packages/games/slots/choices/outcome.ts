import type { ReelOutcome } from '../outcome.ts'

/** The outcome of a round of a game with decisions. The record of a round also has all its commands. */
export type ChoiceOutcome = ReelOutcome & {
  /** Index of the option that the free spins were played by; absent without free spins. */
  readonly option?: number
  /** The calls of a win; absent where none was made. `units` of the outcome is what they left of it. */
  readonly gamble?: GamblePlay
  /** Of a bought round, which has free spins only. Its stake is so many stakes of the ladder. */
  readonly bought?: BoughtPlay
}

export type BoughtPlay = { readonly stakes: number; readonly spins: number }

export const COIN_SIDES = ['heads', 'tails'] as const
export type CoinSide = (typeof COIN_SIDES)[number]

/** The player's calls and the sides that came up, in order. All but the last are equal. */
export type GamblePlay = { readonly calls: readonly CoinSide[]; readonly tosses: readonly CoinSide[] }

/** Public view of an open round: the paid spin and the offer. */
export type ChoiceView = OptionsView | PickView | GambleView
export type OptionsView = ReelOutcome & { readonly offer: FreeSpinsOffer }
export type GambleView = ReelOutcome & { readonly offer: GambleOffer }
export type PickView = ReelOutcome & { readonly offer: PickOffer }

export type ChoiceOffer = FreeSpinsOffer | PickOffer | GambleOffer

export type FreeSpinsOffer = { readonly kind: 'free-spins'; readonly options: readonly FreeSpinsOption[] }

/** Covers of which some are open, and what was found so far; in units. */
export type PickOffer = {
  readonly kind: 'pick'
  readonly covers: number
  readonly opened: readonly { readonly cover: number; readonly units: number }[]
  readonly units: number
}

/** The win as it stands after the tosses so far, which all were called right; in units. */
export type GambleOffer = {
  readonly kind: 'gamble'
  readonly tosses: readonly CoinSide[]
  readonly units: number
}

export type FreeSpinsOption = { readonly spins: number; readonly multiplier: number }
