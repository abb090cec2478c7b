import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { assert } from '@poyraz/kernel'
import pg from 'pg'
import { DatabaseStartError } from '../errors.ts'
import { CREDENTIALS_FILE } from './credentials.ts'
import { copySynced, copyTree, sync } from './synced-files.ts'

/** A running server and its directory: the result of `startPostgres`. */
export type Source = { readonly dataDir: string; readonly superuserUrl: string }

/** Folders to copy together with the database, under their own names; a missing one is skipped. */
export type Beside = {
  /** Folders whose content refers to rows: they must be copied before the rows. */
  readonly before?: readonly string[]
  /** Folders that rows refer to: they must be copied after the rows. */
  readonly after?: readonly string[]
}

/**
 * Files that are not copied: those that a server creates at its start, and those that would start crash
 * recovery.
 */
const OWN_FILES = /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*|(standby|recovery)\.signal|backup_label.*)$/
/**
 * Folders whose content belongs only to the running server; they are copied empty. The log is copied
 * separately.
 */
const EMPTIED = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
/** Copied last: it contains the state to which recovery brings the other files. */
const CONTROL_FILE = join('global', 'pg_control')
const DRAFT = 'base.new'
/** Key of the advisory lock in the database `postgres` that allows only one backup at a time. */
const TURN = 1
/** Names of log (WAL) files, which consist of timeline and number, and of timeline history files. */
const WAL_NAME = /^[0-9A-F]{24}$/
const HISTORY_NAME = /^[0-9A-F]{8}\.history$/
const TIMELINE_DIGITS = 8

/**
 * Copies a running cluster into a new folder of `to`, with the part of the log that makes it consistent, and
 * returns that folder. Its name is the earliest time that it can be restored to, so names sort by time. It
 * appears by a rename, after everything in it was synced: an interrupted copy leaves none. Throws
 * `DatabaseStartError` while another copy of this server is running.
 */
export async function backUp(
  { dataDir, superuserUrl }: Source,
  to: string,
  { before = [], after = [] }: Beside = {},
): Promise<string> {
  const draft = join(to, DRAFT)
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await takeTurn(client)
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { recursive: true, mode: 0o700 })
    await copyBeside(before, draft)
    const at = await copyCluster(client, join(dataDir, 'cluster'), join(draft, 'cluster'))
    await copySynced(join(dataDir, CREDENTIALS_FILE), join(draft, CREDENTIALS_FILE))
    await copyBeside(after, draft)
    const dir = join(to, baseName(at))
    await rename(draft, dir)
    await sync(to)
    return dir
  } finally {
    await client.end()
  }
}

/** Locks out a second backup until the connection ends: two copies would write into the same draft folder. */
async function takeTurn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [TURN])
  if (!rows[0]?.taken) throw new DatabaseStartError('another backup of this database is under way')
}

async function copyBeside(folders: readonly string[], to: string): Promise<void> {
  for (const folder of folders.filter((path) => existsSync(path))) {
    await copyTree(folder, join(to, basename(folder)), { wants: () => true, onError: ignoreMissingFile })
  }
}

/** Returns the name of a copy that was consistent at this time: `base-20261123T081200.123Z`. */
export function baseName(at: Date): string {
  return `base-${at.toISOString().replaceAll(/[-:]/g, '')}`
}

/** Copies the cluster; resolves to the time at which the copy is consistent. */
async function copyCluster(client: pg.Client, from: string, to: string): Promise<Date> {
  // The temporary slot ends with this connection; until then no log file is recycled.
  await client.query(
    `select pg_create_physical_replication_slot('poyraz_backup_' || pg_backend_pid(), true, true)`,
  )
  const started = await client.query<{ file: string }>(
    `select pg_walfile_name(pg_backup_start('poyraz', true)) as file`,
  )
  await copyFiles(from, to)
  const stopped = await client.query<{ file: string; label: string; at: Date }>(
    `select pg_walfile_name(lsn) as file, labelfile as label, clock_timestamp() as at from pg_backup_stop(false)`,
  )
  const [first, last] = [started.rows[0], stopped.rows[0]]
  assert(first && last, 'a backup has a start and an end')
  await writeFile(join(to, 'backup_label'), last.label, { mode: 0o600, flush: true })
  await copyLog(join(from, 'pg_wal'), join(to, 'pg_wal'), { first: first.file, last: last.file })
  return last.at
}

async function copyFiles(from: string, to: string): Promise<void> {
  await copyTree(from, to, { wants: isKept, onError: ignoreMissingFile })
  await copySynced(join(from, CONTROL_FILE), join(to, CONTROL_FILE))
}

function isKept(path: string): boolean {
  const [top = ''] = path.split(sep)
  const isLeftEmpty = EMPTIED.has(top) && path !== top
  return !isLeftEmpty && !OWN_FILES.test(path) && path !== CONTROL_FILE
}

/**
 * Ignores a missing file: if a table is dropped during the copy, the log drops it as well. Other files vanish
 * together with their references.
 */
function ignoreMissingFile(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

type Span = { readonly first: string; readonly last: string }

async function copyLog(from: string, to: string, { first, last }: Span): Promise<void> {
  const number = (name: string) => name.slice(TIMELINE_DIGITS)
  for (const name of await readdir(from)) {
    const isNeeded =
      WAL_NAME.test(name) && number(name) >= number(first) && number(name) <= number(last)
        ? name.startsWith(last.slice(0, TIMELINE_DIGITS))
        : HISTORY_NAME.test(name)
    if (isNeeded) await copySynced(join(from, name), join(to, name))
  }
}
