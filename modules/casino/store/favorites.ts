import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type FavoriteKind = 'casino' | 'livecasino'

/** Ids of a player's favourites, the latest first. */
export async function listFavorites(
  db: Db,
  playerId: string,
  kind: FavoriteKind,
): Promise<readonly number[]> {
  const { rows } = await sql<{ item_id: number }>`
    select item_id from casino.favorite where player_id = ${playerId} and kind = ${kind}
    order by created_at desc, item_id`.execute(db)
  return rows.map((row) => row.item_id)
}

export async function addFavorite(tx: Tx, playerId: string, kind: FavoriteKind, id: number): Promise<void> {
  await sql`
    insert into casino.favorite (player_id, kind, item_id) values (${playerId}, ${kind}, ${id})
    on conflict do nothing`.execute(tx)
}

export async function removeFavorite(
  tx: Tx,
  playerId: string,
  kind: FavoriteKind,
  id: number,
): Promise<void> {
  await sql`
    delete from casino.favorite where player_id = ${playerId} and kind = ${kind} and item_id = ${id}`.execute(
    tx,
  )
}
