import { type Database, openDatabase } from '@poyraz/db'
import { randomId } from '@poyraz/kernel'
import pg from 'pg'
import { inject } from 'vitest'

/** Values that the global setup provides to test files: addresses of the template database. */
export type TestServer = {
  readonly superuserUrl: string
  readonly ownerUrl: string
  readonly appUrl: string
  readonly template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

export type TestDatabase = {
  /** Connected as the application's role. */
  readonly database: Database
  readonly ownerUrl: string
  readonly appUrl: string
  readonly superuserUrl: string
  close(): Promise<void>
}

/** A migrated database of its own for a test file: a clone of the template, dropped by `close()`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testServer')
  const name = `test_${randomId().toLowerCase()}`
  await asSuperuser(server, `create database ${name} template ${server.template} owner poyraz_owner`)
  const appUrl = named(server.appUrl, name)
  const database = openDatabase({ url: appUrl })
  return {
    database,
    appUrl,
    ownerUrl: named(server.ownerUrl, name),
    superuserUrl: named(server.superuserUrl, name),
    async close() {
      await database.close()
      await asSuperuser(server, `drop database ${name} with (force)`)
    },
  }
}

function named(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

async function asSuperuser(server: TestServer, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.superuserUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
