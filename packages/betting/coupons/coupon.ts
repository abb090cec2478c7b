import { type Kurus, kurus, mulDivFloor } from '@poyraz/kernel'
import { type LegResult, multiplierOf, ODDS_ONE } from './legs.ts'
import { linesOf } from './systems.ts'

export type CouponLeg = {
  readonly oddsMilli: number
  readonly banker: boolean
  readonly result: LegResult
}

/** A coupon as it was accepted. Without `sizes` all legs are one line. */
export type Coupon = {
  readonly legs: readonly CouponLeg[]
  readonly sizes: readonly number[] | null
  readonly unitStake: Kurus
  /** Maximum return of a coupon. */
  readonly winMax: Kurus
}

/** One line of the expansion table. */
export type CouponLine = {
  /** Indexes of its legs in the coupon. */
  readonly legs: readonly number[]
  readonly oddsMilli: bigint
  /** Return if all of its open legs win. */
  readonly potential: Kurus
  /** Return once the line is decided, which a lost leg does at once; `null` before. */
  readonly win: Kurus | null
}

export type Expansion = {
  readonly lines: readonly CouponLine[]
  /** Odds of all lines together, per stake. */
  readonly oddsMilli: bigint
  readonly stake: Kurus
  readonly potential: Kurus
  /** Return of the coupon once all of its lines are decided; `null` before. */
  readonly win: Kurus | null
}

/**
 * Expands a coupon into its lines. Placing, showing and settling it use this one function. The return of a
 * line is rounded down to kuruş once, at its end.
 */
export function expandCoupon({ legs, sizes, unitStake, winMax }: Coupon): Expansion {
  const places = linesOf({ bankers: legs.map(({ banker }) => banker), sizes })
  const lines = places.map((line) => lineOf(legs, line, unitStake))
  const count = BigInt(lines.length)
  const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n)
  const capped = (amount: bigint) => kurus(amount < winMax ? amount : winMax)
  const wins = lines.map(({ win }) => win)
  return {
    lines,
    oddsMilli: sum(lines.map(({ oddsMilli }) => oddsMilli)) / count,
    stake: kurus(unitStake * count),
    potential: capped(sum(lines.map(({ potential }) => potential))),
    win: wins.some((win) => win === null) ? null : capped(sum(wins.map((win) => win ?? 0n))),
  }
}

function lineOf(legs: readonly CouponLeg[], places: readonly number[], unitStake: Kurus): CouponLine {
  const line = places.map((place) => legs[place] as CouponLeg)
  const one = BigInt(ODDS_ONE)
  const product = (values: readonly bigint[]) => values.reduce((total, value) => total * value, 1n)
  const odds = product(line.map(({ oddsMilli }) => BigInt(oddsMilli)))
  const known = line.map(({ result, oddsMilli }) => multiplierOf(result, oddsMilli))
  const isLost = known.some((multiplier) => multiplier?.numerator === 0n)
  const isOpen = !isLost && known.includes(null)
  const reached = line.map(
    ({ oddsMilli }, index) => known[index] ?? { numerator: BigInt(oddsMilli), denominator: one },
  )
  const potential = kurus(
    mulDivFloor(
      unitStake,
      product(reached.map(({ numerator }) => numerator)),
      product(reached.map(({ denominator }) => denominator)),
    ),
  )
  const oddsMilli = odds / one ** BigInt(line.length - 1)
  return { legs: places, oddsMilli, potential, win: isOpen ? null : potential }
}
