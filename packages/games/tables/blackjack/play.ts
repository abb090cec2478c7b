import { err, ok, type Result } from '@poyraz/kernel'
import type { Card } from '../cards.ts'
import { ACE, handTotal, isBust, isNatural, TEN, TWENTY_ONE, valueOf } from './totals.ts'

/** Seat numbers of a table, in the order of the deal. */
export const BLACKJACK_SEATS = [1, 2, 3, 4, 5, 6, 7] as const
/** Maximum number of hands per seat after splits. */
export const HANDS_MAX = 4
/** The dealer stands on every total from this one on, also on a soft one. */
export const DEALER_STANDS = 17

/** Returns the card in a slot of the shoe. Slots are numbered in the order of the deal. */
export type Shoe = (slot: number) => Card

export const HAND_MOVES = ['hit', 'stand', 'double', 'split'] as const
export type HandMove = (typeof HAND_MOVES)[number]
export const BLACKJACK_MOVES = [...HAND_MOVES, 'insure', 'decline'] as const
export type BlackjackMove = (typeof BLACKJACK_MOVES)[number]

export type BlackjackHand = {
  /** Number of the hand at its seat, from 0, in the order of the splits. */
  readonly id: number
  readonly cards: readonly Card[]
  readonly isDoubled: boolean
  /** True if it takes no more cards. */
  readonly isDone: boolean
}
export type SeatPlay = {
  readonly seat: number
  readonly hands: readonly BlackjackHand[]
  readonly insurance: 'none' | 'open' | 'taken' | 'declined'
}
type Turn = { readonly seat: number; readonly hand: number }

/**
 * State of a round from its deal to the dealer's last card. It holds face-up cards only: those of the seats,
 * and the dealer's first one until the hole card is turned. So all of it may be shown, stored and published.
 */
export type BlackjackPlay = {
  readonly stage: 'insurance' | 'turns' | 'over'
  readonly seats: readonly SeatPlay[]
  readonly dealer: readonly Card[]
  /** Next slot of the shoe. */
  readonly slot: number
  readonly turn: Turn | null
  /** All decisions so far. The same seats, decisions and shoe give the same play. */
  readonly moves: readonly (readonly [seat: number, move: BlackjackMove])[]
}

/** Deals two cards to each seat and to the dealer, whose second one stays hidden in the shoe. */
export function dealBlackjack(seats: readonly number[], shoe: Shoe): BlackjackPlay {
  const count = seats.length
  const up = shoe(count)
  const isAce = valueOf(up) === ACE
  const dealt = seats.map((seat, place): SeatPlay => {
    const cards = [shoe(place), shoe(count + 1 + place)]
    const hand = { id: 0, cards, isDoubled: false, isDone: isNatural(cards) }
    return { seat, hands: [hand], insurance: isAce ? 'open' : 'none' }
  })
  const play = { seats: dealt, dealer: [up], slot: 2 * count + 2, turn: null, moves: [] } as const
  return isAce ? { ...play, stage: 'insurance' } : peek({ ...play, stage: 'turns' }, shoe)
}

/** Slot of the dealer's hole card: the last one of the deal. */
export const holeSlot = (seats: number): number => 2 * seats + 1

/** Moves that a seat may make now. */
export function legalMoves(play: BlackjackPlay, seat: number): readonly BlackjackMove[] {
  const own = play.seats.find((one) => one.seat === seat)
  if (play.stage === 'insurance') return own?.insurance === 'open' ? ['insure', 'decline'] : []
  if (play.stage !== 'turns' || !own || play.turn?.seat !== seat) return []
  const hand = own.hands.find(({ id }) => id === play.turn?.hand)
  if (hand?.cards.length !== 2) return ['hit', 'stand']
  const [first, second] = hand.cards.map(valueOf)
  return first === second && own.hands.length < HANDS_MAX
    ? ['hit', 'stand', 'double', 'split']
    : ['hit', 'stand', 'double']
}

/** Makes a move of a seat. */
export function moveBlackjack(
  play: BlackjackPlay,
  { seat, move, shoe }: { readonly seat: number; readonly move: BlackjackMove; readonly shoe: Shoe },
): Result<BlackjackPlay, 'not_allowed'> {
  if (!legalMoves(play, seat).includes(move)) return err('not_allowed')
  const next = { ...play, moves: [...play.moves, [seat, move] as const] }
  return ok(
    move === 'insure' || move === 'decline'
      ? answerInsurance(next, seat, move === 'insure' ? 'taken' : 'declined', shoe)
      : moveHand(next, move, shoe),
  )
}

/** Applies the default decisions after a time-out: no insurance, and stand. */
export function timeOutBlackjack(play: BlackjackPlay, shoe: Shoe): BlackjackPlay {
  const late =
    play.stage === 'insurance'
      ? play.seats.filter(({ insurance }) => insurance === 'open').map(({ seat }) => seat)
      : play.turn
        ? [play.turn.seat]
        : []
  const move = play.stage === 'insurance' ? 'decline' : 'stand'
  return replay(
    play,
    late.map((seat) => [seat, move] as const),
    shoe,
  )
}

/** Plays a whole round again from its decisions. Throws if one of them is not allowed. */
export function replayBlackjack(
  seats: readonly number[],
  moves: BlackjackPlay['moves'],
  shoe: Shoe,
): BlackjackPlay {
  return replay(dealBlackjack(seats, shoe), moves, shoe)
}

function replay(play: BlackjackPlay, moves: BlackjackPlay['moves'], shoe: Shoe): BlackjackPlay {
  return moves.reduce((now, [seat, move]) => {
    const next = moveBlackjack(now, { seat, move, shoe })
    if (!next.ok) throw new Error(`seat ${seat} may not ${move}`)
    return next.value
  }, play)
}

function answerInsurance(
  play: BlackjackPlay,
  seat: number,
  insurance: 'taken' | 'declined',
  shoe: Shoe,
): BlackjackPlay {
  const seats = play.seats.map((one) => (one.seat === seat ? { ...one, insurance } : one))
  const isWaiting = seats.some((one) => one.insurance === 'open')
  return isWaiting ? { ...play, seats } : peek({ ...play, seats, stage: 'turns' }, shoe)
}

/** Checks the hole card under an ace or a ten: a natural of the dealer ends the round at once. */
function peek(play: BlackjackPlay, shoe: Shoe): BlackjackPlay {
  const [up] = play.dealer as readonly [Card]
  const dealer = [up, shoe(holeSlot(play.seats.length))]
  const isOver = (valueOf(up) === ACE || valueOf(up) === TEN) && isNatural(dealer)
  return isOver ? { ...play, stage: 'over', dealer, turn: null } : nextTurn(play, shoe)
}

function moveHand(play: BlackjackPlay, move: HandMove, shoe: Shoe): BlackjackPlay {
  const { seat, hand: id } = play.turn as Turn
  const replace = (hand: BlackjackHand, hands: number): readonly BlackjackHand[] => {
    if (move === 'stand') return [{ ...hand, isDone: true }]
    const drawn = shoe(play.slot)
    if (move === 'split') return splitHand(hand, hands, [drawn, shoe(play.slot + 1)])
    const cards = [...hand.cards, drawn]
    if (move === 'double') return [{ ...hand, cards, isDoubled: true, isDone: true }]
    return [{ ...hand, cards, isDone: handTotal(cards).total >= TWENTY_ONE }]
  }
  const taken = { stand: 0, hit: 1, double: 1, split: 2 }[move]
  const seats = play.seats.map((one) =>
    one.seat === seat
      ? {
          ...one,
          hands: one.hands.flatMap((hand) => (hand.id === id ? replace(hand, one.hands.length) : [hand])),
        }
      : one,
  )
  return nextTurn({ ...play, seats, slot: play.slot + taken }, shoe)
}

/** Splits a pair; each hand gets its second card at once. Split aces get no third card. */
function splitHand(hand: BlackjackHand, newId: number, drawn: readonly [Card, Card]): BlackjackHand[] {
  return hand.cards.map((card, place): BlackjackHand => {
    const cards = [card, drawn[place] as Card]
    const isDone = valueOf(card) === ACE || handTotal(cards).total === TWENTY_ONE
    return { id: place === 0 ? hand.id : newId, cards, isDoubled: false, isDone }
  })
}

/** Gives the turn to the next hand that may take cards. After the last one the dealer plays. */
function nextTurn(play: BlackjackPlay, shoe: Shoe): BlackjackPlay {
  for (const { seat, hands } of play.seats) {
    const hand = hands.find(({ isDone }) => !isDone)
    if (hand) return { ...play, turn: { seat, hand: hand.id } }
  }
  return dealerPlays({ ...play, turn: null, stage: 'over' }, shoe)
}

/**
 * Turns the hole card. If a hand is still to be decided, the dealer draws up to 17 and stands on every 17.
 */
function dealerPlays(play: BlackjackPlay, shoe: Shoe): BlackjackPlay {
  const dealer = [...play.dealer, shoe(holeSlot(play.seats.length))]
  let { slot } = play
  const isDecided = play.seats.every((seat) =>
    seat.hands.every(({ cards }) => isBust(cards) || (seat.hands.length === 1 && isNatural(cards))),
  )
  while (!isDecided && handTotal(dealer).total < DEALER_STANDS) dealer.push(shoe(slot++))
  return { ...play, dealer, slot }
}
