import type { EventItem, Language, OutrightItem } from '@poyraz/contract'
import type { Tx } from '@poyraz/db'
import type { VirtualCard, VirtualResult } from '@poyraz/games/virtual'

type Named = { readonly roundId: string }

/** Bets on the rounds of virtual games, as the sportsbook takes them. Writes belong to the transaction of a step. */
export type RoundOffers = {
  /** Offers bets on a round until `endsAt`. Called again, it moves their end. */
  open(tx: Tx, round: VirtualCard & Named & { readonly number: number; readonly endsAt: Date }): Promise<void>
  /** Returns true if a coupon bets on the round. */
  hasBets(tx: Tx, roundId: string): Promise<boolean>
  /** Ends the bets. */
  start(tx: Tx, roundId: string): Promise<void>
  /** Settles the bets. */
  settle(tx: Tx, round: VirtualResult & Named): Promise<void>
  /** Voids all bets on the round. */
  cancel(tx: Tx, roundId: string): Promise<void>
  /** Presents who takes part in a round, and the bets on it. */
  show(round: VirtualCard & Named, lang: Language): Promise<ShownRound>
}

type ShownRound = {
  readonly runners: { teamID: number; name: string; colors: string[] }[]
  readonly matches: EventItem[]
  readonly outright: OutrightItem | null
}
