import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortCode } from './short-code.ts'

const FOUR = 32 ** 4
const FIVE = 32 ** 5

describe('shortCode', () => {
  it('is four characters without I, L, O and U, and longer only when these are used up', () => {
    expect(shortCode(0)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(shortCode(FOUR - 1)).toHaveLength(4)
    expect(shortCode(FOUR)).toHaveLength(5)
    expect(shortCode(FOUR + FIVE - 1)).toHaveLength(5)
    expect(shortCode(FOUR + FIVE)).toHaveLength(6)
  })

  it('is different for every number of four characters', () => {
    const codes = new Set(Array.from({ length: FOUR }, (_, number) => shortCode(number)))
    expect(codes.size).toBe(FOUR)
  })

  it('is different for different longer numbers', () => {
    const number = fc.integer({ min: FOUR, max: FOUR + FIVE - 1 })
    fc.assert(
      fc.property(number, number, (one, other) => {
        expect(shortCode(one) === shortCode(other)).toBe(one === other)
      }),
    )
  })

  it('does not count up visibly', () => {
    const [first, second] = [shortCode(1), shortCode(2)]
    expect(first.slice(0, 2)).not.toBe(second.slice(0, 2))
  })
})
