import { assert } from '@poyraz/kernel'
import type { ReelRules, SlotFreeSpins } from '../rules.ts'
import type { ChoiceRules } from './rules.ts'

/** Indexes of the options under which spins differ. */
export function optionsOf({ choice }: ChoiceRules): readonly number[] {
  return choice.kind === 'free-spins' ? choice.multipliers.map((_, option) => option) : [0]
}

/** The option of a round in which nobody decides. */
export function usualOf({ choice }: ChoiceRules): number {
  return choice.kind === 'free-spins' ? choice.usual : 0
}

/** Returns a game with decisions as one of reels, in which the player always decides for this option. */
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
