import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

/** Returns the ids of the player's favourite methods. */
export async function favoriteMethods(db: Db, playerId: string): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ method_id: number }>`
    select method_id from cashier.favorite_method where player_id = ${playerId}`.execute(db)
  return new Set(rows.map((row) => row.method_id))
}

export async function addFavoriteMethod(tx: Tx, playerId: string, methodId: number): Promise<void> {
  await sql`
    insert into cashier.favorite_method (player_id, method_id) values (${playerId}, ${methodId})
    on conflict do nothing`.execute(tx)
}

export async function removeFavoriteMethod(tx: Tx, playerId: string, methodId: number): Promise<void> {
  await sql`
    delete from cashier.favorite_method where player_id = ${playerId} and method_id = ${methodId}`.execute(tx)
}
