/** Time between two cards, and the pause with all cards before the next stage, in ms. */
export type DealPace = { readonly cardMs: number; readonly restMs: number }
const PACE: DealPace = { cardMs: 900, restMs: 1200 }

/**
 * Returns the number of visible cards when the drawing ends in `leftMs`. The deal is timed from its end, so
 * all pages show the same cards at the same moment, also one that was opened late.
 */
export function dealtCards(leftMs: number, cards: number, { cardMs, restMs }: DealPace = PACE): number {
  const waiting = Math.ceil((leftMs - restMs) / cardMs)
  return Math.min(cards, Math.max(0, cards - waiting))
}
