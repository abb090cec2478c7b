import { type CouponLeg, type CouponLine, EACH_WAY_SIZES, expandCoupon, placeOdds } from '@poyraz/betting'
import { kurus } from '@poyraz/kernel'
import { type Slip, systemOf } from './slip.ts'

/** No limit: only the server knows the maximum win of a coupon. */
const UNCAPPED = kurus(Number.MAX_SAFE_INTEGER)

/** Lines of a coupon, with the odds in thousandths and the win in kuruş if all legs win. */
export type SlipExpansion = {
  readonly lines: readonly CouponLine[]
  readonly totalOdds: number
  readonly win: number
}

export const NO_LINES: SlipExpansion = { lines: [], totalOdds: 0, win: 0 }

/**
 * Expands the slip at these odds with the function that settles coupons. The slip must have lines. Each
 * single is a coupon of its own.
 */
export function expandSlip(slip: Slip, odds: readonly number[]): SlipExpansion {
  const legs = slip.selections.map(
    (selection, place): CouponLeg => ({
      oddsMilli: odds[place] ?? selection.odds,
      banker: slip.mode === 'system' && selection.banker,
      result: { kind: 'open' },
    }),
  )
  const expand = (some: readonly CouponLeg[], sizes: readonly number[] | null) =>
    expandCoupon({ legs: some, sizes, unitStake: kurus(slip.stake), winMax: UNCAPPED })
  if (slip.mode !== 'single') {
    const { lines, oddsMilli, potential } = expand(legs, systemOf(slip))
    return { lines, totalOdds: Number(oddsMilli), win: Number(potential) }
  }
  const [only] = legs
  if (slip.eachWay !== null && only) {
    const place = { ...only, oddsMilli: placeOdds(only.oddsMilli, slip.eachWay) }
    const { lines, oddsMilli, potential } = expand([only, place], EACH_WAY_SIZES)
    return { lines, totalOdds: Number(oddsMilli), win: Number(potential) }
  }
  const lines = legs.flatMap((leg, place) =>
    expand([leg], null).lines.map((line) => ({ ...line, legs: [place] })),
  )
  const win = lines.reduce((sum, { potential }) => sum + Number(potential), 0)
  return { lines, totalOdds: legs[0]?.oddsMilli ?? 0, win }
}
