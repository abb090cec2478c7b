import { assert } from '@poyraz/kernel'
import type { ReelRules, SlotFreeSpins } from '../rules.ts'
import type { ChoiceRules } from './rules.ts'

/** Returns the indexes of the options that change the spins; `[0]` if none does. */
export function optionsOf({ choice }: ChoiceRules): readonly number[] {
  return choice.kind === 'free-spins' ? choice.multipliers.map((_, option) => option) : [0]
}

/** Returns the default option. */
export function usualOf({ choice }: ChoiceRules): number {
  return choice.kind === 'free-spins' ? choice.usual : 0
}

/** Returns rules without decisions, in which the player always takes this option. */
export function reelRulesOf({ choice, ...rules }: ChoiceRules, option: number): ReelRules {
  const { freeSpins } = rules
  if (choice.kind !== 'free-spins' || !freeSpins) return { ...rules, mapping: 'reels-1' }
  return { ...rules, mapping: 'reels-1', freeSpins: divided(freeSpins, choice.multipliers[option]) }
}

function divided(freeSpins: SlotFreeSpins, multiplier: number | undefined): SlotFreeSpins {
  assert(multiplier !== undefined, 'the option is one of the game')
  return {
    ...freeSpins,
    awards: freeSpins.awards.map((spins) => spins / multiplier),
    multiplier,
    maxSpins: freeSpins.maxSpins / multiplier,
  }
}
