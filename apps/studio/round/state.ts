import type { ErrorCode } from '@poyraz/contract'
import type { RoundProof } from '@poyraz/fairness/verify'
import type { SlotOutcome, SlotWin } from '@poyraz/games'
import { type Kurus, kurus } from '@poyraz/kernel'
import type { Tier } from './tier.ts'

/** A round as the server answered it. */
export type Round = {
  readonly roundId: string
  readonly stakeKurus: Kurus
  readonly winKurus: Kurus
  /** The player's balance once the round is over. */
  readonly balanceKurus: Kurus
  readonly outcome: SlotOutcome
  readonly fairness: RoundFairness
  /** Of a demo round, which the server does not keep: all that it can be checked with. */
  readonly proof: RoundProof | null
}

export type RoundFairness = {
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: number
}

/** Which money pays a stake while a bonus runs, and the free spins left of this game, with their one stake. */
export type Funds = {
  readonly order: 'cash_first' | 'cash_only'
  readonly free: { readonly left: number; readonly stakeKurus: Kurus } | null
}

/** A symbol window, `[reel][row]`. */
export type SlotWindow = readonly (readonly string[])[]

/**
 * - `loading`: the scene or the player's data is still coming.
 * - `idle`: the player may start a round.
 * - `asking`: the stake was sent, the reels turn, no answer yet.
 * - `showing`: the answer is being shown.
 * - `resting`: it has been shown; the shortest cycle is not over yet.
 * - `stopped`: the endpoint refused for good.
 */
export type Phase = 'loading' | 'idle' | 'asking' | 'showing' | 'resting' | 'stopped'

/** What stands below the reels. Amounts run from `fromKurus` to `toKurus` in `countMs`. */
export type Caption =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'sum'
      readonly tier: Tier
      readonly fromKurus: Kurus
      readonly toKurus: Kurus
      readonly countMs: number
    }
  | { readonly kind: 'win'; readonly win: SlotWin; readonly payKurus: Kurus; readonly multiplier: number }

/** The free spins under way. */
export type Feature = {
  readonly done: number
  readonly total: number
  readonly multiplier: number
}

/** A plate over the reels that waits for the player, or goes away by itself. */
export type Prompt =
  | {
      readonly kind: 'award'
      readonly spins: number
      readonly multiplier: number
      readonly again: boolean
    }
  | { readonly kind: 'resume'; readonly done: number; readonly total: number }
  | { readonly kind: 'feature-end'; readonly spins: number; readonly payKurus: Kurus; readonly tier: Tier }

/** Why nothing happened, or why it takes so long. `lost` means that no answer has come yet. */
export type Notice = ErrorCode | 'lost' | 'outdated'

/** What this game has cost and brought since it was opened, kept over a reload. */
export type Session = { readonly sinceMs: number; readonly netKurus: Kurus }

export type StudioState = {
  readonly phase: Phase
  readonly stakeKurus: Kurus
  /** Null without a bonus. */
  readonly funds: Funds | null
  /** What the round under way took from the balance: nothing where a free spin pays. */
  readonly takenKurus: Kurus
  /**
   * What the player sees: the stake leaves at once, the win arrives when it has been shown. Null: unknown.
   */
  readonly balanceKurus: Kurus | null
  readonly window: SlotWindow
  readonly caption: Caption
  /** What the round on the screen has brought as far as it was told. */
  readonly toldKurus: Kurus
  readonly feature: Feature | null
  readonly prompt: Prompt | null
  readonly notice: Notice | null
  readonly session: Session
  /** The round on the screen or the one before. */
  readonly round: Round | null
  /** Counts results that were shown, so that the same words are announced again. */
  readonly results: number
}

/**
 * A round that the reels have not told to its end. Whoever checks it now, or reads the history,
 * would know how it ends.
 */
export function unseenRound({ phase, round }: StudioState): Round | null {
  return phase === 'showing' ? round : null
}

export type StudioEvent =
  | {
      readonly kind: 'opened'
      readonly balanceKurus: Kurus | null
      readonly stakeKurus: Kurus
      readonly funds: Funds | null
      readonly window: SlotWindow
      readonly round: Round | null
    }
  | { readonly kind: 'staked'; readonly stakeKurus: Kurus }
  | { readonly kind: 'funded'; readonly funds: Funds | null }
  | { readonly kind: 'pressed' }
  | { readonly kind: 'noticed'; readonly notice: Notice }
  | { readonly kind: 'refused'; readonly notice: Notice }
  | { readonly kind: 'answered'; readonly round: Round }
  | {
      readonly kind: 'resumed'
      readonly round: Round
      readonly feature: Feature | null
      readonly toldKurus: Kurus
    }
  | { readonly kind: 'landed'; readonly window: SlotWindow }
  | { readonly kind: 'captioned'; readonly caption: Caption }
  | { readonly kind: 'told'; readonly toldKurus: Kurus }
  | { readonly kind: 'featured'; readonly feature: Feature | null }
  | { readonly kind: 'prompted'; readonly prompt: Prompt | null }
  | { readonly kind: 'shown' }
  | { readonly kind: 'rested' }
  | { readonly kind: 'stopped'; readonly notice: Notice }

export function initialState(stakeKurus: Kurus, session: Session): StudioState {
  return {
    phase: 'loading',
    stakeKurus,
    funds: null,
    takenKurus: kurus(0),
    balanceKurus: null,
    window: [],
    caption: { kind: 'nothing' },
    toldKurus: kurus(0),
    feature: null,
    prompt: null,
    notice: null,
    session,
    round: null,
    results: 0,
  }
}
