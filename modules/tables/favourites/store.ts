import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { Spots } from '../store/bets.ts'

/** A layout of chips that a player saved by name. */
export type FavouriteBet = { readonly id: string; readonly name: string; readonly spots: Spots }
type Owner = { readonly playerId: string; readonly game: string }

/** Returns the layouts of a player for a game, in the order in which they were first saved. */
export async function listFavouriteBets(db: Db, { playerId, game }: Owner): Promise<readonly FavouriteBet[]> {
  const { rows } = await sql<FavouriteBet>`
    select id, name, spots from tables.favourite_bet
    where player_id = ${playerId} and game = ${game} order by id`.execute(db)
  return rows
}

/** Makes the saves of a player wait for each other, so that their number stays within the limit. */
export async function lockFavouriteBets(tx: Tx, { playerId, game }: Owner): Promise<void> {
  const key = `tables.favourite_bet:${playerId}:${game}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

export async function writeFavouriteBet(
  tx: Tx,
  { playerId, game }: Owner,
  { id, name, spots }: FavouriteBet,
): Promise<void> {
  await sql`
    insert into tables.favourite_bet (id, player_id, game, name, spots)
    values (${id}, ${playerId}, ${game}, ${name}, ${JSON.stringify(spots)}::jsonb)
    on conflict (player_id, game, name) do update set spots = excluded.spots`.execute(tx)
}

/** Deletes a layout; false if the player has none with this id. */
export async function deleteFavouriteBet(tx: Tx, playerId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from tables.favourite_bet where player_id = ${playerId} and id = ${id}`.execute(tx)
  return numAffectedRows === 1n
}
