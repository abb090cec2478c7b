import type { Draws } from '@poyraz/fairness'
import { assert, err, ok, type Result } from '@poyraz/kernel'
import type { Refusal, Rules, Sent } from './rules.ts'

/** Plays an instant round with the first legal command. Throws if the rules need more than one command. */
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

/**
 * Replays a round of one seat from its start. Returns its last state, or the refusal of the first bad
 * command.
 */
export function playCommands<State, Command, Outcome>(
  rules: Rules<State, Command, Outcome>,
  commands: readonly Sent<Command>[],
  draws: Draws,
): Result<State, Refusal> {
  let state = rules.open(1, draws)
  for (const sent of commands) {
    const next = rules.apply(state, sent, draws)
    if (!next.ok) return err(next.error)
    state = next.value
  }
  return ok(state)
}
