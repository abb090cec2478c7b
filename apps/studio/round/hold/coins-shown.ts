import type { CoinKind } from '@poyraz/games'
import type { Kurus } from '@poyraz/kernel'
import type { Cell } from '../win-tag.ts'

/** Coins of a paid spin with their pays, and its hold-and-win while one is played. */
export type CoinsShown = {
  readonly coins: readonly CoinShown[]
  readonly hold: {
    /** Respins still to come, and how many a new coin sets them to. */
    readonly left: number
    readonly respins: number
    readonly sumKurus: Kurus
    /** True once the goal of coins is reached and its pay is part of the sum. */
    readonly isFull: boolean
    readonly isOver: boolean
  } | null
}

export type CoinShown = {
  readonly cell: Cell
  readonly kind: CoinKind
  readonly payKurus: Kurus
  /** True for a coin that landed in the last respin. */
  readonly isNew: boolean
}
