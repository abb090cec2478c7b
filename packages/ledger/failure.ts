import { OutcomeUnknown, sqlState } from '@poyraz/db'

/**
 * What a failed write means for those who wait for it.
 * - `unknown`: it may have been committed; the same keys find out.
 * - `again`: the server undid it and asks for another try.
 * - `gone`: the server could not be reached, so nothing was done.
 * - `refused`: the server, or our own code, refuses it as it is.
 */
export type Failure = 'unknown' | 'again' | 'gone' | 'refused'

/** Serialisation failure, deadlock, lock timeout. */
const AGAIN = new Set(['40001', '40P01', '55P03'])
/** Too many connections; starting up or shutting down. */
const GONE = /^(53|57P)/
/** What the pool says without a code when no connection was to be had. */
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
