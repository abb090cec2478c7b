import type { Draws } from '@poyraz/fairness'
import { err, ok } from '@poyraz/kernel'
import { type Rules, refusalOf } from '@poyraz/rounds'
import type { OriginalOutcome } from './original.ts'

type Instant<Outcome> = { readonly outcome: Outcome | null }

/**
 * Makes the rounds of a game that one command decides. `accepts` is for commands that are too many to
 * list.
 */
export function instantRound<Command, Outcome extends OriginalOutcome>(game: {
  readonly commands: readonly Command[]
  accepts?(command: unknown): boolean
  decide(command: Command, draws: Draws): Outcome
}): Rules<Instant<Outcome>, Command, Outcome> {
  const { commands, accepts } = game
  const rules: Rules<Instant<Outcome>, Command, Outcome> = {
    open: () => ({ outcome: null }),
    legal: ({ outcome }, by) => (outcome === null && by === 0 ? commands : []),
    apply(state, sent, draws) {
      const refusal = refusalOf(rules, state, sent)
      return refusal === null ? ok({ outcome: game.decide(sent.command, draws) }) : err(refusal)
    },
    outcome: ({ outcome }) => outcome,
    view: ({ outcome }) => outcome,
    ...(accepts && { accepts: (_: unknown, { command }: { readonly command: unknown }) => accepts(command) }),
  }
  return rules
}
