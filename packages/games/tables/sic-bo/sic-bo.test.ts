import { describe, expect, test } from 'vitest'
import { decimal, type Ratio, ratio } from '../../ratio.ts'
import { TABLE_EDGES_BP } from '../figures.ts'
import { expectedReturn } from '../table-game.ts'
import { sicBo } from './sic-bo.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const OUTCOMES = FACES.flatMap((first) =>
  FACES.flatMap((second) =>
    FACES.map((third) => ({ outcome: { dice: [first, second, third] }, weight: 1n })),
  ),
)
const edge = ({ numerator, denominator }: Ratio) => decimal(ratio(denominator - numerator, denominator), 5)

describe('sic bo over all 216 throws', () => {
  test.each([
    [['small', 'big', 'odd', 'even'], '0.02777'],
    [['total-4', 'total-17'], '0.15277'],
    [['total-5', 'total-16'], '0.13888'],
    [['total-6', 'total-15'], '0.16666'],
    [['total-7', 'total-14'], '0.09722'],
    [['total-8', 'total-13'], '0.12500'],
    [['total-9', 'total-12'], '0.18981'],
    [['total-10', 'total-11'], '0.12500'],
    [['triple-1', 'triple-6'], '0.16203'],
    [['any-triple'], '0.13888'],
    [['double-1', 'double-6'], '0.18518'],
    [['pair-1-2', 'pair-5-6'], '0.16666'],
    [['single-1', 'single-6'], '0.07870'],
  ])('%j have an edge of %s', (spots, expected) => {
    for (const spot of spots) expect(edge(expectedReturn(sicBo, spot, OUTCOMES)), spot).toBe(expected)
  })

  test.each(Object.entries(TABLE_EDGES_BP['sic-bo']))(
    '%s has the edge that the rules page names',
    (spot, edgeBp) => {
      const { numerator, denominator } = expectedReturn(sicBo, spot, OUTCOMES)
      expect(Math.round((1 - Number(numerator) / Number(denominator)) * 10_000)).toBe(edgeBp)
    },
  )

  test('has 52 spots, and a triple loses big, small, odd and even', () => {
    expect(sicBo.spots.size).toBe(52)
    for (const spot of ['small', 'big', 'odd', 'even'])
      expect(sicBo.returnBp(spot, { dice: [2, 2, 2] })).toBe(0)
    expect(sicBo.returnBp('single-2', { dice: [2, 2, 5] })).toBe(30_000)
  })
})
