import { assert } from '@poyraz/kernel'
import { type Card, dealShoe, rankOf, SHOE_DECKS } from '../cards.ts'
import { STAKE_BP, type TableGame } from '../table-game.ts'

/** Cards in the order of the deal: two, and the third if one was drawn. */
export type BaccaratOutcome = { readonly player: readonly Card[]; readonly banker: readonly Card[] }

const CARDS_MAX = 6
const NATURAL = 8
/** Returns in basis points. Banker pays 1:1 less a commission of 5 %. */
const RETURNS = {
  player: 20_000,
  banker: 19_500,
  tie: 90_000,
  'player-pair': 120_000,
  'banker-pair': 120_000,
}
type Spot = keyof typeof RETURNS
const isSpot = (spot: string): spot is Spot => Object.hasOwn(RETURNS, spot)

/** Punto banco with a fresh shoe of eight decks for every round. */
export const baccarat: TableGame<BaccaratOutcome> = {
  rules: { gameId: 'baccarat', version: 1, mapping: 'baccarat-1', decks: SHOE_DECKS, returnsBp: RETURNS },
  spots: new Set(Object.keys(RETURNS)),
  decide: (draws) => playBaccarat(dealShoe(draws, CARDS_MAX)),
  returnBp(spot, outcome) {
    assert(isSpot(spot), 'a bet lies on a spot of the layout')
    const won = winnerOf(outcome)
    if (spot === 'player-pair') return isPair(outcome.player) ? RETURNS[spot] : 0
    if (spot === 'banker-pair') return isPair(outcome.banker) ? RETURNS[spot] : 0
    if (won === 'tie' && spot !== 'tie') return STAKE_BP
    return won === spot ? RETURNS[spot] : 0
  },
  mostBp(spot) {
    assert(isSpot(spot), 'a bet lies on a spot of the layout')
    return RETURNS[spot]
  },
  label: (outcome) => ({ player: 'P', banker: 'B', tie: '=' })[winnerOf(outcome)],
}

/** Plays the cards of a shoe by the fixed rules: player, banker, player, banker, then the third cards. */
export function playBaccarat(shoe: readonly Card[]): BaccaratOutcome {
  const hands: Hands = { player: [], banker: [] }
  for (const card of shoe) {
    const hand = nextHand(hands)
    if (hand === null) break
    hands[hand].push(card)
  }
  return hands
}

/** Returns the hand that gets the next card after those that were dealt, or `null` if the round is complete. */
export const nextBaccaratHand = (dealt: readonly Card[]): BaccaratHand | null => nextHand(playBaccarat(dealt))

export type BaccaratHand = 'player' | 'banker'
type Hands = Record<BaccaratHand, Card[]>

function nextHand({ player, banker }: BaccaratOutcome): BaccaratHand | null {
  if (banker.length < 2) return player.length > banker.length ? 'banker' : 'player'
  if (banker.length > 2) return null
  const [p, b] = [totalOf(player), totalOf(banker)]
  const third = player[2]
  if (third !== undefined) return bankerDraws(b, pointsOf(third)) ? 'banker' : null
  if (p >= NATURAL || b >= NATURAL) return null
  if (p <= 5) return 'player'
  return b <= 5 ? 'banker' : null
}

/** True if the banker draws after the player drew a card of these points. */
function bankerDraws(total: number, third: number): boolean {
  if (total <= 2) return true
  if (total === 3) return third !== 8
  if (total === 4) return third >= 2 && third <= 7
  if (total === 5) return third >= 4 && third <= 7
  return total === 6 && (third === 6 || third === 7)
}

/** Ace is 1, ten and the pictures are 0. */
function pointsOf(card: Card): number {
  const rank = rankOf(card)
  if (rank === 12) return 1
  return rank <= 7 ? rank + 2 : 0
}

export function totalOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10
}

export function winnerOf({ player, banker }: BaccaratOutcome): 'player' | 'banker' | 'tie' {
  const [p, b] = [totalOf(player), totalOf(banker)]
  if (p === b) return 'tie'
  return p > b ? 'player' : 'banker'
}

function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second)
}
