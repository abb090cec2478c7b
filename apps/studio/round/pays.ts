import type { SlotRules } from '@poyraz/games'
import { assert, type Kurus, kurus } from '@poyraz/kernel'

/**
 * Converts pay units into money at a stake of the ladder. Exact: every stake is a whole number of kuruş per
 * unit.
 */
export function payOf(rules: SlotRules, units: number, stakeKurus: Kurus): Kurus {
  const perBet = BigInt(rules.unitsPerBet)
  assert(stakeKurus % perBet === 0n, 'a stake of the ladder is a whole number of kuruş per unit')
  return kurus((stakeKurus / perBet) * BigInt(units))
}

/** Returns the amount between `from` and `to` at a progress of 0..1; exactly `to` at 1. */
export function countedUp(from: Kurus, to: Kurus, progress: number): Kurus {
  const steps = BigInt(Math.round(Math.min(1, Math.max(0, progress)) * 10_000))
  return kurus(from + ((to - from) * steps) / 10_000n)
}
