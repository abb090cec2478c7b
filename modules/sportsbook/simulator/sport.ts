import type { MatchState } from '@poyraz/betting/football'
import type { FairMarket, Settled } from '@poyraz/betting/markets'
import type { FeedFacts } from '../feed/messages.ts'
import type { Fixture } from './calendar.ts'

/** When facts are told, and how fast the match runs: seconds of the match per second. */
export type Telling = { readonly atMs: number; readonly speed: number }

/** State of a match after some seconds. */
export type Moment = {
  /** Public score and clock. */
  facts(telling: Telling): FeedFacts
  /** The match takes no bets for a short time, such as after a goal. */
  readonly isStopped: boolean
  /** Fair prices of the markets that take bets; `drift` as for the prices before the match. */
  prices(drift: number): readonly FairMarket[]
  /** State of the score model behind these prices, in sports that have one. */
  joint?(drift: number): MatchState
  /** Settles an outcome; `null` while it is undecided. */
  settle(market: string, outcome: string): Settled | null
}

/** A whole match, known to the simulator alone until its clock gets there. */
export type SimulatedMatch = {
  /** Seconds from its start to its end, breaks included. */
  readonly seconds: number
  /**
   * Fair prices before the match. They are a little beside the truth and drift towards it: `drift` counts the
   * price changes so far.
   */
  pricesBefore(drift: number): readonly FairMarket[]
  jointBefore?(drift: number): MatchState
  /** State after `seconds` from the start; at the end everything is decided. */
  at(seconds: number): Moment
}

/** Plays matches of a sport: the same match for the same key and fixture. */
export type SimulatedSport = {
  play(key: Uint8Array, fixture: Fixture): SimulatedMatch
  outcomesOf(market: string): readonly string[]
}
