import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

/**
 * Returns true if a player whose deposit was taken back still has a possible reward from it: a prize of a
 * later draw, or released bonus money that could not be taken back.
 */
export async function keepsDisputedReward(db: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from promotions.deposits(${playerId}) d
    where d.disputed and (
      exists (
        select from promotions.ticket t join promotions.draw w on w.id = t.draw_id
        where t.player_id = ${playerId} and t.prize > 0 and w.drawn_at > d.at)
      or exists (
        select from promotions.bonus b
        where b.player_id = ${playerId} and d.key = any (b.based_on) and b.kept > b.clawed))
    limit 1`.execute(db)
  return rows.length > 0
}
