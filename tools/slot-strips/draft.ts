import type { SlotChoice } from '../../packages/games/slots/choices/rules.ts'
import type { ReelRules, SlotFreeSpins, SlotScatter, SlotWild } from '../../packages/games/slots/rules.ts'

/** The idea of a reel slot: symbols, their frequency and relative pays. The tool finds strips and pays. */
export type SlotDraft = {
  readonly gameId: string
  readonly unitsPerBet: number
  readonly rows: readonly number[]
  /** Payline set of `lines.ts` (`rows x reels` must fit), or `ways`. */
  readonly lines: readonly (readonly number[])[] | 'ways'
  readonly symbols: readonly DraftSymbol[]
  readonly wild: SlotWild | null
  readonly scatter: SlotScatter | null
  readonly freeSpins: SlotFreeSpins | null
  /** Decisions of the player; the return is that of the game without them. */
  readonly choice?: SlotChoice
  /** Wanted return in basis points; the result lies within `TOLERANCE_BP`. */
  readonly targetBp: number
  readonly seed: number
}

export type DraftSymbol = {
  readonly id: string
  /** Occurrences per reel on the base strips, and on those of free spins where these differ. */
  readonly base: readonly number[]
  readonly free?: readonly number[]
  /** Equal symbols in a row on the strip. */
  readonly stack?: number
  /** Relative pays by count; the tool scales all of them by one factor. None for the scatter. */
  readonly pays?: readonly number[]
}

export type FoundRules = { readonly rules: ReelRules; readonly sigma: number; readonly hit: number }
