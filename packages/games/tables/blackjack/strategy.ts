import type { Card } from '../cards.ts'
import type { HandMove } from './play.ts'
import { ACE, handTotal, TEN, valueOf } from './totals.ts'

/**
 * Basic strategy for several decks, dealer stands on 17 and double after split (casino-games, section 2).
 * Columns are the dealer's cards 2 to 10 and ace. D doubles, else hits; d doubles, else stands; P splits.
 */
const HARD: Readonly<Record<number, string>> = {
  9: 'HDDDDHHHHH',
  10: 'DDDDDDDDHH',
  11: 'DDDDDDDDDH',
  12: 'HHSSSHHHHH',
  13: 'SSSSSHHHHH',
  14: 'SSSSSHHHHH',
  15: 'SSSSSHHHHH',
  16: 'SSSSSHHHHH',
}
const SOFT: Readonly<Record<number, string>> = {
  12: 'HHHHHHHHHH',
  13: 'HHHDDHHHHH',
  14: 'HHHDDHHHHH',
  15: 'HHDDDHHHHH',
  16: 'HHDDDHHHHH',
  17: 'HDDDDHHHHH',
  18: 'SddddSSHHH',
}
/** Pairs by the value of a card; where a pair is not split, its total decides. */
const PAIRS: Readonly<Record<number, string>> = {
  1: 'PPPPPPPPPP',
  2: 'PPPPPP----',
  3: 'PPPPPP----',
  4: '---PP-----',
  6: 'PPPPP-----',
  7: 'PPPPPP----',
  8: 'PPPPPPPPPP',
  9: 'PPPPP-PP--',
}
const ALWAYS_HIT = 'HHHHHHHHHH'
const ALWAYS_STAND = 'SSSSSSSSSS'
const HARD_STANDS = 17

/** Returns the move of basic strategy among those that are allowed. */
export function basicMove(cards: readonly Card[], up: Card, allowed: readonly string[]): HandMove {
  const [first, second] = cards.map(valueOf)
  const isPair = cards.length === 2 && first === second
  const column = valueOf(up) === ACE ? TEN - 1 : valueOf(up) - 2
  if (isPair && allowed.includes('split') && PAIRS[first ?? 0]?.[column] === 'P') return 'split'
  const { total, isSoft } = handTotal(cards)
  const row = isSoft
    ? (SOFT[total] ?? ALWAYS_STAND)
    : (HARD[total] ?? (total < HARD_STANDS ? ALWAYS_HIT : ALWAYS_STAND))
  const sign = row[column]
  if ((sign === 'D' || sign === 'd') && allowed.includes('double')) return 'double'
  return sign === 'H' || sign === 'D' ? 'hit' : 'stand'
}
