import type { Db } from '@poyraz/db'
import { DAY_MS } from '@poyraz/kernel'
import { sql } from 'kysely'

/** Ended sessions and used links can be asked about for so long. */
const KEPT_MS = 90 * DAY_MS
/** Longer than the windows of every guard and limit. */
const ATTEMPTS_KEPT_MS = 2 * DAY_MS

/** Deletes what no rule looks at any more; safe to run at any time, on any node. */
export async function purge(db: Db, nowMs: number): Promise<void> {
  const old = new Date(nowMs - KEPT_MS)
  await sql`delete from identity.attempt where at < ${new Date(nowMs - ATTEMPTS_KEPT_MS)}`.execute(db)
  await sql`delete from identity.session where expires_at < ${old}`.execute(db)
  await sql`delete from identity.token where expires_at < ${old}`.execute(db)
  await sql`delete from identity.sms_code where expires_at < ${old}`.execute(db)
  await sql`delete from identity.used_proof where expires_at < ${new Date(nowMs)}`.execute(db)
}
