import { describe, expect, it } from 'vitest'
import type { Card } from '../cards.ts'
import { ANTE, PLAY, type PokerResult, pokerReturnBp } from './casino-poker.ts'
import { POKER_EDGES_BP } from './figures.ts'
import { threeCardPoker } from './three-card-poker.ts'
import { THREE_CARD_CATEGORIES, threeCardCategory, threeCardStrength } from './three-card-rank.ts'

const RANKS = '23456789TJQKA'
const SUITS = 'cdhs'
/** Reads cards such as `Qs 6d 4c`. */
const cardsOf = (text: string): Card[] =>
  text.split(' ').map((card) => RANKS.indexOf(card[0] ?? '') + 13 * SUITS.indexOf(card[1] ?? ''))

const HANDS: (readonly [Card, Card, Card])[] = []
for (let c = 0; c < 52; c++) for (let b = 0; b < c; b++) for (let a = 0; a < b; a++) HANDS.push([a, b, c])
const HAND_COUNT = 22_100
/** Hands of the dealer that have no card of a hand. */
const DEALER_COUNT = 18_424
const DEALS = HAND_COUNT * DEALER_COUNT
const STRENGTHS = Int16Array.from(HANDS, threeCardStrength)

/** Hands that differ by an exchange of suits are one class. Returns the first hand of each with its size. */
function handClasses(): ReadonlyMap<string, { readonly hand: readonly Card[]; size: number }> {
  const classes = new Map<string, { hand: readonly Card[]; size: number }>()
  for (const hand of HANDS) {
    const suits = [0, 1, 2, 3].map((suit) =>
      hand.reduce((set, c) => ((c / 13) >> 0 === suit ? set | (1 << (c % 13)) : set), 0),
    )
    const name = suits.toSorted((one, other) => one - other).join()
    const known = classes.get(name)
    if (known) known.size++
    else classes.set(name, { hand, size: 1 })
  }
  return classes
}

type Counts = Record<PokerResult, number>
const RESULTS = ['won', 'lost', 'tie', 'out'] as const

/** Counts the results of a hand against every dealer, with a deal of each result. */
function against(hand: readonly Card[]) {
  const counts: Counts = { won: 0, lost: 0, tie: 0, out: 0 }
  const deals: Partial<Record<PokerResult, readonly Card[]>> = {}
  const own = threeCardStrength(hand)
  const least = threeCardStrength(cardsOf('Qc 2d 3h'))
  const [a = 0, b = 0, c = 0] = hand
  for (let index = 0; index < HAND_COUNT; index++) {
    const dealer = HANDS[index] as readonly [Card, Card, Card]
    const [x, y, z] = dealer
    if (x === a || x === b || x === c || y === a || y === b || y === c || z === a || z === b || z === c)
      continue
    const other = STRENGTHS[index] as number
    const result = other < least ? 'out' : other === own ? 'tie' : other < own ? 'won' : 'lost'
    counts[result]++
    deals[result] ??= dealer
  }
  return { counts, deals }
}

/** Returns of an ante and its play stake together, by the rules of the game, summed over all dealers. */
function playValue(hand: readonly Card[], { counts, deals }: ReturnType<typeof against>): number {
  return RESULTS.reduce((sum, result) => {
    const dealer = deals[result]
    if (!dealer) return sum
    const cards = { player: hand, board: [], dealer }
    expect(threeCardPoker.compare(cards)).toBe(result)
    const returned =
      pokerReturnBp(threeCardPoker, ANTE, cards, true) + pokerReturnBp(threeCardPoker, PLAY, cards, true)
    return sum + counts[result] * (returned / 10_000 - 2)
  }, 0)
}

describe('hands of three cards', () => {
  it('are as frequent as published', () => {
    const counts = new Map<string, number>()
    for (const hand of HANDS) {
      const name = threeCardCategory(threeCardStrength(hand))
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    expect(THREE_CARD_CATEGORIES.map((name) => counts.get(name))).toEqual([16_440, 3744, 1096, 720, 52, 48])
  })

  it.each([
    ['Ac 2d 3h', '2d 3c 4h'],
    ['Kc Ac 2c', '2d 3h 4s'],
    ['Ac Kc Jc', 'Ad 2h 3s'],
    ['Kd Ks 2c', 'Kh Kc 3c'],
    ['2c 2d Ac', '3c 3d 2h'],
    ['Qs 6d 3c', 'Qd 6c 4s'],
    ['Ad As Ah', '2c 3c 4c'],
  ])('%s loses to %s', (low, high) => {
    expect(threeCardStrength(cardsOf(low))).toBeLessThan(threeCardStrength(cardsOf(high)))
  })
})

describe('every deal of Three Card Poker (casino-games, section 6)', () => {
  const total: Counts = { won: 0, lost: 0, tie: 0, out: 0 }
  let best = 0
  let worst = 0
  let rule = 0
  let played = 0
  const least = threeCardStrength(cardsOf('Qs 6d 4c'))
  for (const { hand, size } of handClasses().values()) {
    const results = against(hand)
    const value = playValue(hand, results)
    best += size * Math.max(value, -DEALER_COUNT)
    worst += size * value
    if (threeCardStrength(hand) < least) {
      rule -= size * DEALER_COUNT
      continue
    }
    rule += size * value
    played += size
    for (const result of RESULTS) total[result] += size * results.counts[result]
  }

  it('has the published results with queen, six and four', () => {
    expect(total).toEqual({ won: 97_354_684, tie: 267_648, lost: 91_401_616, out: 85_493_652 })
    expect(played / HAND_COUNT).toBeCloseTo(0.674208, 6)
  })

  it('costs 3.37 % of the ante with the best decisions, and these are those of the rule', () => {
    expect(rule).toBe(best)
    expect((-100 * best) / DEALS).toBeCloseTo(3.372981, 6)
    expect(Math.round((-10_000 * best) / DEALS)).toBe(POKER_EDGES_BP['three-card-poker'].ante)
  })

  it('costs 7.65 % if every hand is played', () => {
    expect((-100 * worst) / DEALS).toBeCloseTo(7.6538, 4)
  })

  it('the side bet costs 2.32 %, folded or played', () => {
    const paid = (isPlayed: boolean) =>
      HANDS.reduce(
        (sum, hand) =>
          sum + pokerReturnBp(threeCardPoker, 'pair-plus', { player: hand, board: [], dealer: [] }, isPlayed),
        0,
      )
    expect(paid(false)).toBe(paid(true))
    const edge = 10_000 - paid(true) / HAND_COUNT
    expect(edge / 100).toBeCloseTo(2.3167, 4)
    expect(Math.round(edge)).toBe(POKER_EDGES_BP['three-card-poker']['pair-plus'])
  })
})

describe('what a stake returns', () => {
  const of = (spot: string, player: string, dealer: string, isPlayed = true) =>
    pokerReturnBp(
      threeCardPoker,
      spot,
      { player: cardsOf(player), board: [], dealer: cardsOf(dealer) },
      isPlayed,
    )

  it.each([
    ['a better hand', 'Kc 9d 5h', 'Qc 9s 5d', 20_000, 20_000],
    ['a worse hand', 'Qc 9s 5d', 'Kc 9d 5h', 0, 0],
    ['equal hands', 'Kc 9d 5h', 'Kd 9s 5c', 10_000, 10_000],
    ['a dealer below queen high', '5c 9d 3h', 'Jd 9s 8c', 20_000, 10_000],
    ['a straight that loses', '4c 5d 6h', '7d 8s 9c', 10_000, 0],
    ['a straight flush that wins', '4c 5c 6c', 'Qd 8s 9c', 70_000, 20_000],
    ['trips against a dealer who is out', '4c 4d 4h', 'Jd 8s 9c', 60_000, 10_000],
  ])('%s: %s against %s', (_, player, dealer, ante, play) => {
    expect([of('ante', player, dealer), of('play', player, dealer)]).toEqual([ante, play])
  })

  it('a folded ante is lost whatever the cards are, and the side bet is not', () => {
    expect(of('ante', '4c 5c 6c', 'Jd 8s 9c', false)).toBe(0)
    expect(of('pair-plus', '4c 5c 6c', 'Jd 8s 9c', false)).toBe(410_000)
  })
})
