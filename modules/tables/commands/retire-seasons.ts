import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'

/**
 * Retires all seasons after a restore, because players may have seen seeds of the next rounds before it. Ends
 * the betting of the present rounds, so that no bet is added; the round after them opens a new chain. Rounds
 * with a shoe or a flight take no more decisions or cash-outs, and the next step voids them. Needs the
 * database role of the owner and stopped servers.
 */
export async function retireSeasons(tx: Tx): Promise<void> {
  await sql`update tables.season set retired_at = clock_timestamp() where retired_at is null`.execute(tx)
  // A resting room would take bets in the same round for the next page that shows it.
  await sql`update tables.room set ends_at = least(ends_at, opened_at),
      rests = rests and round.season_id is null from tables.round
    where round.id = room.round_id and (phase = 'betting'
      or phase = 'drawing' and exists (select from tables.shoe s where s.round_id = round.id))`.execute(tx)
}
