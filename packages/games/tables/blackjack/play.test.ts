import { describe, expect, it } from 'vitest'
import type { Card } from '../cards.ts'
import { STAKE_BP } from '../table-game.ts'
import {
  type BlackjackMove,
  type BlackjackPlay,
  dealBlackjack,
  holeSlot,
  legalMoves,
  moveBlackjack,
  replayBlackjack,
  timeOutBlackjack,
} from './play.ts'
import { blackjackLabel, blackjackPayout, blackjackReturnBp } from './returns.ts'
import { basicMove } from './strategy.ts'
import { handTotal } from './totals.ts'

const RANKS = '23456789TJQKA'
/** Reads cards: `Ts` is the ten of spades; without a suit, clubs. */
const cardsOf = (text: string): readonly Card[] =>
  text.split(' ').map((one) => RANKS.indexOf(one[0] ?? '') + 13 * Math.max(0, 'cdhs'.indexOf(one[1] ?? 'c')))
const shoeOf = (text: string) => {
  const cards = cardsOf(text)
  return (slot: number): Card => {
    const card = cards[slot]
    if (card === undefined) throw new Error(`slot ${slot} is not in the test`)
    return card
  }
}
/** Plays one seat: its first card, the dealer's, its second card, the hole card, then the draws. */
const playOne = (cards: string, moves: readonly BlackjackMove[] = []) =>
  replayBlackjack(
    [4],
    moves.map((move) => [4, move] as const),
    shoeOf(cards),
  )
const returnOf = (play: BlackjackPlay, spot = 'main-4') => blackjackReturnBp(play, spot) / STAKE_BP
const totalsOf = ({ seats }: BlackjackPlay) => seats[0]?.hands.map(({ cards }) => handTotal(cards).total)

describe('totals', () => {
  it.each([
    ['A A', 12, true],
    ['A 6', 17, true],
    ['A 6 T', 17, false],
    ['A A 9', 21, true],
    ['T Q 2', 22, false],
  ])('%s is %i', (cards, total, isSoft) => {
    expect(handTotal(cardsOf(cards))).toEqual({ total, isSoft })
  })
})

describe('a round of one seat', () => {
  it.each([
    ['wins against a bust', 'T 6 T T K', ['stand'], 2, '22+'],
    ['is equal', 'T T T T', ['stand'], 1, '20'],
    ['loses above 21, and the dealer draws nothing', 'T 6 6 T T', ['hit'], 0, '16'],
    ['a natural pays 3:2', 'A 6 K T', [], 2.5, '16'],
    ['a natural of the dealer takes 20', 'T T T A', [], 0, 'BJ'],
    ['two naturals are equal', 'A T K A', [], 1, 'BJ'],
    ['a natural of the dealer beats 21 of three cards', '7 A 7 K', ['decline'], 0, 'BJ'],
    ['21 stands by itself', '5 7 6 T T', ['hit'], 2, '17'],
    ['the dealer stands on soft 17', 'T A 8 6', ['decline', 'stand'], 2, '17'],
  ] as const)('%s', (_, cards, moves, paid, label) => {
    const play = playOne(cards, moves)
    expect(play.stage).toBe('over')
    expect([returnOf(play), blackjackLabel(play)]).toEqual([paid, label])
  })

  it('a doubled hand takes one card, and both stakes follow it', () => {
    const play = playOne('5 6 6 T T T', ['double'])
    expect(totalsOf(play)).toEqual([21])
    expect(blackjackPayout(play, { 'main-4': 1000, 'double-4-0': 1000 })).toBe(4000)
  })

  it('insurance pays 2:1 against a natural, and is lost otherwise', () => {
    expect(returnOf(playOne('T A 9 K', ['insure']), 'insurance-4')).toBe(3)
    expect(returnOf(playOne('T A 9 8', ['insure', 'stand']), 'insurance-4')).toBe(0)
  })
})

describe('splits', () => {
  it('plays each hand by itself, and doubles after a split', () => {
    const play = playOne('8 6 8 T 3 2 T 9 T', ['split', 'double', 'hit', 'stand'])
    expect(play.turn).toBeNull()
    expect(totalsOf(play)).toEqual([21, 19])
    const spots = { 'main-4': 1000, 'split-4-1': 1000, 'double-4-0': 1000, 'behind-4': 500 }
    expect(blackjackPayout(play, spots)).toBe(7000)
  })

  it('allows four hands and no fifth one', () => {
    const split = playOne('8 6 8 T 8 8 8 8 8 8', ['split', 'split', 'split'])
    expect(split.seats[0]?.hands.map(({ id }) => id)).toEqual([0, 3, 2, 1])
    expect(legalMoves(split, 4)).toEqual(['hit', 'stand', 'double'])
  })

  it('gives split aces one card each, and their 21 is no natural', () => {
    const play = playOne('A 6 A T K 5 9', ['split'])
    expect([totalsOf(play), play.stage]).toEqual([[21, 16], 'over'])
    expect(['main-4', 'split-4-1'].map((spot) => returnOf(play, spot))).toEqual([2, 2])
    expect(returnOf(playOne('A 6 A 5 K 5 T', ['split']))).toBe(1)
  })

  it('splits cards of the same value', () => {
    expect(legalMoves(playOne('T 6 K T'), 4)).toContain('split')
    expect(legalMoves(playOne('9 6 K T'), 4)).not.toContain('split')
  })

  it('decides side bets by the first two cards, also after two splits', () => {
    const play = playOne('8s 8d 8h T 8c 3 T 9 T T T T', ['split', 'split', 'stand', 'stand', 'stand'])
    expect(['pairs-4', 'poker-4'].map((spot) => returnOf(play, spot))).toEqual([7, 31])
  })
})

describe('several seats', () => {
  const shoe = () => shoeOf('T 5 9 6 7 T 5 T K 2 3 4')

  it('are dealt and decide in the order of their numbers', () => {
    const play = dealBlackjack([2, 5, 7], shoe())
    expect(play.turn).toEqual({ seat: 2, hand: 0 })
    expect(moveBlackjack(play, { seat: 5, move: 'hit', shoe: shoe() })).toEqual({
      ok: false,
      error: 'not_allowed',
    })
    expect([2, 5, 7].map((seat) => legalMoves(play, seat).length)).toEqual([3, 0, 0])
  })

  it('stand when their time is up', () => {
    let play = dealBlackjack([2, 5, 7], shoe())
    for (const seat of [2, 5, 7]) {
      expect(play.turn?.seat).toBe(seat)
      play = timeOutBlackjack(play, shoe())
    }
    expect([play.stage, play.moves.map(([, move]) => move)]).toEqual(['over', ['stand', 'stand', 'stand']])
  })

  it('who do not answer take no insurance, and wait for each other', () => {
    const cards = shoeOf('T 5 A 6 7 9')
    const asked = moveBlackjack(dealBlackjack([2, 5], cards), { seat: 5, move: 'insure', shoe: cards })
    if (!asked.ok) throw new Error('it is allowed')
    expect(asked.value.stage).toBe('insurance')
    const play = timeOutBlackjack(asked.value, cards)
    expect([play.stage, play.seats.map(({ insurance }) => insurance)]).toEqual([
      'turns',
      ['declined', 'taken'],
    ])
  })

  it('a stake without a hand returns', () => {
    expect(returnOf(playOne('T 6 T T K', ['stand']), 'behind-6')).toBe(1)
  })
})

/** A repeatable source of numbers, no game of which depends on. */
function lcg(seed: number) {
  let state = BigInt(seed)
  return (below: number): number => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn
    return Number((state >> 33n) % BigInt(below))
  }
}
/** A shoe of eight decks that is shuffled as far as it is dealt. */
function eightDecks(next: (below: number) => number) {
  const cards: Card[] = []
  const moved = new Map<number, number>()
  return (slot: number): Card => {
    while (cards.length <= slot) {
      const at = cards.length
      const other = at + next(416 - at)
      cards.push((moved.get(other) ?? other) % 52)
      moved.set(other, moved.get(at) ?? at)
    }
    return cards[slot] as Card
  }
}

describe('hidden cards', () => {
  const SEATS = [1, 3, 6]
  it('change nothing that is shown before they are dealt', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const next = lcg(seed)
      const shoe = eightDecks(next)
      let play = dealBlackjack(SEATS, shoe)
      while (play.stage !== 'over') {
        const { moves, slot } = play
        // The hole card and everything behind the dealt cards is exchanged for other cards without a natural.
        const other = (at: number): Card => (at === holeSlot(SEATS.length) ? 4 : at >= slot ? 0 : shoe(at))
        expect(replayBlackjack(SEATS, moves, other)).toEqual(play)
        expect(play.dealer).toHaveLength(1)
        const seat = SEATS.find((one) => legalMoves(play, one).length > 0) ?? 0
        const legal = legalMoves(play, seat)
        const made = moveBlackjack(play, { seat, move: legal[next(legal.length)] as BlackjackMove, shoe })
        if (!made.ok) throw new Error('a legal move is made')
        play = made.value
      }
      expect(replayBlackjack(SEATS, play.moves, shoe)).toEqual(play)
    }
  })
})

describe('basic strategy with eight decks', () => {
  it('costs about 0.43 %, with the published stakes per round (casino-games, section 2)', () => {
    const rounds = 150_000
    const next = lcg(18)
    let [staked, won] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      const shoe = eightDecks(next)
      let play = dealBlackjack([1], shoe)
      let stakes: Readonly<Record<string, number>> = { 'main-1': 2 }
      while (play.stage !== 'over') {
        const legal = legalMoves(play, 1)
        const hand = play.seats[0]?.hands.find(({ id }) => id === play.turn?.hand)
        const move = hand ? basicMove(hand.cards, play.dealer[0] as Card, legal) : 'decline'
        if (move === 'double') stakes = { ...stakes, [`double-1-${play.turn?.hand}`]: 2 }
        if (move === 'split') stakes = { ...stakes, [`split-1-${play.seats[0]?.hands.length}`]: 2 }
        const made = moveBlackjack(play, { seat: 1, move, shoe })
        if (!made.ok) throw new Error(`${move} is allowed`)
        play = made.value
      }
      staked += Object.values(stakes).reduce((sum, stake) => sum + stake, 0)
      won += blackjackPayout(play, stakes)
    }
    const perRound = (won - staked) / 2 / rounds
    const deviation = 1.154 / Math.sqrt(rounds)
    expect(Math.abs(perRound + 0.004265)).toBeLessThan(3 * deviation)
    expect(staked / 2 / rounds).toBeCloseTo(1.132, 2)
  })
})
