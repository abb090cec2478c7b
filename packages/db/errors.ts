/** The database cannot be used. The message is one line for the operator, with the action to take. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}

/**
 * It is unknown whether the write took effect: COMMIT warned or the connection was lost while it ran. It is
 * never reported as success; a retry with the same idempotency key finds out (faults F09).
 */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}

/**
 * Returns true for a reply timeout. The statement may still run, and the connection waits for it: it can no
 * longer be used, not even to roll back.
 */
export function isUnanswered(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** The SQLSTATE of an error that PostgreSQL itself sent, else `null`. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('severity' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
