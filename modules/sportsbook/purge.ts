import type { Db } from '@poyraz/db'
import { DAY_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { forgetFollowed } from './store/followed.ts'
import { purgeVirtual } from './virtual/purge-virtual.ts'

/** Retention of the prices of an event that is over, since its kick-off. */
const PRICES_KEPT_MS = 30 * DAY_MS
/** Retention of shared selections. All of their events are over by then. */
const SHARED_KEPT_MS = 90 * DAY_MS

/** Retention of digests of messages. A provider that repeats older ones is not compared any more. */
const DIGESTS_KEPT_MS = 7 * DAY_MS
/** Retention of alarms, and of messages about events that no fixture announced. */
const ALARMS_KEPT_MS = 90 * DAY_MS
/** Retention of the followers of a match, since its kick-off. */
const FOLLOWED_KEPT_MS = 7 * DAY_MS
/** Rows of one statement, so that none runs long. */
const BATCH_MAX = 10_000

/** Deletes old prices, shared selections, digests and alarms. Safe to run at any time, on any server. */
export async function purge(db: Db, nowMs: number): Promise<void> {
  await purgeDigests(db, new Date(nowMs - DIGESTS_KEPT_MS))
  await sql`delete from sports.alarm where at < ${new Date(nowMs - ALARMS_KEPT_MS)}`.execute(db)
  await sql`delete from sports.price p using sports.event e
    where e.id = p.event_id and e.state not in ('upcoming', 'live', 'postponed')
      and e.starts_at < ${new Date(nowMs - PRICES_KEPT_MS)}`.execute(db)
  await purgeVirtual(db, nowMs)
  await forgetFollowed(db, new Date(nowMs - FOLLOWED_KEPT_MS))
  await sql`delete from sports.shared_coupon
    where created_at < ${new Date(nowMs - SHARED_KEPT_MS)}`.execute(db)
}

async function purgeDigests(db: Db, before: Date): Promise<void> {
  for (let deleted = BATCH_MAX; deleted === BATCH_MAX; ) {
    const { numAffectedRows } = await sql`
      delete from sports.feed_message where ctid = any (array(
        select ctid from sports.feed_message where at < ${before} limit ${BATCH_MAX}))`.execute(db)
    deleted = Number(numAffectedRows)
  }
}
