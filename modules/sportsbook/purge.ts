import type { Db } from '@poyraz/db'
import { DAY_MS } from '@poyraz/kernel'
import { sql } from 'kysely'

/** Retention of the prices of an event that is over, since its kick-off. */
const PRICES_KEPT_MS = 30 * DAY_MS
/** Retention of shared selections. All of their events are over by then. */
const SHARED_KEPT_MS = 90 * DAY_MS

/** Deletes old prices and shared selections. Safe to run at any time, on any server. */
export async function purge(db: Db, nowMs: number): Promise<void> {
  await sql`delete from sports.price p using sports.event e
    where e.id = p.event_id and e.state not in ('upcoming', 'live', 'postponed')
      and e.starts_at < ${new Date(nowMs - PRICES_KEPT_MS)}`.execute(db)
  await sql`delete from sports.shared_coupon
    where created_at < ${new Date(nowMs - SHARED_KEPT_MS)}`.execute(db)
}
