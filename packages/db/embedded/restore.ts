import { existsSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DAY_MS } from '@poyraz/kernel'
import pg from 'pg'
import { DatabaseStartError } from '../errors.ts'
import { LOG_DIR } from './archive.ts'
import { baseName } from './backup.ts'
import { type Postgres, startPostgres } from './launcher.ts'
import { copyTree } from './synced-files.ts'

export type Restore = {
  /** Folder with the copies of `backUp` and the archived log. */
  readonly from: string
  /** A directory of `startPostgres` that does not exist yet; it appears whole. */
  readonly dataDir: string
  /** Restores all commits up to and including this time; without it, everything in the archive. */
  readonly until?: Date | undefined
}

type Restored = {
  /** Folder of the copy that it started from. */
  readonly base: string
  /** Commit time of the last transaction in the log; `null` if the copy alone had everything. */
  readonly at: Date | null
}

/** Maximum time to replay a log of many days. */
const REPLAY_MS_MAX = DAY_MS
/** Part of PostgreSQL's message when the log ends too early. */
const LOG_ENDS_BEFORE = 'recovery ended before configured recovery target'

/**
 * Restores a cluster to a point in time, from the newest copy before it and the log since. The server is
 * stopped again. Throws `DatabaseStartError` if `dataDir` exists, if no copy is old enough, or if the log
 * ends before that time.
 */
export async function restorePostgres({ from, dataDir, until }: Restore): Promise<Restored> {
  if (existsSync(dataDir)) throw new DatabaseStartError(`${dataDir} exists: restore to another place`)
  const base = await newestBase(from, until)
  const draft = `${dataDir}.new`
  await rm(draft, { recursive: true, force: true })
  await copyTree(base, draft)
  await writeFile(join(draft, 'cluster', 'recovery.signal'), '')
  const postgres = await startPostgres({
    dataDir: draft,
    startMsMax: REPLAY_MS_MAX,
    settings: {
      // No reads before the restore is complete.
      hot_standby: 'off',
      restore_command: `cp ${quoted(join(resolve(from), LOG_DIR))}/%f %p`,
      // Timelines that an earlier restore started belong to another database.
      recovery_target_timeline: 'current',
      recovery_target_action: 'promote',
      ...(until ? { recovery_target_time: until.toISOString().replace('Z', '+00') } : {}),
    },
  }).catch((error: Error) => {
    if (!until || !error.message.includes(LOG_ENDS_BEFORE)) throw error
    const line = `the log in ${from} ends before ${until.toISOString()}`
    throw new DatabaseStartError(`${line}: take an earlier time, or none for all that was kept`)
  })
  const at = await lastCommit(postgres)
  await rename(draft, dataDir)
  return { base, at }
}

/** Quotes a path for the shell, in a setting where a percent sign is a placeholder. */
function quoted(path: string): string {
  return `'${path.replaceAll('%', '%%').replaceAll("'", `'\\''`)}'`
}

async function newestBase(from: string, until: Date | undefined): Promise<string> {
  const names = await readdir(from).catch((error: Error) => {
    throw new DatabaseStartError(`no backup can be read: ${error.message}`)
  })
  const bases = names.filter((name) => /^base-\d/.test(name)).sort()
  const base = until ? bases.findLast((name) => name <= baseName(until)) : bases.at(-1)
  if (base === undefined) {
    const oldest = bases[0] === undefined ? 'there is none' : `the oldest is ${bases[0]}`
    throw new DatabaseStartError(`no backup in ${from} is old enough: ${oldest}`)
  }
  return join(from, base)
}

/** Reads the last commit time, then stops the server. */
async function lastCommit({ urls, stop }: Postgres): Promise<Date | null> {
  const client = new pg.Client({ connectionString: urls.superuser })
  try {
    await client.connect()
    const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
    return rows[0]?.at ?? null
  } finally {
    await client.end()
    await stop()
  }
}
