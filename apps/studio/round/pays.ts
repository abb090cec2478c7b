import { ladderStake, type SlotRules } from '@poyraz/games'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import type { Round } from './state.ts'

/**
 * Converts pay units into money at a stake of the ladder. Exact: every stake is a whole number of kuruş per
 * unit.
 */
export function payOf(rules: SlotRules, units: number, stakeKurus: Kurus): Kurus {
  const perBet = BigInt(rules.unitsPerBet)
  assert(stakeKurus % perBet === 0n, 'a stake of the ladder is a whole number of kuruş per unit')
  return kurus((stakeKurus / perBet) * BigInt(units))
}

/** Returns the stake of the ladder by which a round pays: less than the stake of one whose free spins were bought. */
export function betOf(
  rules: SlotRules,
  { stakeKurus, outcome }: Pick<Round, 'stakeKurus' | 'outcome'>,
): Kurus {
  const bet = ladderStake(rules, stakeKurus, outcome)
  assert(bet !== null, 'a stake is a multiple of one of the ladder')
  return kurus(bet)
}
