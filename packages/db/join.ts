import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type Beside, backUp } from './embedded/backup.ts'
import { readCredentials } from './embedded/credentials.ts'
import { type Urls, urlsOf } from './embedded/provision.ts'
import { DatabaseStartError } from './errors.ts'
import { type DatabaseConfig, type ProvidedDatabase, provideDatabase, startEmbedded } from './provide.ts'

/** Lines of postmaster.pid with the port and the directory of the socket, which may be empty. */
const PORT_LINE = 3
const SOCKET_DIR_LINE = 4

/**
 * Returns the configured database for a command beside a running server: an embedded one that another process
 * started is used and left running; otherwise as `provideDatabase`. Throws `DatabaseStartError`.
 */
export async function joinDatabase(config: DatabaseConfig): Promise<ProvidedDatabase> {
  const running =
    config.databaseUrl === undefined ? await runningUrls(join(config.dataDir, 'postgres')) : null
  if (!running) return provideDatabase(config)
  return { ownerUrl: running.owner, appUrl: running.app, appRole: undefined, stop: async () => {} }
}

/**
 * Copies the configured embedded database and the folders `beside` it into a new folder of `to`, whether its
 * server runs or not. Returns that folder. Throws `DatabaseStartError`, also if there is no database.
 */
export async function backUpEmbedded(config: DatabaseConfig, to: string, beside: Beside): Promise<string> {
  const dataDir = join(config.dataDir, 'postgres')
  // A start would create an empty database, and its copy would look like a backup.
  if (!existsSync(join(dataDir, 'cluster')))
    throw new DatabaseStartError(`there is no database in ${dataDir}: check DATA_DIR`)
  const running = await runningUrls(dataDir)
  if (running) return backUp({ dataDir, superuserUrl: running.superuser }, to, beside)
  const postgres = await startEmbedded(config)
  try {
    return await backUp({ dataDir, superuserUrl: postgres.urls.superuser }, to, beside)
  } finally {
    await postgres.stop()
  }
}

/** Returns the address of the running server of this directory, or `null` if none accepts our password. */
async function runningUrls(dataDir: string): Promise<Urls | null> {
  try {
    const lines = (await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')
    const listening = { port: Number(lines[PORT_LINE]), socketDir: lines[SOCKET_DIR_LINE] || null }
    const urls = urlsOf(listening, await readCredentials(dataDir))
    const client = new pg.Client({ connectionString: urls.app })
    await client.connect()
    await client.end()
    return urls
  } catch {
    return null
  }
}
