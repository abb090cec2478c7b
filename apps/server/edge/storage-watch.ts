import { statfsSync } from 'node:fs'
import type { Database } from '@poyraz/db'
import { MINUTE_MS, repeat } from '@poyraz/kernel'
import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'

/** Free bytes on the disk of DATA_DIR, and whether archiving the write-ahead log fails. */
export type Storage = { readonly freeBytes: number; readonly isLogStuck: boolean }

export type StorageWatch = {
  /** Current free bytes, and the last known state of the archive. */
  readonly state: () => Storage
  /** Checks now; also runs every minute. */
  readonly look: () => Promise<void>
  readonly close: () => Promise<void>
}

export type StorageWatchDeps = {
  /** A folder on the watched disk. */
  readonly dir: string
  readonly database: Pick<Database, 'pool'>
  readonly log: Pick<Logger, 'error'>
  /** An error is logged below this. */
  readonly freeBytesMin?: number
}

/** The amount that the database may write to its log between two checkpoints (`max_wal_size`). */
const FREE_BYTES_MIN = 2 * 1024 ** 3

/** Logs an error every minute while the disk is nearly full (F17) or the log cannot be archived (F25). */
export function watchStorage({
  dir,
  database,
  log,
  freeBytesMin = FREE_BYTES_MIN,
}: StorageWatchDeps): StorageWatch {
  let isLogStuck = false
  const look = async () => {
    const freeBytes = freeBytesOf(dir)
    if (freeBytes < freeBytesMin) log.error({ dir, freeBytes }, 'the disk is nearly full')
    isLogStuck = await isArchiverStuck(database)
    if (isLogStuck) log.error('the log of the database cannot be kept in BACKUP_DIR: see postgres.log')
  }
  const close = repeat(look, MINUTE_MS, (error) => log.error({ err: error }, 'storage was not looked at'))
  return { state: () => ({ freeBytes: freeBytesOf(dir), isLogStuck }), look, close }
}

function freeBytesOf(dir: string): number {
  const { bavail, bsize } = statfsSync(dir)
  return bavail * bsize
}

/**
 * Returns true if the last attempt failed; PostgreSQL retries forever and keeps the files until it succeeds.
 */
async function isArchiverStuck({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query<{ stuck: boolean }>(`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as stuck
    from pg_stat_archiver`)
  return rows[0]?.stuck ?? false
}

export function gaugeStorage(storage: () => Storage, registry: Registry): void {
  new Gauge({
    name: 'poyraz_disk_free_bytes',
    help: 'What is free on the disk of DATA_DIR: a full one refuses every write.',
    registers: [registry],
    collect() {
      this.set(storage().freeBytes)
    },
  })
  new Gauge({
    name: 'poyraz_backup_log_stuck',
    help: '1 while the log of the database cannot be kept in BACKUP_DIR: it fills the disk meanwhile.',
    registers: [registry],
    collect() {
      this.set(Number(storage().isLogStuck))
    },
  })
}
