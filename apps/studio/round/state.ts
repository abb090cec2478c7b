import type { ErrorCode } from '@poyraz/contract'
import type { RoundProof } from '@poyraz/fairness/verify'
import type { SlotOutcome, SlotWin } from '@poyraz/games'
import { type Kurus, kurus } from '@poyraz/kernel'
import type { CascadeShown } from './cascade/cascade-shown.ts'
import type { Decision } from './decision.ts'
import type { CoinsShown } from './hold/coins-shown.ts'
import type { Caption, Feature, Prompt, WinPlate } from './shown.ts'
import type { Cell, WinTag } from './win-tag.ts'

/** A round of any game as the server returned it. */
export type AnyRound = {
  readonly roundId: string
  readonly stakeKurus: Kurus
  readonly winKurus: Kurus
  /** The player's balance once the round is over. */
  readonly balanceKurus: Kurus
  /** A jackpot that the round won, beside its win. */
  readonly jackpot?: WonJackpot
  readonly fairness: RoundFairness
  /** Complete proof of a demo round, which the server does not store; null for other rounds. */
  readonly proof: RoundProof | null
  /** True while a round waits for the player's next decision. */
  readonly isOpen?: boolean
}

export type WonJackpot = { readonly id: number; readonly amountKurus: Kurus }

/** Everything that a round paid: its win and its jackpot. */
export function paidKurus({ winKurus, jackpot }: Pick<AnyRound, 'winKurus' | 'jackpot'>): Kurus {
  return kurus(winKurus + (jackpot?.amountKurus ?? 0n))
}

/** A round of a slot; an open one waits for a decision. */
export type Round = AnyRound & { readonly outcome: SlotOutcome; readonly decision?: Decision }

export type RoundFairness = {
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: number
  /** True if the server made the client seed. */
  readonly staleSeed: boolean
}

/** The money that pays stakes in a bonus, and the remaining free spins of this game with their stake. */
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

/** A result that has been shown completely: one free spin, or a round with the balance after it. */
export type Announcement =
  | { readonly kind: 'free-spin'; readonly done: number; readonly total: number; readonly payKurus: Kurus }
  | { readonly kind: 'round'; readonly round: Round; readonly balanceKurus: Kurus }
  /** A step of a cascade: the groups that win in it. */
  | {
      readonly kind: 'step'
      readonly step: number
      readonly wins: readonly SlotWin[]
      readonly payKurus: Kurus
    }

/** Reason why nothing happened, or why it takes so long. `lost` means that no reply has come yet. */
export type Notice = ErrorCode | 'lost' | 'outdated'

/** Time and net result since the game was opened; kept over a reload. */
export type Session = { readonly sinceMs: number; readonly netKurus: Kurus }

/** State that a slot and an original have in common. */
export type GameState = {
  readonly phase: Phase
  readonly stakeKurus: Kurus
  /** Null without a bonus. */
  readonly funds: Funds | null
  /** Stake taken from balance and net result for the round under way: zero if a free spin pays. */
  readonly takenKurus: Kurus
  /**
   * The displayed balance: the stake is subtracted at once, the win is added when it has been shown. Null:
   * unknown.
   */
  readonly balanceKurus: Kurus | null
  readonly notice: Notice | null
  /** The server's words for the notice, which name the number of a limit; empty if it sent none. */
  readonly noticeText: string
  readonly session: Session
  /** The plate of a large win. */
  readonly plate: WinPlate | null
  /** The round on the screen, or the previous one. */
  readonly round: AnyRound | null
  /** Counts the rounds that were shown. */
  readonly results: number
}

export type StudioState = Omit<GameState, 'round'> & {
  readonly window: SlotWindow
  /** Rows of the reels that stopped so far, from the left; null while all of them rest as `window` shows. */
  readonly stopped: readonly number[] | null
  readonly caption: Caption
  /** Win of the round on the screen, as far as it has been shown. */
  readonly shownKurus: Kurus
  readonly feature: Feature | null
  /** The cascade on the screen; null in games of reels and before the first round. */
  readonly cascade: CascadeShown | null
  /** Coins on the screen and the hold-and-win; null where there are none. */
  readonly coins: CoinsShown | null
  /** Wilds that earlier free spins left on the reels, as [reel, row]. */
  readonly heldWilds: readonly Cell[]
  /** The amount beside the winning symbols. */
  readonly tag: WinTag | null
  /** Text for screen readers. Null from the start of a round until there is a new result. */
  readonly announcement: Announcement | null
  readonly prompt: Prompt | null
  readonly round: Round | null
}

/** Events that the views and verbs of every game send. */
export type GameEvent =
  | { readonly kind: 'staked'; readonly stakeKurus: Kurus }
  /** The balance was read again between two rounds. */
  | { readonly kind: 'credited'; readonly balanceKurus: Kurus }
  | { readonly kind: 'noticed'; readonly notice: Notice }
  | { readonly kind: 'plated'; readonly plate: WinPlate | null }
  | { readonly kind: 'stopped'; readonly notice: Notice }

export type StudioEvent =
  | GameEvent
  | {
      readonly kind: 'opened'
      readonly balanceKurus: Kurus | null
      readonly stakeKurus: Kurus
      readonly funds: Funds | null
      readonly window: SlotWindow
      readonly round: Round | null
    }
  | { readonly kind: 'funded'; readonly funds: Funds | null }
  /** A round was started. `priceKurus` is the stake where free spins are bought. */
  | { readonly kind: 'pressed'; readonly priceKurus?: Kurus }
  | { readonly kind: 'refused'; readonly notice: Notice; readonly text: string }
  | { readonly kind: 'answered'; readonly round: Round }
  | {
      readonly kind: 'resumed'
      readonly round: Round
      /** Stake that the round took, and the stake of the ladder by which it pays. */
      readonly takenKurus: Kurus
      readonly betKurus: Kurus
      readonly feature: Feature | null
      readonly shownKurus: Kurus
    }
  | { readonly kind: 'landed'; readonly window: SlotWindow }
  /** Reels whose heights are drawn stopped with so many rows; none right after they began to turn. */
  | { readonly kind: 'stopped-reels'; readonly heights: readonly number[] }
  /** A free spin has been shown; `payKurus` is its own win. */
  | { readonly kind: 'spun'; readonly payKurus: Kurus }
  | { readonly kind: 'coined'; readonly coins: CoinsShown | null }
  | { readonly kind: 'held'; readonly wilds: readonly Cell[] }
  | { readonly kind: 'cascaded'; readonly cascade: CascadeShown }
  /** The groups of a step have been marked. */
  | {
      readonly kind: 'stepped'
      readonly step: number
      readonly wins: readonly SlotWin[]
      readonly payKurus: Kurus
    }
  | { readonly kind: 'captioned'; readonly caption: Caption }
  | { readonly kind: 'tagged'; readonly tag: WinTag | null }
  | { readonly kind: 'sum-shown'; readonly shownKurus: Kurus }
  | { readonly kind: 'featured'; readonly feature: Feature | null }
  | { readonly kind: 'prompted'; readonly prompt: Prompt | null }
  | { readonly kind: 'shown' }
  | { readonly kind: 'rested' }

export function initialState(stakeKurus: Kurus, session: Session): StudioState {
  return {
    phase: 'loading',
    stakeKurus,
    funds: null,
    takenKurus: kurus(0),
    balanceKurus: null,
    window: [],
    stopped: null,
    caption: { kind: 'nothing' },
    shownKurus: kurus(0),
    feature: null,
    cascade: null,
    coins: null,
    heldWilds: [],
    tag: null,
    plate: null,
    announcement: null,
    prompt: null,
    notice: null,
    noticeText: '',
    session,
    round: null,
    results: 0,
  }
}
