import { assert, type Clock } from '@poyraz/kernel'
import type pg from 'pg'

/**
 * Local estimate of the database's clock. Servers whose own clocks differ agree on it. It agrees with
 * `clock_timestamp()`, by which SQL decides about bets, to within the round-trip time of a query.
 */
export type DatabaseClock = Clock & {
  /**
   * Reads the time of the database, in ms, and corrects the clock if it is off by more than the round-trip
   * time.
   */
  measure(): Promise<number>
}

export type DatabaseClockDeps = {
  readonly pool: Pick<pg.Pool, 'query'>
  /** Monotonic milliseconds with any origin: unlike the machine's clock they cannot be set. */
  readonly ticks?: () => number
}

/** Resolves after the first measurement. Throws the errors of the database. */
export async function createDatabaseClock(deps: DatabaseClockDeps): Promise<DatabaseClock> {
  const { pool, ticks = () => performance.now() } = deps
  let aheadMs: number | null = null
  const measure = async () => {
    const asked = ticks()
    const databaseMs = await readMs(pool)
    const answered = ticks()
    // The database read its clock between request and reply, so its lead over the ticks lies between these
    // two.
    const [least, most] = [databaseMs - answered, databaseMs - asked]
    aheadMs = aheadMs === null ? (least + most) / 2 : Math.min(Math.max(aheadMs, least), most)
    return databaseMs
  }
  await measure()
  return {
    isDatabaseTime: true,
    nowMs: () => Math.floor(ticks() + (aheadMs ?? 0)),
    measure,
  }
}

async function readMs(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  )
  const [row] = rows
  assert(row, 'a query without a table has one row')
  return row.now
}
