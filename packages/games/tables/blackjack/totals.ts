import { type Card, rankOf } from '../cards.ts'

export type Total = { readonly total: number; readonly isSoft: boolean }

export const TWENTY_ONE = 21
export const ACE = 1
export const TEN = 10
const RANK_ACE = 12
const RANK_TEN = 8

/** Returns the value of a card: 1 for an ace, 10 for a ten or a picture. */
export function valueOf(card: Card): number {
  const rank = rankOf(card)
  if (rank === RANK_ACE) return ACE
  return rank >= RANK_TEN ? TEN : rank + 2
}

/** Returns the best total of cards. It is soft while an ace counts 11. */
export function handTotal(cards: readonly Card[]): Total {
  const hard = cards.reduce((sum, card) => sum + valueOf(card), 0)
  const isSoft = hard <= TWENTY_ONE - TEN && cards.some((card) => valueOf(card) === ACE)
  return { total: isSoft ? hard + TEN : hard, isSoft }
}

export const isBust = (cards: readonly Card[]): boolean => handTotal(cards).total > TWENTY_ONE

/** True for an ace and a card of ten. After a split it is an ordinary 21; callers check that. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && handTotal(cards).total === TWENTY_ONE
}
