import { SECOND_MS } from '@poyraz/kernel'

/** Time of one card of the deal, and the pause before the first decision. */
export const DEAL_CARD_MS = SECOND_MS / 2
export const DEAL_REST_MS = SECOND_MS
/** Time of one card of the dealer after the decisions, and the pause before the result. */
export const DEALER_CARD_MS = SECOND_MS
export const DEALER_REST_MS = 1.5 * SECOND_MS

/** Length of the deal of two cards to each seat and to the dealer. */
export const dealMs = (seats: number): number => (2 * seats + 2) * DEAL_CARD_MS + DEAL_REST_MS

/** Length of the dealer's play, from the hole card on. */
export const dealerMs = (cards: number): number => Math.max(1, cards - 1) * DEALER_CARD_MS + DEALER_REST_MS
