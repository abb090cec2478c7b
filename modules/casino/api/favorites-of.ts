import type { Caller } from '@poyraz/contract'
import type { Database } from '@poyraz/db'
import { listFavorites } from '../store/favorites.ts'

/** Returns the caller's favourite slots; none for a visitor, without a query. */
export async function favoritesOf(database: Database, caller: Caller | null): Promise<readonly number[]> {
  return caller ? listFavorites(database.db, caller.playerId, 'casino') : []
}
