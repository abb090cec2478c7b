import { assert, SECOND_MS } from '@poyraz/kernel'
import { type Card, DECK, rankOf } from '../cards.ts'
import { STAKE_BP, type TableGame } from '../table-game.ts'

/**
 * The middle card, and the cards after it up to its match. The first one goes to Andar, the next to Bahar,
 * and so on.
 */
export type AndarBaharOutcome = { readonly middle: Card; readonly cards: readonly Card[] }

/** Minimum and maximum number of cards up to the match, by the bet on it. */
export const CARD_RANGES = [
  [1, 5],
  [6, 10],
  [11, 15],
  [16, 25],
  [26, 30],
  [31, 35],
  [36, 40],
  [41, 49],
] as const
/**
 * Returns in basis points. Andar gets the first card and wins more often than Bahar: at 0.95:1 a bet on it
 * would favour the player by 0.43 %.
 */
const RETURNS: Readonly<Record<string, number>> = {
  andar: 19_000,
  bahar: 20_000,
  'cards-1-5': 35_000,
  'cards-6-10': 45_000,
  'cards-11-15': 55_000,
  'cards-16-25': 45_000,
  'cards-26-30': 160_000,
  'cards-31-35': 260_000,
  'cards-36-40': 510_000,
  'cards-41-49': 1_210_000,
}
/** Time of one card, and the pause with all cards before the result. */
export const ANDAR_CARD_MS = SECOND_MS / 2
export const ANDAR_REST_MS = 2 * SECOND_MS

/** Andar bahar with one deck, shuffled for every round. */
export const andarBahar: TableGame<AndarBaharOutcome> = {
  rules: { gameId: 'andar-bahar', version: 1, mapping: 'andar-bahar-1', decks: 1, returnsBp: RETURNS },
  spots: new Set(Object.keys(RETURNS)),
  decide: (draws) => playAndarBahar(draws.deal(DECK)),
  returnBp(spot, outcome) {
    const side = andarBaharSide(outcome)
    const count = outcome.cards.length
    if (spot === 'andar' || spot === 'bahar') return spot === side ? bestOf(spot) : 0
    const [, least, most] = spot.split('-').map(Number)
    assert(least !== undefined && most !== undefined, 'a bet lies on a spot of the layout')
    return count >= least && count <= most ? bestOf(spot) : 0
  },
  mostBp: bestOf,
  label: (outcome) => (andarBaharSide(outcome) === 'andar' ? 'A' : 'B'),
  drawingMs: ({ cards }) => (cards.length + 1) * ANDAR_CARD_MS + ANDAR_REST_MS,
}

function bestOf(spot: string): number {
  const most = RETURNS[spot]
  assert(most !== undefined && most > STAKE_BP, 'a bet lies on a spot of the layout')
  return most
}

/** Deals after the middle card until one of its rank comes. */
export function playAndarBahar([middle, ...deck]: readonly Card[]): AndarBaharOutcome {
  assert(middle !== undefined, 'a deck has cards')
  const place = deck.findIndex((card) => rankOf(card) === rankOf(middle))
  assert(place !== -1, 'a deck has four cards of each rank')
  return { middle, cards: deck.slice(0, place + 1) }
}

/** Returns the side of the match: Andar has the cards at odd positions. */
export const andarBaharSide = ({ cards }: AndarBaharOutcome): 'andar' | 'bahar' =>
  cards.length % 2 === 1 ? 'andar' : 'bahar'
