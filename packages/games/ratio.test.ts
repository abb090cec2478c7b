import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, decimal, multiply, ratio, ZERO } from './ratio.ts'

const integer = fc.bigInt({ min: -1_000_000n, max: 1_000_000n })
const fraction = fc.tuple(integer, fc.bigInt({ min: 1n, max: 1_000_000n })).map(([n, d]) => ratio(n, d))

describe('an exact fraction', () => {
  test('is kept in lowest terms', () => {
    expect(ratio(6n, 8n)).toEqual({ numerator: 3n, denominator: 4n })
    expect(ratio(-6n, 8n)).toEqual({ numerator: -3n, denominator: 4n })
    expect(ratio(0n, 7n)).toEqual(ZERO)
  })

  test('has a positive denominator', () => {
    expect(() => ratio(1n, 0n)).toThrow('positive denominator')
    expect(() => ratio(1n, -2n)).toThrow('positive denominator')
  })

  test('adds and multiplies as cross products do', () => {
    fc.assert(
      fc.property(fraction, fraction, (left, right) => {
        const [a, b, c, d] = [left.numerator, left.denominator, right.numerator, right.denominator]
        expect(add(left, right)).toEqual(ratio(a * d + c * b, b * d))
        expect(multiply(left, right)).toEqual(ratio(a * c, b * d))
      }),
    )
    expect(add()).toEqual(ZERO)
    expect(add(ratio(1n, 2n), ratio(1n, 3n), ratio(1n, 6n))).toEqual(ratio(1n, 1n))
  })

  test('is written in decimals that are cut, not rounded', () => {
    expect(decimal(ratio(2n, 3n), 4)).toBe('0.6666')
    expect(decimal(ratio(999_999n, 1_000_000n), 3)).toBe('0.999')
    expect(decimal(ratio(25n, 2n), 2)).toBe('12.50')
    expect(decimal(ratio(1n, 1000n), 2)).toBe('0.00')
    expect(() => decimal(ratio(-1n, 2n), 2)).toThrow('at least 0')
  })
})
