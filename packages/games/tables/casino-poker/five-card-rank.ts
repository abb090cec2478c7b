import { type Card, rankOf, suitOf } from '../cards.ts'

/** Categories of poker hands of five cards, the lowest first. */
export const FIVE_CARD_CATEGORIES = [
  'high',
  'pair',
  'two-pair',
  'trips',
  'straight',
  'flush',
  'full-house',
  'quads',
  'straight-flush',
  'royal',
] as const
export type FiveCardCategory = (typeof FIVE_CARD_CATEGORIES)[number]

/** Factor of the category in a strength; two sets of ranks below it break ties. */
const CATEGORY = 2 ** 26
const FIRST = 2 ** 13
const RANKS = 13
const ACE = 1 << 12
/** Ace to five, the lowest straight. */
const WHEEL = ACE | 0b1111
const WHEEL_TOP = 1 << 3

/** Returns the strength of the best five of up to seven cards: of two hands, the greater number wins. */
export function fiveCardStrength(cards: readonly Card[]): number {
  let [clubs, diamonds, hearts, spades] = [0, 0, 0, 0]
  for (const card of cards) {
    const bit = 1 << rankOf(card)
    const suit = suitOf(card)
    if (suit === 0) clubs |= bit
    else if (suit === 1) diamonds |= bit
    else if (suit === 2) hearts |= bit
    else spades |= bit
  }
  return suitedStrength(clubs, diamonds, hearts, spades)
}

/** The same from the set of ranks of each suit, for counting many hands. */
export function suitedStrength(c: number, d: number, h: number, s: number): number {
  const any = c | d | h | s
  const suited = ofFive(c) | ofFive(d) | ofFive(h) | ofFive(s)
  const run = suited === 0 ? 0 : topOfRun(suited)
  if (run !== 0) return (run === ACE ? 9 : 8) * CATEGORY + run
  const [both, other] = [(c & d) | (h & s), (c | d) & (h | s)]
  const paired = both | other
  const four = c & d & h & s
  if (four !== 0) return 7 * CATEGORY + four * FIRST + highest(any & ~four, 1)
  const three = (c & d & (h | s)) | (h & s & (c | d))
  if (three !== 0) {
    const trips = highest(three, 1)
    const pair = highest(paired & ~trips, 1)
    if (pair !== 0) return 6 * CATEGORY + trips * FIRST + pair
  }
  if (suited !== 0) return 5 * CATEGORY + highest(suited, 5)
  const straight = topOfRun(any)
  if (straight !== 0) return 4 * CATEGORY + straight
  if (three !== 0) return 3 * CATEGORY + three * FIRST + highest(any & ~three, 2)
  const pairs = highest(paired, 2)
  if (pairs === 0) return highest(any, 5)
  const isOne = (pairs & (pairs - 1)) === 0
  return (isOne ? 1 : 2) * CATEGORY + pairs * FIRST + highest(any & ~pairs, isOne ? 3 : 1)
}

export function fiveCardCategory(strength: number): FiveCardCategory {
  return FIVE_CARD_CATEGORIES[Math.floor(strength / CATEGORY)] as FiveCardCategory
}

/** Returns the least strength of a pair of this rank. */
export const leastPair = (rank: number): number => CATEGORY + (1 << rank) * FIRST

/** Returns the ranks of a suit that has a flush, or none. */
const ofFive = (ranks: number): number => ((COUNTS[ranks] as number) >= 5 ? ranks : 0)

const COUNTS = Uint8Array.from({ length: 1 << RANKS }, (_, ranks) => {
  let count = 0
  for (let left = ranks; left !== 0; left &= left - 1) count++
  return count
})

/** Returns the highest ranks of a set, at most `count` of them. */
function highest(ranks: number, count: number): number {
  let left = ranks
  for (let size = COUNTS[ranks] as number; size > count; size--) left &= left - 1
  return left
}

/** Returns the highest rank of a straight, or 0. An ace is also below a two. */
function topOfRun(ranks: number): number {
  const tops = ranks & (ranks << 1) & (ranks << 2) & (ranks << 3) & (ranks << 4)
  if (tops !== 0) return highest(tops, 1)
  return (ranks & WHEEL) === WHEEL ? WHEEL_TOP : 0
}
