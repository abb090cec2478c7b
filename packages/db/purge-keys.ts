import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Retention of the key of a write and of its reply. Clients repeat a call for minutes, jobs for a day, and an
 * integration that was switched off some weeks. Posted money keeps its key for ever, in the journal.
 */
const KEPT_DAYS = 90
/** Rows of one statement, so that none runs long. */
const BATCH_MAX = 10_000

/** Deletes keys that are older than their retention, and returns their number. */
export async function purgeKeys(db: Db, batchMax = BATCH_MAX): Promise<number> {
  let purged = 0
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from db.idempotency where ctid = any (array(
        select ctid from db.idempotency
        where created_at < clock_timestamp() - make_interval(days => ${KEPT_DAYS}) limit ${batchMax}))`.execute(
      db,
    )
    const count = Number(numAffectedRows)
    purged += count
    if (count < batchMax) return purged
  }
}
