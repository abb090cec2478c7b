import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { PoolClient } from 'pg'
import { isUnanswered } from './errors.ts'

/** Acquires and releases the client of a query. */
export type ClientSource = {
  acquire(): Promise<PoolClient>
  /** Releases a client. `broken` is the reason if it can no longer be used. */
  release(client: PoolClient, broken: Error | undefined): void
  /** Timeout of a reply in ms; the default of the connection if absent. */
  answerMs?(): number | undefined
}

/** Returns a Kysely over clients of this source. It refuses `db.transaction()`: use `transact`. */
export function kyselyOver(source: ClientSource): Kysely<unknown> {
  return new Kysely<unknown>({
    dialect: {
      createDriver: () => clientDriver(source),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  })
}

function clientDriver(source: ClientSource): Driver {
  const clients = new WeakMap<DatabaseConnection, BorrowedClient>()
  return {
    init: async () => {},
    acquireConnection: async () => {
      const client = await source.acquire()
      const lent: BorrowedClient = {
        client,
        broken: undefined,
        answerMs: source.answerMs ?? (() => undefined),
      }
      const connection = connectionOf(lent)
      clients.set(connection, lent)
      return connection
    },
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async (connection) => {
      const lent = clients.get(connection)
      if (lent) source.release(lent.client, lent.broken)
    },
    destroy: async () => {},
  }
}

type BorrowedClient = {
  readonly client: PoolClient
  broken: Error | undefined
  answerMs(): number | undefined
}

async function refuse(): Promise<never> {
  throw new Error('transactions are opened with transact(), nowhere else')
}

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

function connectionOf(lent: BorrowedClient): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { sql: text, parameters } = query
      const answerMs = lent.answerMs()
      const timeouts = answerMs === undefined ? {} : { query_timeout: answerMs }
      const statement = { ...statementName(text), text, values: [...parameters], ...timeouts }
      const result = await lent.client.query(statement).catch((error: unknown) => {
        if (isUnanswered(error)) lent.broken = error
        throw error
      })
      const rows: R[] = result.rows
      return COUNTED.has(result.command) ? { rows, numAffectedRows: BigInt(result.rowCount ?? 0) } : { rows }
    },
    streamQuery() {
      throw new Error('streaming is not offered: read in pages')
    },
  }
}

/**
 * Maximum number of named statements. Texts are few, since values are parameters; texts that are generated on
 * every call must not fill the server's memory.
 */
const NAMES_MAX = 500
const names = new Map<string, string>()

/**
 * Returns the statement's name. A connection parses and plans a named statement once; doing so costs the
 * server more than executing most of our statements.
 */
function statementName(text: string): { readonly name?: string } {
  const known = names.get(text)
  if (known !== undefined) return { name: known }
  if (names.size === NAMES_MAX) return {}
  const name = `s${names.size}`
  names.set(text, name)
  return { name }
}
