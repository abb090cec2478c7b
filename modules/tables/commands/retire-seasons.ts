import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'

/**
 * Retires all seasons after a restore: players may have seen their next rounds before. Ends the betting of
 * the present rounds, so that no bet joins them; the round that follows opens a new chain. Rounds with hands
 * or a flight take no more decisions and are void. Needs the rights of the owner and a stopped server.
 */
export async function retireSeasons(tx: Tx): Promise<void> {
  await sql`update tables.season set retired_at = clock_timestamp() where retired_at is null`.execute(tx)
  await sql`update tables.room set ends_at = least(ends_at, opened_at) from tables.round
    where round.id = room.round_id and (phase = 'betting'
      or phase = 'drawing' and exists (select from tables.shoe s where s.round_id = round.id))`.execute(tx)
}
