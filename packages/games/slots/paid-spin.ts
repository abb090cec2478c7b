import { assert } from '@poyraz/kernel'
import { add, multiply, type Ratio, ratio } from '../ratio.ts'
import type { SlotMachine } from './machine.ts'
import { chance, mean, type SpinRow, spinsOf, unitsOf } from './spins.ts'

/** What the paid spin of a round pays in pay units, its free spins left aside, and every pay cut at `cutUnits`. */
export type PaidSpin = {
  readonly cutUnits: number
  readonly mean: Ratio
  readonly variance: Ratio
  /** Chance that it pays anything. */
  readonly hit: Ratio
}

/**
 * Counts the full cycle of stops, some tenths of a second of work; keep the result. Throws when the cut lies
 * beyond the game's own cap, which would cut first.
 */
export function paidSpinOf({ base, rules }: SlotMachine, cutStakes: number): PaidSpin {
  const cutUnits = cutStakes * rules.unitsPerBet
  assert(cutUnits <= rules.capUnits, `${rules.gameId}: ${cutStakes} stakes lie beyond its cap`)
  const spins = spinsOf(base, Number.MAX_SAFE_INTEGER)
  const most = BigInt(cutUnits)
  const cutPay = (row: SpinRow) => (unitsOf(row) < most ? unitsOf(row) : most)
  const average = mean(spins, cutPay)
  const squared = multiply(average, average)
  const squares = mean(spins, (row) => cutPay(row) ** 2n)
  return {
    cutUnits,
    mean: average,
    variance: add(squares, ratio(-squared.numerator, squared.denominator)),
    hit: chance(spins, (row) => unitsOf(row) > 0n),
  }
}
