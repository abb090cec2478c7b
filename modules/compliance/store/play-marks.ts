import type { Db } from '@poyraz/db'
import { inTurn } from '@poyraz/kernel'
import { sql } from 'kysely'

/**
 * Moves the play mark of every player who bet since `since` to the end of the journal, so that a later payout
 * reads little. One transaction per player; a failure does not stop the others.
 */
export async function followRecentPlay(db: Db, since: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select player_id as id from compliance.gate where last_bet_at >= ${since}`.execute(db)
  await inTurn(
    rows.map(
      ({ id }) =>
        () =>
          sql`select compliance.follow_play(${id})`.execute(db),
    ),
  )
}
