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

/** Where a query gets its client from, and where the client goes afterwards. */
export type ClientSource = {
  acquire(): Promise<PoolClient>
  release(client: PoolClient): void
}

/** Kysely over clients of our choice. It refuses `db.transaction()`: the one way is `transact`. */
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
  const clients = new WeakMap<DatabaseConnection, PoolClient>()
  return {
    init: async () => {},
    acquireConnection: async () => {
      const client = await source.acquire()
      const connection = connectionOf(client)
      clients.set(connection, client)
      return connection
    },
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async (connection) => {
      const client = clients.get(connection)
      if (client) source.release(client)
    },
    destroy: async () => {},
  }
}

async function refuse(): Promise<never> {
  throw new Error('transactions are opened with transact(), nowhere else')
}

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

function connectionOf(client: PoolClient): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { sql: text, parameters } = query
      const result = await client.query({ ...statementName(text), text, values: [...parameters] })
      const rows: R[] = result.rows
      return COUNTED.has(result.command) ? { rows, numAffectedRows: BigInt(result.rowCount ?? 0) } : { rows }
    },
    streamQuery() {
      throw new Error('streaming is not offered: read in pages')
    },
  }
}

/** Texts are few: parameters carry what differs. A text that is put together anew each time must not fill the server. */
const NAMES_MAX = 500
const names = new Map<string, string>()

/**
 * Under a name a connection parses and plans a text once, which costs the server more than most of our
 * statements themselves do.
 */
function statementName(text: string): { readonly name?: string } {
  const known = names.get(text)
  if (known !== undefined) return { name: known }
  if (names.size === NAMES_MAX) return {}
  const name = `s${names.size}`
  names.set(text, name)
  return { name }
}
