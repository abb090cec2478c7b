import type { Draws } from '@poyraz/fairness'

/** A card is rank + 13 * suit: rank 0..12 is 2..ace, suit 0..3 is clubs, diamonds, hearts, spades. */
export type Card = number

const RANKS = 13
/** Cards of one deck. */
export const DECK = 52
export const SHOE_DECKS = 8

export const rankOf = (card: Card): number => card % RANKS
export const suitOf = (card: Card): number => Math.floor(card / RANKS)

/** Deals the first cards of a fresh shoe of eight decks, shuffled for this round alone. */
export function dealShoe(draws: Draws, cards: number): readonly Card[] {
  return draws
    .deal(SHOE_DECKS * DECK)
    .slice(0, cards)
    .map((item) => item % DECK)
}
