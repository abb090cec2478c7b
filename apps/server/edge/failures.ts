import { ServiceUnavailable } from '@poyraz/compliance'
import { OutcomeUnknown, sqlState } from '@poyraz/db'
import { LaneFull } from '@poyraz/ledger'
import { SealedCrowd } from './sealed.ts'

const PASSING = [OutcomeUnknown, LaneFull, ServiceUnavailable, SealedCrowd]
/** SQLSTATE classes and codes of temporary failures, after which the same call may succeed. */
const PASSING_STATES = /^(?:08|53|57P|40001|40P01|55P03|57014|25P03)/
/** System calls on connections: their failure is temporary, while a missing file is a bug. */
const CONNECTION_CALLS = new Set<unknown>(['connect', 'read', 'write'])
/** Errors that the driver reports without a code. */
const CONNECTION_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered/

/**
 * Returns true if an error means 'try again with the same key' (`unavailable`), and false for a bug
 * (`internal`). The described client blocks its page after `internal`, so a database restart must not cause
 * one.
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
