import type { CoinSide, FreeSpinsOption, SlotWin } from '@poyraz/games'
import type { Kurus } from '@poyraz/kernel'
import type { PlateTier, Tier } from './tier.ts'

/** Text below the reels. */
export type Caption =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'sum'
      readonly tier: Tier
      readonly amountKurus: Kurus
      /** True if the spin had no stake of its own, which its pay could give back. */
      readonly isFree: boolean
    }
  | { readonly kind: 'win'; readonly win: SlotWin; readonly payKurus: Kurus; readonly multiplier: number }

/** Progress of the current free spins. */
export type Feature = {
  readonly done: number
  readonly total: number
  readonly multiplier: number
}

/** The plate of a large win, in the middle of the page. */
export type WinPlate = {
  readonly tier: PlateTier
  readonly winKurus: Kurus
  readonly stakeKurus: Kurus
  /** Duration of the count-up. */
  readonly countMs: number
  /** True once the whole amount is shown: after the count-up, or after a tap that finishes it. */
  readonly counted: boolean
}

/** A message over the reels. It waits for the player, or closes by itself. */
export type Prompt =
  | {
      readonly kind: 'award'
      readonly spins: number
      readonly multiplier: number
      readonly again: boolean
    }
  /** The player chooses how the free spins are played. */
  | { readonly kind: 'choose'; readonly options: readonly FreeSpinsOption[] }
  /** Covers of a pick bonus: open ones, and at the end what lies under all of them. */
  | {
      readonly kind: 'pick'
      readonly covers: number
      readonly opened: readonly { readonly cover: number; readonly payKurus: Kurus }[]
      readonly sumKurus: Kurus
      readonly lies: readonly Kurus[] | null
      /** True while the player may open a cover. */
      readonly isLive: boolean
    }
  /** A win that the player may collect or stake on the next toss of a coin. */
  | {
      readonly kind: 'gamble'
      /** Amounts of the ladder, from the win of the spin to the most it can become. */
      readonly rungs: readonly Kurus[]
      /** Tosses so far; all but the last were called right. */
      readonly tosses: readonly CoinSide[]
      /**
       * - `asking`: the player decides.
       * - `tossing`: the coin is in the air.
       * - `right`, `wrong`: the last toss lies there.
       */
      readonly stage: 'asking' | 'tossing' | 'right' | 'wrong'
      /** True once the round is over and the message waits to be closed. */
      readonly isOver: boolean
    }
  /** A jackpot of the round, or of an earlier round that the player looks at again. */
  | {
      readonly kind: 'jackpot'
      readonly id: number
      readonly amountKurus: Kurus
      readonly stakeKurus: Kurus
      readonly replay: boolean
    }
  | { readonly kind: 'resume'; readonly done: number; readonly total: number }
  | {
      readonly kind: 'feature-end'
      readonly spins: number
      /** Win of the free spins; the first spin's own win is `winKurus` less this. */
      readonly payKurus: Kurus
      /** Win of the whole round. */
      readonly winKurus: Kurus
      readonly tier: Tier
    }
