import type { Kysely } from 'kysely'
import pg from 'pg'
import { kyselyOver } from './client-driver.ts'
import { assertOutsideTransaction } from './scope.ts'
import { columnTypes } from './types.ts'

/**
 * An executor of SQL: the pool's, or (as `Tx`) a transaction's. Tables have no static types: SQL states its
 * rows.
 */
export type Db = Kysely<unknown>

export type Database = {
  readonly db: Db
  /** For hot paths that use the driver directly; guarded like `db`. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

export type DatabaseOptions = {
  readonly url: string
  /** Role to switch to, if the login is another one. */
  readonly role?: string | undefined
  /** Maximum number of connections. */
  readonly max?: number | undefined
  /** Time limits for a connection and for an answer on it, in ms; defaults unless given. */
  readonly timeouts?: { readonly connectMs: number; readonly answerMs: number }
}

/** Maximum connections of one process: more would only queue inside a two-core server. */
const POOL_MAX = 16
/** Timeout for a free connection; after it the call is refused as unavailable. */
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 15_000
/**
 * Reply timeout at the client: a network that drops packets silently reports no error. The server's own
 * statement timeout is shorter, so it comes first.
 */
const ANSWER_TIMEOUT_MS = 20_000
const TIMEOUTS = { connectMs: CONNECT_TIMEOUT_MS, answerMs: ANSWER_TIMEOUT_MS }
const LOCK_TIMEOUT_MS = 5_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000

/** `db.anything` inside a transaction would silently run outside it; here it throws. */
class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(done: ConnectCallback): void
  override connect(done?: ConnectCallback): Promise<pg.PoolClient> | void {
    assertOutsideTransaction()
    return done ? super.connect(done) : super.connect()
  }
}
type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: unknown) => void,
) => void

const pools = new WeakMap<Db, pg.Pool>()

/** Opens a pool; nothing is sent before the first query. */
export function openDatabase(options: DatabaseOptions): Database {
  const { connectMs, answerMs } = options.timeouts ?? TIMEOUTS
  const pool = new GuardedPool({
    connectionString: options.url,
    max: options.max ?? POOL_MAX,
    types: columnTypes,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    ...(options.role ? { options: `-c role=${options.role}` } : {}),
  })
  // The pool replaces a broken connection, and a query on it fails. The driver also emits an 'error' event,
  // on the pool for an idle connection and on the client for a busy one: without a listener it would end the
  // process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = kyselyOver({
    acquire: () => pool.connect(),
    release: (client, broken) => client.release(broken),
  })
  pools.set(db, pool)
  let closing: Promise<void> | undefined
  return { db, pool, close: () => (closing ??= pool.end()) }
}

/** The pool behind a `db`. A `tx` has none: nesting transactions is a bug. */
export function poolOf(db: Db): pg.Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('transact() takes the db of openDatabase(), not a transaction')
  return pool
}
