import { OutsideSilent } from '@poyraz/compliance'
import { OutcomeUnknown, sqlState } from '@poyraz/db'
import { LaneFull } from '@poyraz/ledger'
import { SealedCrowd } from './sealed.ts'

const PASSING = [OutcomeUnknown, LaneFull, OutsideSilent, SealedCrowd]
/** SQLSTATE classes and codes of a database that cannot answer now, though the same call may succeed soon. */
const PASSING_STATES = /^(?:08|53|57P|40001|40P01|55P03|57014|25P03)/
/** Calls of the system that only a connection makes: a missing file is a bug, a missing socket is not. */
const CONNECTION_CALLS = new Set<unknown>(['connect', 'read', 'write'])
/** The driver reports these without any code. */
const CONNECTION_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered/

/**
 * Whether a thrown error means 'try again with the same key' (`unavailable`) and not a bug (`internal`): the
 * described client blocks its page after a bug, so nobody should see one because the database restarts.
 */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (PASSING.some((kind) => error instanceof kind)) return true
  if (error instanceof AggregateError) return error.errors.every(isPassing)
  const state = sqlState(error)
  if (state !== null) return PASSING_STATES.test(state)
  if ('syscall' in error && CONNECTION_CALLS.has(error.syscall)) return true
  return CONNECTION_MESSAGES.test(error.message)
}
