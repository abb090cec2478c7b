import { assert } from '@poyraz/kernel'

/** An exact fraction in lowest terms with a positive denominator. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint }

export function ratio(numerator: bigint, denominator: bigint): Ratio {
  assert(denominator !== 0n, 'a ratio has a denominator')
  const divisor = gcd(numerator, denominator) * (denominator < 0n ? -1n : 1n)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export function addRatios(...terms: readonly Ratio[]): Ratio {
  let sum = ratio(0n, 1n)
  for (const { numerator, denominator } of terms) {
    sum = ratio(sum.numerator * denominator + numerator * sum.denominator, sum.denominator * denominator)
  }
  return sum
}

/** The fraction cut (not rounded) after `digits` decimals; the fraction must not be negative. */
export function decimal({ numerator, denominator }: Ratio, digits: number): string {
  assert(numerator >= 0n && digits >= 1, 'a decimal of a fraction of at least 0')
  const scaled = ((numerator * 10n ** BigInt(digits)) / denominator).toString().padStart(digits + 1, '0')
  return `${scaled.slice(0, -digits)}.${scaled.slice(-digits)}`
}

/** Whole `1 in n` odds of a chance, rounded down. */
export function oneIn({ numerator, denominator }: Ratio): bigint {
  assert(numerator > 0n, 'odds of something possible')
  return denominator / numerator
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}
