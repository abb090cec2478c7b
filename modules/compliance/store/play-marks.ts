import type { Db } from '@poyraz/db'
import { inTurn } from '@poyraz/kernel'
import { sql } from 'kysely'

/**
 * Moves the play mark of everybody who bet since `since` to the end of the journal, each in a transaction of its
 * own, so that a payout has little left to read. One that fails holds no other up.
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
