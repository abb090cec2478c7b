import type { Draws } from '@poyraz/fairness'
import type { Result } from '@poyraz/kernel'

/** A place at the table, counted from 0. A solo game has seat 0 alone. */
export type Seat = number

/**
 * Sender of a command or viewer of a round: a seat, or the table. As a sender the table is the host (the next
 * ball, a turn that timed out); as a viewer it is somebody without a seat, who sees only what everybody sees.
 */
export type Party = Seat | 'table'

/** A command with its sender. The host sets the sender from the session, never from the message. */
export type Sent<Command> = { readonly by: Party; readonly command: Command }

/** Why a command is refused; checked in this order. */
export type Refusal =
  /** The round has its outcome. */
  | 'round_over'
  /** This party may send nothing now, or the round has no such seat. */
  | 'not_your_turn'
  /** This party may send other commands, not this one. */
  | 'not_legal'

/**
 * The rules of a game as pure functions: no clock, no I/O, no randomness but the given draws. State, command,
 * outcome and view are plain JSON. The host stores the state between two commands; another process may go on.
 */
export type Rules<State, Command, Outcome> = {
  /** A new round for this many seats. Throws on a number of seats that the game does not have. */
  open(seats: number, draws: Draws): State
  /** Every command that this party may send now. Empty for everybody once the round has its outcome. */
  legal(state: State, by: Party): readonly Command[]
  /** The state after a command, or why it is refused: exactly the commands of `legal` are accepted. */
  apply(state: State, sent: Sent<Command>, draws: Draws): Result<State, Refusal>
  /** What the round decided, in units of the game and not in money; `null` while the round is open. */
  outcome(state: State): Outcome | null
  /** All that may ever be sent to this viewer. It does not depend on anything hidden from the viewer. */
  view(state: State, viewer: Party): unknown
}

/** The reason to refuse a command that is not legal. */
export function refusalOf<State, Command, Outcome>(
  rules: Rules<State, Command, Outcome>,
  state: State,
  by: Party,
): Refusal {
  if (rules.outcome(state) !== null) return 'round_over'
  return rules.legal(state, by).length === 0 ? 'not_your_turn' : 'not_legal'
}
