import type { Card } from '../cards.ts'
import { STAKE_BP } from '../table-game.ts'
import { ANTE, type CasinoPoker } from './casino-poker.ts'
import {
  highStrength,
  type ThreeCardCategory,
  threeCardCategory,
  threeCardStrength,
} from './three-card-rank.ts'

const [TWO, QUEEN] = [0, 10] as const
/** The dealer qualifies with a queen or better. */
const DEALER_LEAST = highStrength([QUEEN, TWO, TWO])
/** Odds to one of the ante bonus, which is paid whatever the dealer has. */
const ANTE_BONUS = { straight: 1, trips: 4, 'straight-flush': 5 } as const
const PAIR_PLUS = { pair: 1, flush: 4, straight: 6, trips: 30, 'straight-flush': 40 } as const
const PAIR_PLUS_SPOT = 'pair-plus'
const PLAYER = [0, 1, 2]
const DEALER = [3, 4, 5]

const oddsOf = (odds: { readonly [Name in ThreeCardCategory]?: number }, cards: readonly Card[]) =>
  odds[threeCardCategory(threeCardStrength(cards))]

/** Three Card Poker with one hand for all players (casino-games, section 6). */
export const threeCardPoker: CasinoPoker = {
  rules: {
    gameId: 'three-card-poker',
    version: 1,
    mapping: 'three-card-poker-1',
    decks: 1,
    dealerLeast: 'queen-high',
    playAntes: 1,
    anteBonus: ANTE_BONUS,
    pairPlus: PAIR_PLUS,
  },
  spots: new Set([ANTE, PAIR_PLUS_SPOT]),
  sideBet: PAIR_PLUS_SPOT,
  playAntes: 1,
  slots: {
    first: { player: PLAYER, board: [], dealer: [] },
    all: { player: PLAYER, board: [], dealer: DEALER },
  },
  mostBp: (spot) =>
    (spot === ANTE ? 2 + ANTE_BONUS['straight-flush'] : 1 + PAIR_PLUS['straight-flush']) * STAKE_BP,
  handOf: (cards) => threeCardCategory(threeCardStrength(cards)),
  compare({ player, dealer }) {
    const [own, other] = [threeCardStrength(player), threeCardStrength(dealer)]
    if (other < DEALER_LEAST) return 'out'
    return own === other ? 'tie' : own > other ? 'won' : 'lost'
  },
  anteOdds({ player }, result) {
    const even = result === 'won' || result === 'out' ? 1 : 0
    return even + (oddsOf(ANTE_BONUS, player) ?? 0)
  },
  sideOdds: ({ player }) => oddsOf(PAIR_PLUS, player) ?? null,
}
