import { OutcomeUnknown, sqlState } from '@poyraz/db'

/**
 * Classes of failed writes, as their callers have to treat them.
 * - `unknown`: it may have been committed; sending the same keys again tells.
 * - `again`: the server rolled it back; a retry may succeed.
 * - `gone`: the server could not be reached, so nothing was written.
 * - `refused`: the server, or our own code, rejects it; a retry would fail too.
 */
export type Failure = 'unknown' | 'again' | 'gone' | 'refused'

/** SQLSTATEs: serialisation failure, deadlock, lock timeout. */
const AGAIN = new Set(['40001', '40P01', '55P03'])
/** SQLSTATE classes: insufficient resources (connections, disk); server starting up or shutting down. */
const GONE = /^(53|57P)/
/** Messages of errors without a code, thrown by the pool if it could not get a connection. */
const POOL_FAILURE = /^(timeout exceeded when trying to connect|Connection terminated)/

export function failureOf(error: unknown): Failure {
  if (error instanceof OutcomeUnknown) return 'unknown'
  const state = sqlState(error)
  if (state !== null) return AGAIN.has(state) ? 'again' : GONE.test(state) ? 'gone' : 'refused'
  return isNetworkFailure(error) ? 'gone' : 'refused'
}

function isNetworkFailure(error: unknown): boolean {
  return error instanceof Error && ('syscall' in error || POOL_FAILURE.test(error.message))
}
