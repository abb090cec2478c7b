import type { Card } from '../cards.ts'
import { STAKE_BP } from '../table-game.ts'
import { ANTE, type CasinoPoker } from './casino-poker.ts'
import { type FiveCardCategory, fiveCardCategory, fiveCardStrength, leastPair } from './five-card-rank.ts'

const [FOUR, ACE] = [2, 12] as const
/** The dealer qualifies with a pair of fours or better. */
export const HOLDEM_DEALER_LEAST = leastPair(FOUR)
const PAIR_OF_ACES = leastPair(ACE)
/** Odds to one of an ante that wins, by the player's hand; other hands pay even money. */
const HOLDEM_ANTE = { flush: 2, 'full-house': 3, quads: 10, 'straight-flush': 20, royal: 100 } as const
/** Odds to one of the first five cards; a pair of aces and all hands up to a straight pay the same. */
const ACES_BONUS = {
  straight: 7,
  flush: 20,
  'full-house': 30,
  quads: 40,
  'straight-flush': 50,
  royal: 100,
} as const
const ACES_SPOT = 'aces'
const PLAYER = [0, 1]
const DEALER = [2, 3]
const BOARD = [4, 5, 6, 7, 8]
const FLOP = BOARD.slice(0, 3)

type Odds = { readonly [Name in FiveCardCategory]?: number }

/** Casino Hold'em with one hand for all players (casino-games, section 7). */
export const casinoHoldem: CasinoPoker = {
  rules: {
    gameId: 'casino-holdem',
    version: 1,
    mapping: 'casino-holdem-1',
    decks: 1,
    dealerLeast: 'pair-of-fours',
    playAntes: 2,
    anteOdds: HOLDEM_ANTE,
    acesBonus: ACES_BONUS,
  },
  spots: new Set([ANTE, ACES_SPOT]),
  sideBet: ACES_SPOT,
  playAntes: 2,
  slots: {
    first: { player: PLAYER, board: FLOP, dealer: [] },
    all: { player: PLAYER, board: BOARD, dealer: DEALER },
  },
  mostBp: (spot) => (1 + (spot === ANTE ? HOLDEM_ANTE.royal : ACES_BONUS.royal)) * STAKE_BP,
  handOf: (cards) => fiveCardCategory(fiveCardStrength(cards)),
  compare({ player, board, dealer }) {
    const own = fiveCardStrength([...player, ...board])
    const other = fiveCardStrength([...dealer, ...board])
    if (other < HOLDEM_DEALER_LEAST) return 'out'
    return own === other ? 'tie' : own > other ? 'won' : 'lost'
  },
  anteOdds({ player, board }, result) {
    if (result !== 'won' && result !== 'out') return 0
    return holdemAnteOdds(fiveCardStrength([...player, ...board]))
  },
  sideOdds: ({ player, board }) => acesOdds([...player, ...board.slice(0, FLOP.length)]),
}

export function holdemAnteOdds(strength: number): number {
  const odds: Odds = HOLDEM_ANTE
  return odds[fiveCardCategory(strength)] ?? 1
}

function acesOdds(cards: readonly Card[]): number | null {
  const strength = fiveCardStrength(cards)
  const odds: Odds = ACES_BONUS
  if (strength < PAIR_OF_ACES) return null
  return odds[fiveCardCategory(strength)] ?? ACES_BONUS.straight
}
