import { assert } from './assert.ts'

declare const brand: unique symbol

/** The only money type: an integer count of kuruş (1/100 lira), as bigint. */
export type Kurus = bigint & { readonly [brand]: 'Kurus' }

/** Brands an integer as kuruş. The caller has already decided that the number is one. */
export function kurus(amount: bigint | number): Kurus {
  return BigInt(amount) as Kurus
}

/**
 * `amount × numerator ÷ denominator`, rounded toward minus infinity (to the house's side of a payout).
 * The one place where money is rounded. `denominator` must be positive.
 */
export function mulDivFloor(amount: bigint, numerator: bigint, denominator: bigint): bigint {
  assert(denominator > 0n, 'denominator is positive')
  const product = amount * numerator
  const quotient = product / denominator
  return product % denominator < 0n ? quotient - 1n : quotient
}
