import type { Coupon, Leg } from './api/types.ts'
import { linesOf } from './slip/lines.ts'

const MILLIONTHS = 1_000_000n

/** A line of a placed coupon: `win` is null until it is decided. */
export type SettledLine = {
  readonly places: readonly number[]
  readonly lost: readonly number[]
  readonly voids: readonly number[]
  readonly win: number | null
  readonly potential: number
}

/** Returns the lines of a coupon with what each pays: a lost leg decides its line at once. */
export function settledLines({ legs, system, unitStake }: Coupon): SettledLine[] {
  return linesOf(legs, system).map((places) => {
    const line = places.flatMap((place) => legs[place] ?? [])
    const lost = places.filter((place) => legs[place]?.multiplier === 0)
    const isOpen = lost.length === 0 && line.some(({ multiplier }) => multiplier === null)
    const potential = lost.length > 0 ? 0 : returnOf(unitStake, line)
    return {
      places,
      lost,
      voids: places.filter((place) => legs[place]?.result === 'void'),
      win: isOpen ? null : potential,
      potential,
    }
  })
}

/** Return of a line in kuruş, rounded down once. An open leg counts with its odds. */
function returnOf(unitStake: number, legs: readonly Leg[]): number {
  const product = legs.reduce(
    (sum, { multiplier, odds }) => sum * BigInt(multiplier ?? odds * 1000),
    BigInt(unitStake),
  )
  return Number(product / MILLIONTHS ** BigInt(legs.length))
}

/** Returns the factor of a leg in thousandths, as the table of lines shows it. */
export function factorOf({ multiplier, odds }: Leg): number {
  return multiplier === null ? odds : Math.floor(multiplier / 1000)
}
