import { EACH_WAY_SIZES } from '@poyraz/betting'
import type { CouponRequest } from './check.ts'
import type { Price } from './prices.ts'

/** Legs of a coupon and the sizes of its lines. */
export type CouponBet = {
  /** Price of each leg; an each-way coupon has the win and the place of its selection. */
  readonly legs: readonly Price[]
  readonly sizes: readonly number[] | null
}

/** Returns the legs of a coupon; `null` for an each-way bet that is not taken on the terms that the player saw. */
export function betOf(
  { sizes, eachWay }: Pick<CouponRequest, 'sizes' | 'eachWay'>,
  prices: readonly Price[],
): CouponBet | null {
  if (eachWay === null) return { legs: prices, sizes }
  const [win] = prices
  const place = win?.eachWay
  if (!win || !place || prices.length > 1 || sizes !== null) return null
  const { terms, market, odds } = place
  if (terms.places !== eachWay.places || terms.fraction !== eachWay.fraction) return null
  return { legs: [win, { ...win, market, odds }], sizes: EACH_WAY_SIZES }
}
