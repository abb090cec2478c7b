import { assert } from '@poyraz/kernel'

/** An exact fraction in lowest terms with a positive denominator. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint }

/** `denominator` must be positive. */
export function ratio(numerator: bigint, denominator: bigint): Ratio {
  assert(denominator > 0n, 'a ratio has a positive denominator')
  const divisor = gcd(numerator < 0n ? -numerator : numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export const ZERO = ratio(0n, 1n)

export function add(...terms: readonly Ratio[]): Ratio {
  return terms.reduce((sum, term) => {
    const { numerator, denominator } = term
    return ratio(sum.numerator * denominator + numerator * sum.denominator, sum.denominator * denominator)
  }, ZERO)
}

export function multiply(left: Ratio, right: Ratio): Ratio {
  return ratio(left.numerator * right.numerator, left.denominator * right.denominator)
}

/** The value cut (not rounded) after `digits` decimals; it must not be negative. */
export function decimal({ numerator, denominator }: Ratio, digits: number): string {
  assert(numerator >= 0n && digits >= 1, 'decimals of a value of at least 0')
  const scaled = ((numerator * 10n ** BigInt(digits)) / denominator).toString().padStart(digits + 1, '0')
  return `${scaled.slice(0, -digits)}.${scaled.slice(-digits)}`
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}
