import { assert, type Kurus, kurus } from '@poyraz/kernel'
import type { ChoiceOutcome } from './choices/outcome.ts'
import type { SlotOutcome } from './outcome.ts'
import type { SlotRules } from './rules.ts'

/** Stakes of a game, rising. */
export function slotStakes(rules: SlotRules): readonly Kurus[] {
  return rules.stakes.map(kurus)
}

/** The part of an outcome that decides its payout. */
type Paid = Pick<SlotOutcome, 'units'> & Pick<ChoiceOutcome, 'bought'>

/**
 * Returns the pay of an outcome for a stake. It is whole kuruş without rounding, because a stake is a
 * multiple of its units. The stake of a bought round is its price.
 */
export function slotPayout(rules: SlotRules, stake: Kurus, outcome: Paid): Kurus {
  const bet = ladderStake(rules, stake, outcome)
  assert(bet !== null, 'a stake is a whole number of kuruş per unit')
  return kurus((bet / BigInt(rules.unitsPerBet)) * BigInt(outcome.units))
}

/** Returns the stake by which an outcome pays: that of the ladder. `null` for an amount that is no multiple of it. */
export function ladderStake(rules: SlotRules, stake: bigint, outcome: object): bigint | null {
  const stakes = BigInt('bought' in outcome && outcome.bought ? boughtStakes(rules) : 1)
  return stake > 0n && stake % (stakes * BigInt(rules.unitsPerBet)) === 0n ? stake / stakes : null
}

/** Returns the stake of a round that begins with this command at a stake of the ladder. */
export function stakeOfCommand(rules: SlotRules, bet: Kurus, command: unknown): Kurus {
  return isBuy(command) ? kurus(bet * BigInt(boughtStakes(rules))) : bet
}

/** Returns true for the command that buys the free spins. */
export function isBuy(command: unknown): boolean {
  return typeof command === 'object' && command !== null && 'kind' in command && command.kind === 'buy'
}

function boughtStakes(rules: SlotRules): number {
  return rules.mapping === 'reels-2' && rules.choice.kind === 'buy' ? rules.choice.stakes : 1
}
