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
