import { describe, expect, it } from 'vitest'
import { couponReturn, letterOf, lineCount, linesOf, productOf } from './lines.ts'

const legs = (...multipliers: number[]) => multipliers.map((multiplier) => ({ multiplier, banker: false }))

describe('the lines of a coupon', () => {
  it('of all legs are one, and a system has one per combination', () => {
    expect(linesOf(legs(2000, 3000, 4000), null)).toEqual([[0, 1, 2]])
    expect(linesOf(legs(2000, 3000, 4000), [2])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
    expect(lineCount(legs(1, 1, 1, 1, 1, 1, 1, 1), [2, 3, 4, 5, 6, 7, 8])).toBe(247)
  })

  it('have each banker in every line', () => {
    const banked = [{ banker: false }, { banker: true }, { banker: false }]
    expect(linesOf(banked, [1])).toEqual([
      [0, 1],
      [1, 2],
    ])
    expect(lineCount(banked, [1])).toBe(2)
  })
})

describe('the return of a coupon (golden examples of the domain)', () => {
  it('of a system 2/3', () => {
    expect(couponReturn(legs(2000, 1800, 1500), [2], 1000)).toBe(9300)
    expect(couponReturn(legs(2000, 1800, 0), [2], 1000)).toBe(3600)
    expect(couponReturn(legs(2000, 1800, 1000), [2], 1000)).toBe(7400)
  })

  it('of a Trixie, a Yankee and a Lucky 15', () => {
    expect(couponReturn(legs(2500, 3000, 1800), [2, 3], 500)).toBe(15_450)
    expect(couponReturn(legs(1500, 2000, 2500, 3000), [2, 3, 4], 200)).toBe(19_000)
    expect(couponReturn(legs(4000, 4000, 0, 0), [1, 2, 3, 4], 100)).toBe(2400)
  })

  it('of a banker with a system 2/4', () => {
    const banked = [{ multiplier: 1400, banker: true }, ...legs(2000, 1900, 0, 2100)]
    expect(couponReturn(banked, [2], 1000)).toBe(16_786)
  })

  it('of a multiple is rounded down once, at its end', () => {
    expect(couponReturn(legs(1870), null, 3333)).toBe(6232)
    expect(couponReturn(legs(1850, 2100, 1620, 1440, 3250), null, 5000)).toBe(147_272)
    expect(productOf([1420, 2900])).toBe(4118)
  })
})

it('names legs by letters', () => {
  expect([0, 25, 26].map(letterOf)).toEqual(['A', 'Z', 'A2'])
})
