import pg from 'pg'
import { PgBoss } from 'pg-boss'

const SCHEMA = 'jobs'
/** Messages that were given up are kept here, until somebody has looked. */
export const DEAD_QUEUE = 'dead'

/** Tables come by migrations, and nothing is kept that nobody reads. */
const QUIET = {
  schema: SCHEMA,
  migrate: false,
  createSchema: false,
  registerInstance: false,
  reindex: false,
  monitorVacuum: false,
} as const

const CONNECTIONS_MAX = 3
/** A job whose server died is found within twice this: by its heartbeat, at the next look of another server. */
const LOOK_SECONDS = 30
const HOUR_SECONDS = 3600

/** The library without workers and timers over our own connections: for a few calls. */
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

/** The library with connections of its own: it listens on one, and background work takes none from players. */
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
    // No job waits for another one.
    flowIntervalSeconds: HOUR_SECONDS,
  })
}
