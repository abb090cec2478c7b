import type { Draws } from '@poyraz/fairness'
import { playCommands, type Sent } from '@poyraz/rounds'
import type { OriginalCommand, OriginalOutcome, OriginalRound } from './original.ts'

/**
 * The outcome of an original as it is stored, shown and verified: what the rules say, and the commands
 * that led there. A verifier plays the same commands again.
 */
export type OriginalRecord = OriginalOutcome & { readonly commands: readonly Sent<OriginalCommand>[] }

/** Returns the record of a round that is over, and `null` while it is open. */
export function recordOf(
  round: OriginalRound,
  state: unknown,
  commands: readonly Sent<OriginalCommand>[],
): OriginalRecord | null {
  const outcome = round.outcome(state)
  return outcome === null ? null : { ...outcome, commands }
}

/** Plays the commands of an outcome again. Returns `null` where they are not a whole round of these rules. */
export function replayRecord(round: OriginalRound, outcome: unknown, draws: Draws): OriginalRecord | null {
  const commands = commandsOf(outcome)
  if (commands === null) return null
  const played = playCommands(round, commands, draws)
  return played.ok ? recordOf(round, played.value, commands) : null
}

/** Reads the commands of an outcome, in which anything may be. */
function commandsOf(outcome: unknown): readonly Sent<OriginalCommand>[] | null {
  if (typeof outcome !== 'object' || outcome === null || !('commands' in outcome)) return null
  const { commands } = outcome
  return Array.isArray(commands) && commands.every(isSent) ? commands : null
}

function isSent(value: unknown): value is Sent<OriginalCommand> {
  if (typeof value !== 'object' || value === null || !('by' in value) || !('command' in value)) return false
  return Object.keys(value).length === 2 && (value.by === 0 || value.by === 'table')
}
