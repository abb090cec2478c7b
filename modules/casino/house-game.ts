import type { Draws } from '@poyraz/fairness'
import type { WatchedFigures, WatchedMost } from '@poyraz/games'
import type { Kurus } from '@poyraz/kernel'

/** One of our own games: its presentation, and the rules that decide its rounds. */
export type HouseGame = {
  /** The number on the wire. */
  readonly id: number
  /** The game's name, which never changes; draws depend on it. */
  readonly slug: string
  readonly name: { readonly tr: string; readonly en: string }
  readonly image: string
  readonly rulesHash: string
  /** True if the game's certificate belongs to the rules as they are now. */
  readonly certified: boolean
  /** Exact return to player, in basis points, rounded down; from the certificate of the same hash. */
  readonly rtpBp: number
  readonly volatility: 'low' | 'medium' | 'high' | 'extreme'
  /** Stakes that can be played, in kuruş, rising. */
  readonly stakes: readonly Kurus[]
  readonly features: readonly string[]
  readonly types: readonly string[]
  readonly categories: readonly number[]
  /** Expected figures for the watch over live rounds. Games of tests may omit them and are not watched. */
  readonly watchedFigures?: () => WatchedFigures
  /** Maximum of a single value of each expected figure, which needs no counting. */
  readonly watchedMost?: WatchedMost
  /** Decides a whole round from its draws; the stake only turns its pay units into money, exactly. */
  decide(draws: Draws, stake: Kurus): Decision
}

/** The outcome is plain JSON; `win` is kuruş. */
export type Decision = { readonly outcome: object; readonly win: Kurus }
