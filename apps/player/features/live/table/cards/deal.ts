/** Time between two cards, and the time that all cards lie open before the result, in ms. */
const CARD_MS = 900
const REST_MS = 1200

/**
 * Number of cards on the table when the drawing ends in `leftMs`. The deal is timed from its end, so that every
 * page shows the same cards at the same moment, also one that was opened late.
 */
export function dealtCards(leftMs: number, cards: number): number {
  const waiting = Math.ceil((leftMs - REST_MS) / CARD_MS)
  return Math.min(cards, Math.max(0, cards - waiting))
}
