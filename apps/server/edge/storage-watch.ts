import { statfsSync } from 'node:fs'
import type { Database } from '@poyraz/db'
import { MINUTE_MS, repeat } from '@poyraz/kernel'
import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'

/** What is free on the disk of the data, and whether the database's log cannot be kept where it should be. */
export type Storage = { readonly freeBytes: number; readonly isLogStuck: boolean }

export type StorageWatch = {
  /** What is free now, and what the last look found of the log. */
  readonly state: () => Storage
  /** Looks at once; otherwise it does each minute. */
  readonly look: () => Promise<void>
  readonly close: () => Promise<void>
}

export type StorageWatchDeps = {
  /** A folder on the disk that is watched. */
  readonly dir: string
  readonly database: Pick<Database, 'pool'>
  readonly log: Pick<Logger, 'error'>
  /** Below this the operator is told. */
  readonly freeBytesMin?: number
}

/** As much as the database may write to its log between two checkpoints (`max_wal_size`). */
const FREE_BYTES_MIN = 2 * 1024 ** 3

/** Tells the operator, each minute, of a disk that is nearly full (F17) and of a log that is not kept (F25). */
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

/** Its last try failed; PostgreSQL tries again for ever, and keeps the files until then. */
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
