import { type Card, rankOf, suitOf } from '../cards.ts'
import { STAKE_BP, type TableLayout } from '../table-game.ts'
import { BLACKJACK_SEATS, type BlackjackPlay, HANDS_MAX, type SeatPlay } from './play.ts'
import { handTotal, isBust, isNatural } from './totals.ts'

/**
 * Kinds of spots of a seat. `main` is the stake of its first hand; `double` and `split` belong to the hand in
 * the id of the spot; `behind` is the stake of another player on the first hand.
 */
const SPOT_KINDS = ['main', 'pairs', 'poker', 'behind', 'insurance', 'double', 'split'] as const
export type SpotKind = (typeof SPOT_KINDS)[number]
/** Kinds of spots that take chips before the deal; the others are further stakes. */
const CHIP_KINDS = ['main', 'pairs', 'poker', 'behind'] as const

const EVEN_BP = 2 * STAKE_BP
const NATURAL_BP = 25_000
const INSURANCE_BP = 3 * STAKE_BP
/** Odds to one of a pair: same suit, same colour, other colour. */
export const PAIR_ODDS = { perfect: 25, coloured: 12, mixed: 6 } as const
/** Odds to one of the first two cards with the dealer's first one, as a poker hand of three cards. */
export const POKER_ODDS = { suitedTrips: 100, straightFlush: 40, trips: 30, straight: 10, flush: 5 } as const
export type PairName = keyof typeof PAIR_ODDS
export type PokerName = keyof typeof POKER_ODDS

const RANK_ACE = 12

export type BlackjackSpot = { readonly kind: SpotKind; readonly seat: number; readonly hand: number }

export const blackjackSpot = (kind: SpotKind, seat: number, hand?: number): string =>
  hand === undefined ? `${kind}-${seat}` : `${kind}-${seat}-${hand}`

export function readBlackjackSpot(spot: string): BlackjackSpot | undefined {
  const [kind, seat, hand = '0'] = spot.split('-')
  const known = SPOT_KINDS.find((one) => one === kind)
  return known && { kind: known, seat: Number(seat), hand: Number(hand) }
}

/** Rules of the table: eight decks, dealer stands on 17, natural 3:2, double after split, four hands. */
export const blackjack: TableLayout & { readonly rules: { readonly decks: number } } = {
  rules: {
    gameId: 'blackjack',
    version: 1,
    mapping: 'blackjack-1',
    decks: 8,
    dealer: 'stands-17-peeks',
    handsMax: HANDS_MAX,
    naturalBp: NATURAL_BP,
    insuranceBp: INSURANCE_BP,
    pairOdds: PAIR_ODDS,
    pokerOdds: POKER_ODDS,
  },
  spots: new Set(BLACKJACK_SEATS.flatMap((seat) => CHIP_KINDS.map((kind) => blackjackSpot(kind, seat)))),
  mostBp(spot) {
    const kind = readBlackjackSpot(spot)?.kind
    if (kind === 'pairs') return (PAIR_ODDS.perfect + 1) * STAKE_BP
    if (kind === 'poker') return (POKER_ODDS.suitedTrips + 1) * STAKE_BP
    return NATURAL_BP
  },
}

/** Returns the pair of a seat's first two cards. */
export function pairOf([first, second]: readonly Card[]): PairName | null {
  if (first === undefined || second === undefined || rankOf(first) !== rankOf(second)) return null
  if (suitOf(first) === suitOf(second)) return 'perfect'
  return isRed(first) === isRed(second) ? 'coloured' : 'mixed'
}

const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2

/** Returns the poker hand of three cards that 21+3 pays. An ace is high or low in a straight. */
export function pokerOf(cards: readonly Card[]): PokerName | null {
  const ranks = cards.map(rankOf).toSorted((one, other) => one - other)
  const [low = 0, middle = 0, high = 0] = ranks
  const isFlush = new Set(cards.map(suitOf)).size === 1
  const isTrips = low === high
  const isStraight =
    (middle === low + 1 && high === middle + 1) || (low === 0 && middle === 1 && high === RANK_ACE)
  if (isTrips) return isFlush ? 'suitedTrips' : 'trips'
  if (isStraight) return isFlush ? 'straightFlush' : 'straight'
  return isFlush ? 'flush' : null
}

/** Returns the first two cards of a seat. After a split they are the first ones of its hands 0 and 1. */
export function firstCards({ hands }: SeatPlay): readonly Card[] {
  const cardsOf = (handId: number) => hands.find(({ id }) => id === handId)?.cards ?? []
  return hands.length === 1 ? cardsOf(0).slice(0, 2) : [...cardsOf(0).slice(0, 1), ...cardsOf(1).slice(0, 1)]
}

const seatOf = (play: BlackjackPlay, seat: number) => play.seats.find((one) => one.seat === seat)

/** Returns the return of a stake on a hand after the round, in basis points. */
export function handReturnBp(play: BlackjackPlay, seat: SeatPlay, handId: number): number {
  const cards = seat.hands.find(({ id }) => id === handId)?.cards ?? []
  const { dealer } = play
  if (isBust(cards)) return 0
  const isBlackjack = seat.hands.length === 1 && isNatural(cards)
  if (isNatural(dealer)) return isBlackjack ? STAKE_BP : 0
  if (isBlackjack) return NATURAL_BP
  const [own, other] = [handTotal(cards).total, handTotal(dealer).total]
  if (isBust(dealer) || own > other) return EVEN_BP
  return own === other ? STAKE_BP : 0
}

/**
 * Returns the return of a stake on a spot after the round, in basis points. A stake on a seat without cards
 * returns whole.
 */
export function blackjackReturnBp(play: BlackjackPlay, spot: string): number {
  const read = readBlackjackSpot(spot)
  const seat = read && seatOf(play, read.seat)
  if (!seat) return STAKE_BP
  if (read.kind === 'pairs') return oddsBp(PAIR_ODDS, pairOf(firstCards(seat)))
  if (read.kind === 'poker') {
    const [up] = play.dealer as readonly [Card]
    return oddsBp(POKER_ODDS, pokerOf([...firstCards(seat), up]))
  }
  if (read.kind === 'insurance') return isNatural(play.dealer) ? INSURANCE_BP : 0
  return handReturnBp(play, seat, read.hand)
}

function oddsBp<Name extends string>(odds: Readonly<Record<Name, number>>, name: Name | null): number {
  return name === null ? 0 : (odds[name] + 1) * STAKE_BP
}

/** Returns the part of a player's stakes, in kuruş, on seats without cards. It was never at risk. */
export function unplayedStake(play: BlackjackPlay, spots: Readonly<Record<string, number>>): number {
  return Object.entries(spots).reduce((sum, [spot, amount]) => {
    const read = readBlackjackSpot(spot)
    return read && seatOf(play, read.seat) ? sum : sum + amount
  }, 0)
}

/**
 * Returns the payout of a player's stakes by spot, stakes included, in kuruş. A fraction of a kuruş is cut.
 */
export function blackjackPayout(play: BlackjackPlay, spots: Readonly<Record<string, number>>): number {
  return Object.entries(spots).reduce(
    (sum, [spot, amount]) => sum + Math.floor((amount * blackjackReturnBp(play, spot)) / STAKE_BP),
    0,
  )
}

/** Formats the dealer's result for the list of the latest ones: `19`, `BJ`, or `22+`. */
export function blackjackLabel({ dealer }: BlackjackPlay): string {
  if (isNatural(dealer)) return 'BJ'
  return isBust(dealer) ? '22+' : String(handTotal(dealer).total)
}
