import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { lchown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DatabaseStartError } from '../errors.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { type Credentials, createCredentials, readCredentials } from './credentials.ts'

const run = promisify(execFile)

/**
 * Returns the cluster's directory under `dataDir`; creates it if there is none. It appears by a rename, so an
 * interrupted creation leaves no partial cluster. Throws `DatabaseStartError`.
 */
export async function ensureCluster(
  dataDir: string,
  binaries: Binaries,
  account: Account,
): Promise<{ clusterDir: string; credentials: Credentials }> {
  const clusterDir = join(dataDir, 'cluster')
  if (!existsSync(clusterDir)) {
    const draft = join(dataDir, 'cluster.new')
    await rm(draft, { recursive: true, force: true })
    const credentials = await createCredentials(dataDir)
    await initialise(draft, credentials, binaries, account)
    await rename(draft, clusterDir)
    return { clusterDir, credentials }
  }
  await ensureOwner(clusterDir, account)
  return { clusterDir, credentials: await readCredentials(dataDir) }
}

/**
 * Runs initdb, locale-neutral (a Turkish default would break e-mails and codes): queries name a collation
 * where they need one.
 */
async function initialise(
  clusterDir: string,
  credentials: Credentials,
  binaries: Binaries,
  account: Account,
): Promise<void> {
  const passwordFile = `${clusterDir}.password`
  await writeFile(passwordFile, credentials.superuser, { mode: 0o600 })
  const [program, ...args] = [...account.prefix, binaries.initdb]
  try {
    await run(program, [
      ...args,
      `--pgdata=${clusterDir}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
    ])
  } catch (error) {
    throw new DatabaseStartError(`cannot create the database in ${clusterDir}: ${lastLine(error)}`, {
      cause: error,
    })
  } finally {
    await rm(passwordFile, { force: true })
  }
}

function lastLine(error: unknown): string {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  const lines = stderr.split('\n').filter((line) => /error|fatal|could not/i.test(line))
  return lines[0] ?? (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
}

/** PostgreSQL must own its directory; root may have run it as another user the last time. */
async function ensureOwner(clusterDir: string, account: Account): Promise<void> {
  const { uid } = await stat(clusterDir)
  if (uid === account.fileOwner) return
  if (process.getuid?.() !== 0) {
    throw new DatabaseStartError(
      `${clusterDir} belongs to user ${uid}: start as that user, or set another DATA_DIR`,
    )
  }
  const entries = await readdir(clusterDir, { recursive: true })
  for (const entry of ['', ...entries])
    await lchown(join(clusterDir, entry), account.fileOwner, account.fileOwner)
}

/** Creates `dataDir` if it is missing, readable only by its owner. */
export async function ensureDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new DatabaseStartError(
      `cannot create ${dataDir}: ${(error as Error).message}; set another DATA_DIR`,
    )
  }
}
