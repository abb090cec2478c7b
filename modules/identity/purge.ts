import type { Db } from '@poyraz/db'
import { DAY_MS, HOUR_MS } from '@poyraz/kernel'
import { sql } from 'kysely'

/** Retention of ended sessions and used links, for questions of support. */
const KEPT_MS = 90 * DAY_MS
/** Retention of attempts; longer than the window of locks and budgets. */
const TRIES_KEPT_MS = HOUR_MS
const REGISTRATIONS_KEPT_MS = 2 * DAY_MS

/** Deletes expired rows. Safe to run at any time, on any server. */
export async function purge(db: Db, nowMs: number): Promise<void> {
  const old = new Date(nowMs - KEPT_MS)
  await sql`
    delete from identity.attempt
    where at < ${new Date(nowMs - TRIES_KEPT_MS)}
      and (kind <> 'register' or at < ${new Date(nowMs - REGISTRATIONS_KEPT_MS)})`.execute(db)
  await sql`delete from identity.session where expires_at < ${old}`.execute(db)
  await sql`delete from identity.token where expires_at < ${old}`.execute(db)
  await sql`delete from identity.sms_code where expires_at < ${old}`.execute(db)
  await sql`delete from identity.socket_ticket where expires_at < ${new Date(nowMs)}`.execute(db)
  await sql`delete from identity.passkey_challenge where expires_at < ${new Date(nowMs)}`.execute(db)
  await sql`delete from identity.used_proof where expires_at < ${new Date(nowMs)}`.execute(db)
}
