import { assert, type Clock } from '@poyraz/kernel'
import type pg from 'pg'

/**
 * The database's clock as this process knows it. Servers whose own clocks differ agree on it, and it agrees
 * with `clock_timestamp()`, by which SQL judges bets, to within the time that an answer of the database takes.
 */
export type DatabaseClock = Clock & {
  /** Asks the database for its time, in ms, and corrects the clock where it is further off than the answer took. */
  measure(): Promise<number>
}

export type DatabaseClockDeps = {
  readonly pool: Pick<pg.Pool, 'query'>
  /** Milliseconds that only move on, from any start: the machine's clock may be set, this one is not. */
  readonly ticks?: () => number
}

/** Resolves once the database was asked. Throws what the database throws. */
export async function createDatabaseClock(deps: DatabaseClockDeps): Promise<DatabaseClock> {
  const { pool, ticks = () => performance.now() } = deps
  let aheadMs: number | null = null
  const measure = async () => {
    const asked = ticks()
    const databaseMs = await readMs(pool)
    const answered = ticks()
    // The database read its clock between question and answer: it is ahead of the ticks by something between.
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
