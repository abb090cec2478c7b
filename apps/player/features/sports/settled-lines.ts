import { type CouponLeg, expandCoupon, type LegResult } from '@poyraz/betting'
import { kurus } from '@poyraz/kernel'
import type { Coupon, Leg } from './api/types.ts'

/** A line of a placed coupon: `win` is null until it is decided. */
export type SettledLine = {
  readonly places: readonly number[]
  readonly lost: readonly number[]
  readonly voids: readonly number[]
  readonly win: number | null
  readonly potential: number
}

/** Returns the lines of a placed coupon with their payouts, by the function that settles it. */
export function settledLines({ legs, system, unitStake, potentialWin }: Coupon): SettledLine[] {
  const { lines } = expandCoupon({
    legs: legs.map(legOf),
    sizes: system,
    unitStake: kurus(unitStake),
    winMax: kurus(potentialWin),
  })
  return lines.map(({ legs: places, win, potential }) => ({
    places,
    lost: places.filter((place) => legs[place]?.multiplier === 0),
    voids: places.filter((place) => legs[place]?.result === 'void'),
    win: win === null ? null : Number(win),
    potential: Number(potential),
  }))
}

function legOf(leg: Leg): CouponLeg {
  return { oddsMilli: leg.countedOdds, banker: leg.banker, result: resultOf(leg) }
}

/** Result of a leg; the share of a dead heat follows from its multiplier in millionths. */
function resultOf({ result, multiplier, odds }: Leg): LegResult {
  if (result !== 'dead_heat') return { kind: result }
  return { kind: result, places: multiplier ?? 0, tied: odds * 1000 }
}

/** Returns the factor of a leg in thousandths, as the table of lines shows it. */
export function factorOf({ multiplier, countedOdds }: Leg): number {
  return multiplier === null ? countedOdds : Math.floor(multiplier / 1000)
}
