/** Time between two cards, and the time that all of them lie open before the next stage, in ms. */
export type DealPace = { readonly cardMs: number; readonly restMs: number }
const PACE: DealPace = { cardMs: 900, restMs: 1200 }

/**
 * Number of cards on the table when the drawing ends in `leftMs`. The deal is timed from its end, so that every
 * page shows the same cards at the same moment, also one that was opened late.
 */
export function dealtCards(leftMs: number, cards: number, { cardMs, restMs }: DealPace = PACE): number {
  const waiting = Math.ceil((leftMs - restMs) / cardMs)
  return Math.min(cards, Math.max(0, cards - waiting))
}
