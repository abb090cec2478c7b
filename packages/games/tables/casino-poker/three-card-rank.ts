import { type Card, rankOf, suitOf } from '../cards.ts'

/** Categories of poker hands of three cards, the lowest first: a straight is rarer than a flush. */
export const THREE_CARD_CATEGORIES = ['high', 'pair', 'flush', 'straight', 'trips', 'straight-flush'] as const
export type ThreeCardCategory = (typeof THREE_CARD_CATEGORIES)[number]

const RANKS = 13
const CATEGORY = RANKS ** 3
const RANK_ACE = 12
/** Place of a two and of a three below an ace. */
const RANK_THREE = 1

/** Returns the strength of three cards: of two hands, the greater number wins. */
export function threeCardStrength(cards: readonly Card[]): number {
  const [top = 0, middle = 0, low = 0] = cards.map(rankOf).toSorted((one, other) => other - one)
  const isFlush = new Set(cards.map(suitOf)).size === 1
  const isWheel = top === RANK_ACE && middle === RANK_THREE && low === 0
  const isStraight = isWheel || (top === middle + 1 && middle === low + 1)
  if (isStraight) return strengthOf(isFlush ? 'straight-flush' : 'straight', [isWheel ? RANK_THREE : top])
  if (top === low) return strengthOf('trips', [top])
  if (isFlush) return strengthOf('flush', [top, middle, low])
  if (top === middle || middle === low) return strengthOf('pair', [middle, top === middle ? low : top])
  return strengthOf('high', [top, middle, low])
}

function strengthOf(category: ThreeCardCategory, [first, second = 0, third = 0]: readonly number[]): number {
  const ranks = ((first ?? 0) * RANKS + second) * RANKS + third
  return THREE_CARD_CATEGORIES.indexOf(category) * CATEGORY + ranks
}

export function threeCardCategory(strength: number): ThreeCardCategory {
  return THREE_CARD_CATEGORIES[Math.floor(strength / CATEGORY)] as ThreeCardCategory
}

/** Returns the strength of a hand of three ranks without a pair, the highest first. */
export const highStrength = (ranks: readonly number[]): number => strengthOf('high', ranks)
