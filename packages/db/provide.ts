import { join } from 'node:path'
import pg from 'pg'
import { archiveTo } from './embedded/archive.ts'
import { type Postgres, startPostgres } from './embedded/launcher.ts'
import { DatabaseStartError, sqlState } from './errors.ts'
import { APP_ROLE } from './roles.ts'

const CONNECT_TIMEOUT_MS = 10_000

export type DatabaseConfig = {
  readonly dataDir: string
  /** URL of an external server; without it the embedded one is started under `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** Folder for the archived log of the embedded server, for restores to any time. */
  readonly backupDir?: string | undefined
  /** URL of the role that migrates, if that of `databaseUrl` may not. */
  readonly ownerUrl?: string | undefined
  /** Called when the embedded server died and could not be started again. */
  readonly onLost?: (error: Error) => void
}

export type ProvidedDatabase = {
  readonly ownerUrl: string
  readonly appUrl: string
  /** To be passed to `openDatabase` with `appUrl`. */
  readonly appRole: string | undefined
  /** Stops the embedded server if it was started here; nothing else. */
  stop(): Promise<void>
}

/** Provides the configured database, ready to be migrated. Throws `DatabaseStartError`. */
export async function provideDatabase(config: DatabaseConfig): Promise<ProvidedDatabase> {
  if (config.databaseUrl === undefined) {
    const postgres = await startEmbedded(config)
    const { owner, app } = postgres.urls
    return { ownerUrl: owner, appUrl: app, appRole: undefined, stop: () => postgres.stop() }
  }
  const ownerUrl = config.ownerUrl ?? config.databaseUrl
  await withClient(ownerUrl, ensureAppRole)
  if (config.ownerUrl !== undefined) await withClient(config.databaseUrl, assertMayActAsApp)
  return { ownerUrl, appUrl: config.databaseUrl, appRole: APP_ROLE, stop: async () => {} }
}

/** Starts the configured embedded server. Throws `DatabaseStartError`. */
export async function startEmbedded({ dataDir, backupDir, onLost }: DatabaseConfig): Promise<Postgres> {
  const settings = backupDir === undefined ? {} : await archiveTo(backupDir)
  return startPostgres({ dataDir: join(dataDir, 'postgres'), settings, ...(onLost ? { onLost } : {}) })
}

async function withClient(url: string, fn: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connect(url)
  try {
    await fn(client)
  } finally {
    await client.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
    await client.connect()
    return client
  } catch (error) {
    throw new DatabaseStartError(`cannot reach the database of DATABASE_URL: ${(error as Error).message}`)
  }
}

/**
 * Creates the application's role if it is missing. The migrations grant to this role, and the application
 * switches to it, whatever its login is.
 */
async function ensureAppRole(client: pg.Client): Promise<void> {
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE])
    if (rowCount === 0) await client.query(`create role ${APP_ROLE} nologin`)
    const { rows } = await client.query<{ member: boolean }>(
      `select pg_has_role('${APP_ROLE}', 'member') as member`,
    )
    if (!rows[0]?.member) await client.query(`grant ${APP_ROLE} to current_user`)
  } catch (error) {
    if (sqlState(error) === null) throw error
    throw new DatabaseStartError(
      `role ${APP_ROLE} cannot be made (${(error as Error).message}): as administrator, run ` +
        `CREATE ROLE ${APP_ROLE}; GRANT ${APP_ROLE} TO the login of DATABASE_URL`,
    )
  }
}

async function assertMayActAsApp(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ member: boolean; login: string }>(
    `select pg_has_role('${APP_ROLE}', 'member') as member, session_user as login`,
  )
  if (rows[0]?.member) return
  throw new DatabaseStartError(
    `the login of DATABASE_URL may not act: run GRANT ${APP_ROLE} TO ${rows[0]?.login}`,
  )
}
