import { type Kurus, kurus } from '@poyraz/kernel'
import type { AnyRound, Funds, GameEvent, GameState, Notice, Session } from '../round/state.ts'
import type { Shown } from './client.ts'

/** A round of an original. While it is open, `outcome` is what the player may see of it. */
export type OriginalRound = AnyRound & { readonly outcome: Shown; readonly isOpen: boolean }

/** A past outcome of the strip. */
export type PastOutcome = Pick<OriginalRound, 'roundId' | 'outcome' | 'stakeKurus' | 'winKurus'>

/**
 * The phases of a slot. `idle` with an open round waits for the player's next decision; `asking` and `showing`
 * are then about one command.
 */
export type OriginalState = Omit<GameState, 'round'> & {
  /** Options of the next round, in the shape of the game's client. */
  readonly options: unknown
  readonly round: OriginalRound | null
  /** Time that the board takes to show the last reply. */
  readonly showMs: number
  /** Newest first. */
  readonly strip: readonly PastOutcome[]
}

export type OriginalEvent =
  | GameEvent
  | {
      readonly kind: 'opened'
      readonly balanceKurus: Kurus | null
      readonly stakeKurus: Kurus
      readonly funds: Funds | null
      readonly round: OriginalRound | null
      readonly options: unknown
    }
  | { readonly kind: 'recalled'; readonly strip: readonly PastOutcome[] }
  | { readonly kind: 'optioned'; readonly options: unknown }
  | { readonly kind: 'funded'; readonly funds: Funds | null }
  /** A round was requested: its stake is taken. */
  | { readonly kind: 'pressed' }
  /** The next command of the open round was sent. */
  | { readonly kind: 'chose' }
  | { readonly kind: 'answered'; readonly round: OriginalRound; readonly showMs: number }
  /** The round is elsewhere than this page knew: it is shown as the server has it. */
  | {
      readonly kind: 'adopted'
      readonly round: OriginalRound
      readonly balanceKurus: Kurus
      readonly options: unknown
      readonly notice: Notice
    }
  | { readonly kind: 'shown' }
  | { readonly kind: 'rested' }
  | { readonly kind: 'refused'; readonly notice: Notice; readonly text: string }

export const STRIP_MOST = 12

export function initialOriginal(stakeKurus: Kurus, session: Session, options: unknown): OriginalState {
  return {
    phase: 'loading',
    stakeKurus,
    funds: null,
    takenKurus: kurus(0),
    balanceKurus: null,
    notice: null,
    noticeText: '',
    session,
    plate: null,
    round: null,
    results: 0,
    options,
    showMs: 0,
    strip: [],
  }
}
