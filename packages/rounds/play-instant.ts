import type { Draws } from '@poyraz/fairness'
import { assert } from '@poyraz/kernel'
import type { Rules } from './rules.ts'

/** Plays a round without decisions: one seat and one command. Throws if the rules need more. */
export function playInstant<State, Command, Outcome>(
  rules: Rules<State, Command, Outcome>,
  draws: Draws,
): Outcome {
  const opened = rules.open(1, draws)
  const [command] = rules.legal(opened, 0)
  assert(command !== undefined, 'an instant round has a first command')
  const decided = rules.apply(opened, { by: 0, command }, draws)
  assert(decided.ok, 'a legal command is accepted')
  const outcome = rules.outcome(decided.value)
  assert(outcome !== null, 'an instant round is over after one command')
  return outcome
}
