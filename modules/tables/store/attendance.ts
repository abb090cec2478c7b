import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

/** Extends the time until which the tables count as watched. */
export async function markWatched(db: Db, watchedMs: number, at: Date | null): Promise<void> {
  const until = sql`coalesce(${at}::timestamptz, clock_timestamp()) + ${watchedMs} * interval '1 millisecond'`
  await sql`update tables.attendance set watched_until = ${until} where watched_until < ${until}`.execute(db)
}

export async function listResting(db: Db): Promise<readonly number[]> {
  const { rows } = await sql<{ tableId: number }>`
    select table_id as "tableId" from tables.room where rests`.execute(db)
  return rows.map(({ tableId }) => tableId)
}

/** Starts the betting of a resting table. Returns its round with its new end, or `null` if it does not rest any more. */
export async function wakeRoom(
  db: Db,
  { tableId, lengthMs }: { readonly tableId: number; readonly lengthMs: number },
  at: Date | null,
): Promise<{ roundId: string; endsAt: Date } | null> {
  const { rows } = await sql<{ roundId: string; endsAt: Date }>`
    update tables.room set rests = false, version = version + 1,
      ends_at = coalesce(${at}::timestamptz, clock_timestamp()) + ${lengthMs} * interval '1 millisecond'
    where table_id = ${tableId} and rests
    returning round_id as "roundId", ends_at as "endsAt"`.execute(db)
  return rows[0] ?? null
}

/** Returns true if a player has chips in the round. */
export async function hasStakes(tx: Tx, roundId: string): Promise<boolean> {
  const { rows } = await sql`
    select from tables.seat where round_id = ${roundId} and staked > 0 limit 1`.execute(tx)
  return rows.length > 0
}
