import type { ClientBase, Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { OutcomeUnknown, sqlState } from './errors.ts'

/** A notice as the driver reports it; SQLSTATE class 01 is a warning in every language of the server. */
type Notice = { readonly code?: string | undefined; readonly message?: string | undefined }

/**
 * Lost connection, operator intervention, system and internal errors: the server may have committed before.
 */
const UNKNOWN_CLASSES = /^(08|57P|58|XX)/

/** An error sent by a server that went on: the statement and its transaction did not happen. */
function isDefiniteFailure(error: unknown): boolean {
  const code = sqlState(error)
  return code !== null && !UNKNOWN_CLASSES.test(code)
}

/**
 * Runs a function that commits. Any warning, and any failure that is not a definite refusal by the server,
 * means that the outcome is unknown: a cancelled wait for the standby returns success with a warning (faults
 * F09).
 */
async function commitWatched<T>(client: ClientBase, run: () => Promise<T>): Promise<T> {
  let warning: string | undefined
  const onNotice = (notice: Notice) => {
    if (notice.code?.startsWith('01')) warning ??= notice.message ?? notice.code
  }
  client.on('notice', onNotice)
  try {
    const result = await run()
    if (warning !== undefined) throw new OutcomeUnknown(`commit answered with a warning: ${warning}`)
    return result
  } catch (error) {
    if (error instanceof OutcomeUnknown || isDefiniteFailure(error)) throw error
    throw new OutcomeUnknown('the connection was lost while a commit was on its way', { cause: error })
  } finally {
    client.off('notice', onNotice)
  }
}

/** Commits the open transaction of `client`. Throws `OutcomeUnknown`, or the server's definite error. */
export async function commit(client: ClientBase): Promise<void> {
  const { command } = await commitWatched(client, () => client.query('commit'))
  // PostgreSQL answers COMMIT with the tag ROLLBACK when an earlier error had aborted the transaction.
  if (command !== 'COMMIT') throw new Error('the transaction had failed before its commit')
}

/**
 * Runs one statement as its own transaction in one round trip, for hot paths that move money. Throws
 * `OutcomeUnknown`, or the server's error, after which nothing has been written.
 */
export async function commitStatement<Row extends QueryResultRow>(
  pool: Pool,
  query: QueryConfig,
): Promise<QueryResult<Row>> {
  const client = await pool.connect()
  let lost: Error | undefined
  try {
    return await commitWatched(client, () => client.query<Row>(query))
  } catch (error) {
    if (error instanceof OutcomeUnknown) lost = error
    throw error
  } finally {
    client.release(lost)
  }
}
