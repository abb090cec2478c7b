import pg from 'pg'
import { PgBoss } from 'pg-boss'

const SCHEMA = 'jobs'
/** Queue of messages whose attempts are used up. They stay until a person has examined them. */
export const DEAD_QUEUE = 'dead'

/** Tables are created by migrations. Instance records, reindexing and vacuum monitoring are off. */
const QUIET = {
  schema: SCHEMA,
  migrate: false,
  createSchema: false,
  registerInstance: false,
  reindex: false,
  monitorVacuum: false,
} as const

const CONNECTIONS_MAX = 3
/** Interval of the check for heartbeats. A job whose server died is found within twice this time. */
const LOOK_SECONDS = 30
const HOUR_SECONDS = 3600

/** Runs a few calls of the library on our own pool, without its workers and timers. */
export async function withBoss<T>(pool: pg.Pool, use: (boss: PgBoss) => Promise<T>): Promise<T> {
  const executeSql = (text: string, values?: unknown[]) =>
    pool.query<never>({ text, values: values ?? [], types: pg.types })
  const boss = new PgBoss({ ...QUIET, db: { executeSql }, supervise: false, schedule: false })
  // The caller gets the error from the call itself.
  boss.on('error', () => {})
  await boss.start()
  try {
    return await use(boss)
  } finally {
    await boss.stop({ graceful: false })
  }
}

export type Address = { readonly url: string; readonly role?: string | undefined }

/**
 * Creates the library with its own connections: it listens on one, and jobs do not use connections of
 * players.
 */
export function createBoss({ url, role }: Address): PgBoss {
  return new PgBoss({
    ...QUIET,
    connectionString: url,
    application_name: 'poyraz jobs',
    max: CONNECTIONS_MAX,
    ...(role ? { options: `-c role=${role}` } : {}),
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
    cronMonitorIntervalSeconds: LOOK_SECONDS,
    cronWorkerIntervalSeconds: LOOK_SECONDS / 2,
    maintenanceIntervalSeconds: HOUR_SECONDS,
    // No job depends on another one.
    flowIntervalSeconds: HOUR_SECONDS,
  })
}
