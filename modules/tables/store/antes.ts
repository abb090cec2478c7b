import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

/** Numbers of players with an ante in a round, and of their decisions. */
export type AnteCounts = { readonly antes: number; readonly played: number; readonly folded: number }

export async function countAntes(db: Db, roundId: string): Promise<AnteCounts> {
  const { rows } = await sql<AnteCounts>`
    select count(*)::integer as antes, count(*) filter (where spots ? 'play')::integer as played,
      count(*) filter (where folded)::integer as folded
    from tables.seat where round_id = ${roundId} and spots ? 'ante'`.execute(db)
  return rows[0] as AnteCounts
}

export const isDecided = ({ antes, played, folded }: AnteCounts): boolean => played + folded === antes

/** Returns true if the player folded. The caller has locked the seat. */
export async function hasFolded(tx: Tx, roundId: string, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from tables.seat where round_id = ${roundId} and player_id = ${playerId} and folded`.execute(tx)
  return rows.length > 0
}

export async function writeFold(tx: Tx, roundId: string, playerId: string): Promise<void> {
  await sql`
    update tables.seat set folded = true where round_id = ${roundId} and player_id = ${playerId}`.execute(tx)
}
