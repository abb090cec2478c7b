import { assert } from '@poyraz/kernel'
import { nextBaccaratHand, playBaccarat } from './baccarat/baccarat.ts'
import { type Card, DECK, SHOE_DECKS } from './cards.ts'
import type { HouseTable, TableGameName } from './house-tables.ts'
import { WHEEL } from './roulette/spots.ts'
import type { Json } from './table-game.ts'

/** Place of an entered value: the number of the wheel, or the hand that gets the card. */
export type HandPlace = 'number' | 'player' | 'banker' | 'dragon' | 'tiger'

/** Rules of a game that a human dealer deals: the values that are entered, in their order. */
export type HandDealing = {
  /** Values are 0 to `count - 1`: numbers of the wheel, or cards (`cards.ts`). */
  readonly count: number
  /** Shoe of the cards, which lasts for many rounds; `null` in games without cards. */
  readonly shoe: { readonly decks: number; readonly cutCards: number } | null
  /** Returns the place of the next value, or `null` if the values decide the round. */
  next(entered: readonly number[]): HandPlace | null
  /** Returns the outcome of values that decide the round. */
  outcome(entered: readonly number[]): Json
}

/**
 * The cut card lies before the last cards of a shoe. A round starts only with more cards than these, so no
 * round runs out of cards.
 */
const SHOE = { decks: SHOE_DECKS, cutCards: 14 } as const

const DEALINGS: Partial<Record<TableGameName, HandDealing>> = {
  roulette: {
    count: WHEEL.length,
    shoe: null,
    next: ({ length }) => (length === 0 ? 'number' : null),
    outcome: ([number]) => ({ number: valueOf(number) }),
  },
  baccarat: {
    count: DECK,
    shoe: SHOE,
    next: nextBaccaratHand,
    outcome: playBaccarat,
  },
  'dragon-tiger': {
    count: DECK,
    shoe: SHOE,
    next: ({ length }) => (['dragon', 'tiger'] as const)[length] ?? null,
    outcome: ([dragon, tiger]) => ({ dragon: valueOf(dragon), tiger: valueOf(tiger) }),
  },
}

/** Returns the rules of a table that is dealt by hand; `undefined` for other tables. */
export function handDealingOf({
  game,
  byHand,
}: Pick<HouseTable, 'game' | 'byHand'>): HandDealing | undefined {
  return byHand && DEALINGS[game]
}

function valueOf(value: Card | undefined): number {
  assert(value !== undefined, 'a decided round has its values')
  return value
}
