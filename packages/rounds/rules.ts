import type { Draws } from '@poyraz/fairness'
import type { Result } from '@poyraz/kernel'

/** One player of a round, counted from 0. A solo game has seat 0 alone. */
export type Seat = number

/**
 * Sender of a command or viewer of a round: a seat, or `table`. As a sender, `table` is the host (the next
 * ball, a turn that timed out). As a viewer, it is a person without a seat, who sees only what everybody
 * sees.
 */
export type Party = Seat | 'table'

/** A command with its sender. The host sets the sender from the session, never from the message. */
export type Sent<Command> = { readonly by: Party; readonly command: Command }

/** Reasons for refusing a command, in the order of the checks. */
export type Refusal =
  /** The round has its outcome. */
  | 'round_over'
  /** This party may send nothing now, or the round has no such seat. */
  | 'not_your_turn'
  /** This party may send other commands, not this one. */
  | 'not_legal'

/**
 * The rules of a game as pure functions: no clock, no I/O, no randomness but the given draws. State, command,
 * outcome and view are plain JSON. The host stores the state between two commands, so another process may
 * apply the next one.
 */
export type Rules<State, Command, Outcome> = {
  /** Returns the state of a new round. Throws if the game does not support this number of seats. */
  open(seats: number, draws: Draws): State
  /**
   * Returns the commands that this party may send now; none once the round has its outcome. A command with a
   * free `amount` is listed twice, with its minimum and its maximum: every whole amount between them is
   * legal.
   */
  legal(state: State, by: Party): readonly Command[]
  /**
   * Checks a command that `legal` does not list; only for games with too many commands to list, such as sets
   * of numbers, of which `legal` lists examples. The command is unchecked JSON. Not called for a party
   * without legal commands.
   */
  accepts?(state: State, sent: Sent<unknown>): boolean
  /**
   * Returns the state after a command, or a refusal. Implementations call `refusalOf` first, so that both
   * accept the same commands.
   */
  apply(state: State, sent: Sent<Command>, draws: Draws): Result<State, Refusal>
  /** The result of the round, in units of the game and not in money; `null` while the round is open. */
  outcome(state: State): Outcome | null
  /** Everything that may be sent to this viewer. It must not depend on anything hidden from the viewer. */
  view(state: State, viewer: Party): unknown
}

/** Returns why this command is refused now, or `null` if it is legal. */
export function refusalOf<State, Command, Outcome>(
  rules: Rules<State, Command, Outcome>,
  state: State,
  sent: Sent<Command>,
): Refusal | null {
  const { by, command } = sent
  const legal = rules.legal(state, by)
  if (legal.includes(command) || isBetween(legal, command)) return null
  if (legal.length > 0 && rules.accepts?.(state, sent)) return null
  if (rules.outcome(state) !== null) return 'round_over'
  return legal.length === 0 ? 'not_your_turn' : 'not_legal'
}

/** True if listed commands differ from this one only in the amount, and enclose it. */
function isBetween(legal: readonly unknown[], command: unknown): boolean {
  const sent = split(command)
  const amounts = legal.map(split).flatMap(({ rest, amount }) => (isSame(rest, sent.rest) ? [amount] : []))
  if (!Number.isSafeInteger(sent.amount)) return false
  return Math.min(...amounts) <= sent.amount && sent.amount <= Math.max(...amounts)
}

function split(command: unknown): { readonly rest: unknown; readonly amount: number } {
  if (!isObject(command) || typeof command['amount'] !== 'number') return { rest: command, amount: 0 }
  return { rest: { ...command, amount: 0 }, amount: command['amount'] }
}

/** Compares plain JSON. */
function isSame(left: unknown, right: unknown): boolean {
  if (!isObject(left) || !isObject(right)) return left === right
  const names = Object.keys(left)
  return names.length === Object.keys(right).length && names.every((name) => isSame(left[name], right[name]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
