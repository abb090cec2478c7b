import { assert } from '@poyraz/kernel'
import { compile, type ReelMachine } from '../machine.ts'
import { checkChoice } from './check-choice.ts'
import { optionsOf, reelRulesOf } from './options.ts'
import type { ChoiceRules } from './rules.ts'

/** A game with decisions, ready to be played. */
export type ChoiceMachine = {
  readonly rules: ChoiceRules
  /** The compiled game of each option; a single one if options do not change the spins. */
  readonly plays: readonly ReelMachine[]
}

/**
 * Compiles rules. It takes about 10 ms per option, so callers keep the result. Throws on contradictory rules.
 */
export function compileChoice(rules: ChoiceRules): ChoiceMachine {
  checkChoice(rules)
  return { rules, plays: optionsOf(rules).map((option) => compile(reelRulesOf(rules, option))) }
}

/** Returns the compiled game of an option. */
export function playOf({ plays }: ChoiceMachine, option: number): ReelMachine {
  const play = plays[option]
  assert(play, 'the option is one of the game')
  return play
}
