import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'

/**
 * Retires all seasons after a restore: players may have seen their next rounds before. Ends the betting of
 * the present rounds, so that no bet joins them; the round that follows opens a new chain. Needs the rights
 * of the owner and a stopped server.
 */
export async function retireSeasons(tx: Tx): Promise<void> {
  await sql`update tables.season set retired_at = clock_timestamp() where retired_at is null`.execute(tx)
  await sql`update tables.room set ends_at = least(ends_at, opened_at) from tables.round
    where phase = 'betting' and round.id = room.round_id`.execute(tx)
}
