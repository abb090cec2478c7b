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
      const result = await client.query(query.sql, [...query.parameters])
      const rows: R[] = result.rows
      return COUNTED.has(result.command) ? { rows, numAffectedRows: BigInt(result.rowCount ?? 0) } : { rows }
    },
    streamQuery() {
      throw new Error('streaming is not offered: read in pages')
    },
  }
}
