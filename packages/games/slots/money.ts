import { assert, type Kurus, kurus } from '@poyraz/kernel'
import type { SlotOutcome } from './outcome.ts'
import type { SlotRules } from './rules.ts'

/** Stakes of a game, rising. */
export function slotStakes(rules: SlotRules): readonly Kurus[] {
  return rules.stakes.map(kurus)
}

/**
 * Returns the pay of an outcome for a stake. It is whole kuruş without rounding, because a stake is a
 * multiple of its units.
 */
export function slotPayout(rules: SlotRules, stake: Kurus, outcome: Pick<SlotOutcome, 'units'>): Kurus {
  const unitsPerBet = BigInt(rules.unitsPerBet)
  assert(stake > 0n && stake % unitsPerBet === 0n, 'a stake is a whole number of kuruş per unit')
  return kurus((stake / unitsPerBet) * BigInt(outcome.units))
}
