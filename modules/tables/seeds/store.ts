import type { Db, Tx } from '@poyraz/db'
import type { SeatSeed } from '@poyraz/fairness'
import { sql } from 'kysely'
import type { SeededRound } from './seeded-round.ts'

export type StoredSeed = SeatSeed & { readonly playerId: string }

/** Returns the list of a round in the order of arrival. */
export async function listSeatSeeds(
  db: Db,
  { seasonId, number }: SeededRound,
): Promise<readonly StoredSeed[]> {
  const { rows } = await sql<StoredSeed>`
    select player_id as "playerId", seat_commit as "commit", seed from tables.seat_seed
    where season_id = ${seasonId} and number = ${number} order by place`.execute(db)
  return rows
}

/** Makes the commitments of a round wait for each other, so that each has its place. */
export async function lockSeatSeeds(tx: Tx, { handId }: SeededRound): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tables.seat_seed:${handId}`}, 0))`.execute(tx)
}

export async function insertSeatSeed(
  tx: Tx,
  { seasonId, number }: SeededRound,
  seat: { readonly place: number; readonly playerId: string; readonly commit: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into tables.seat_seed (season_id, number, place, player_id, seat_commit, committed_at)
    values (${seasonId}, ${number}, ${seat.place}, ${seat.playerId}, ${seat.commit}, ${seat.at})`.execute(tx)
}

export async function writeOpenedSeed(
  tx: Tx,
  { seasonId, number }: SeededRound,
  opened: { readonly playerId: string; readonly seed: string; readonly at: Date },
): Promise<void> {
  await sql`
    update tables.seat_seed set seed = ${opened.seed}, opened_at = ${opened.at}
    where season_id = ${seasonId} and number = ${number} and player_id = ${opened.playerId}`.execute(tx)
}
