import { type Kurus, kurus } from '@poyraz/kernel'

const UNITS_PER_BET = 100n

/** Returns the worth of so many units of a stake. Every stake is a multiple of its units. */
export function worthOf(stakeKurus: Kurus, units: number): Kurus {
  return kurus((stakeKurus / UNITS_PER_BET) * BigInt(units))
}
