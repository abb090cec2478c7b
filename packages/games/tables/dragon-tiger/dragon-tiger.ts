import { assert } from '@poyraz/kernel'
import { type Card, dealShoe, rankOf, SHOE_DECKS, suitOf } from '../cards.ts'
import { STAKE_BP, type TableGame } from '../table-game.ts'

export type DragonTigerOutcome = { readonly dragon: Card; readonly tiger: Card }

const RETURNS = { dragon: 20_000, tiger: 20_000, tie: 120_000, 'suited-tie': 510_000 }
type Spot = keyof typeof RETURNS
const isSpot = (spot: string): spot is Spot => Object.hasOwn(RETURNS, spot)

/** One card each, ace low and king high, of a fresh shoe of eight decks. On a tie half of a main bet returns. */
export const dragonTiger: TableGame<DragonTigerOutcome> = {
  rules: {
    gameId: 'dragon-tiger',
    version: 1,
    mapping: 'dragon-tiger-1',
    decks: SHOE_DECKS,
    returnsBp: RETURNS,
    tieReturnsBp: STAKE_BP / 2,
  },
  spots: new Set(Object.keys(RETURNS)),
  decide(draws) {
    const [dragon, tiger] = dealShoe(draws, 2)
    assert(dragon !== undefined && tiger !== undefined, 'a shoe has two cards')
    return { dragon, tiger }
  },
  returnBp(spot, { dragon, tiger }) {
    assert(isSpot(spot), 'a bet lies on a spot of the layout')
    const [left, right] = [heightOf(dragon), heightOf(tiger)]
    if (spot === 'suited-tie') return left === right && suitOf(dragon) === suitOf(tiger) ? RETURNS[spot] : 0
    if (spot === 'tie') return left === right ? RETURNS.tie : 0
    if (left === right) return STAKE_BP / 2
    return spot === (left > right ? 'dragon' : 'tiger') ? RETURNS[spot] : 0
  },
  mostBp(spot) {
    assert(isSpot(spot), 'a bet lies on a spot of the layout')
    return RETURNS[spot]
  },
  label({ dragon, tiger }) {
    const ahead = heightOf(dragon) - heightOf(tiger)
    return ahead === 0 ? '=' : ahead > 0 ? 'D' : 'T'
  },
}

/** Ace 1 to king 13. */
function heightOf(card: Card): number {
  return rankOf(card) === 12 ? 1 : rankOf(card) + 2
}
