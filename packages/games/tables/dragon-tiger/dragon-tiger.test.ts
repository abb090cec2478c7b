import { describe, expect, test } from 'vitest'
import { decimal, type Ratio, ratio } from '../../ratio.ts'
import { TABLE_EDGES_BP } from '../figures.ts'
import { expectedReturn } from '../table-game.ts'
import { dragonTiger } from './dragon-tiger.ts'

const CARDS = Array.from({ length: 52 }, (_, card) => card)
const DECKS = 8
/** Every ordered pair of cards of the shoe. */
const OUTCOMES = CARDS.flatMap((dragon) =>
  CARDS.map((tiger) => ({
    outcome: { dragon, tiger },
    weight: BigInt(DECKS * (dragon === tiger ? DECKS - 1 : DECKS)),
  })),
)
const edge = ({ numerator, denominator }: Ratio) => decimal(ratio(denominator - numerator, denominator), 6)

describe('dragon tiger with eight decks', () => {
  test.each([
    ['dragon', '0.037349'],
    ['tiger', '0.037349'],
    ['tie', '0.103614'],
    ['suited-tie', '0.139759'],
  ] as const)('%s has an edge of %s', (spot, expected) => {
    expect(edge(expectedReturn(dragonTiger, spot, OUTCOMES))).toBe(expected)
    expect(Math.round(Number(expected) * 10_000)).toBe(TABLE_EDGES_BP['dragon-tiger'][spot])
  })

  test('the ace is low, the king is high, and a tie returns half of a main bet', () => {
    const [ace, two, king] = [12, 0, 11]
    expect(dragonTiger.label({ dragon: ace, tiger: two })).toBe('T')
    expect(dragonTiger.label({ dragon: king, tiger: two })).toBe('D')
    const tie = { dragon: two, tiger: two + 13 }
    const spots = ['dragon', 'tiger', 'tie', 'suited-tie']
    expect(spots.map((spot) => dragonTiger.returnBp(spot, tie))).toEqual([5_000, 5_000, 120_000, 0])
    expect(dragonTiger.returnBp('suited-tie', { dragon: two, tiger: two })).toBe(510_000)
  })
})
