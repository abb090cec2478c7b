import { drawsFrom } from '@poyraz/fairness'
import { describe, expect, it } from 'vitest'
import { decimal, type Ratio, ratio } from '../../ratio.ts'
import { TABLE_EDGES_BP } from '../figures.ts'
import { expectedReturn } from '../table-game.ts'
import { andarBahar, CARD_RANGES, playAndarBahar } from './andar-bahar.ts'

/** Number of cards that may come up to the match. */
const COUNTS = Array.from({ length: 49 }, (_, index) => index + 1)
const MIDDLE = 0
/** Places of the three other cards of the rank among 51: the first lies at `count`. */
const OUTCOMES = COUNTS.map((count) => ({
  outcome: { middle: MIDDLE, cards: [...COUNTS.slice(0, count - 1), 13] },
  weight: BigInt(((51 - count) * (50 - count)) / 2),
}))
const TOTAL = OUTCOMES.reduce((sum, { weight }) => sum + weight, 0n)
const edge = ({ numerator, denominator }: Ratio) => ratio(denominator - numerator, denominator)

describe('andar bahar with one deck', () => {
  it('has 20,825 places of the match, at the thirteenth card on average', () => {
    expect(TOTAL).toBe(20_825n)
    const mean = OUTCOMES.reduce(
      (sum, { outcome, weight }) => sum + BigInt(outcome.cards.length) * weight,
      0n,
    )
    expect(mean).toBe(13n * TOTAL)
  })

  it.each([
    ['andar', '0.021488'],
    ['bahar', '0.030012'],
    ['cards-1-5', '0.051260'],
    ['cards-6-10', '0.023289'],
    ['cards-11-15', '0.070348'],
    ['cards-16-25', '0.018967'],
    ['cards-26-30', '0.024249'],
    ['cards-31-35', '0.038655'],
    ['cards-36-40', '0.032653'],
    ['cards-41-49', '0.041296'],
  ] as const)('%s has an edge of %s', (spot, expected) => {
    const exact = edge(expectedReturn(andarBahar, spot, OUTCOMES))
    expect(decimal(exact, 6)).toBe(expected)
    expect(Math.round(Number(decimal(exact, 6)) * 10_000)).toBe(TABLE_EDGES_BP['andar-bahar'][spot])
  })

  it('would favour the player with 0.95:1 on Andar', () => {
    const generous = {
      ...andarBahar,
      returnBp: (spot: string, outcome: (typeof OUTCOMES)[0]['outcome']) =>
        andarBahar.returnBp(spot, outcome) === 0 ? 0 : 19_500,
    }
    const { numerator, denominator } = expectedReturn(generous, 'andar', OUTCOMES)
    expect(numerator > denominator).toBe(true)
    expect(decimal(ratio(numerator - denominator, denominator), 4)).toBe('0.0042')
  })

  it('pays exactly one side and one range of cards, whatever the number of cards', () => {
    expect(
      CARD_RANGES.flatMap(([least, most]) => COUNTS.filter((count) => count >= least && count <= most)),
    ).toEqual(COUNTS)
    for (const { outcome } of OUTCOMES) {
      const paid = [...andarBahar.spots].filter((spot) => andarBahar.returnBp(spot, outcome) > 0)
      expect(paid, String(outcome.cards.length)).toHaveLength(2)
    }
  })

  it('deals to Andar first and ends with the first card of the rank', () => {
    expect(playAndarBahar([5, 18, 1, 2])).toEqual({ middle: 5, cards: [18] })
    expect(andarBahar.label({ middle: 5, cards: [18] })).toBe('A')
    expect(playAndarBahar([5, 1, 31, 44])).toEqual({ middle: 5, cards: [1, 31] })
    expect(andarBahar.label({ middle: 5, cards: [1, 31] })).toBe('B')
    expect(andarBahar.drawingMs?.({ middle: 5, cards: [1, 31] })).toBe(3500)
  })

  it('deals a whole deck of different cards', () => {
    let word = 0
    const { middle, cards } = andarBahar.decide(drawsFrom(() => word++ * 7_919))
    expect(new Set([middle, ...cards]).size).toBe(cards.length + 1)
  })
})
