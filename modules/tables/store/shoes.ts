import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { StoredHands } from '../blackjack/hands.ts'
import type { StoredPoker } from '../poker/stored-poker.ts'

export async function insertShoe(tx: Tx, roundId: string, root: string): Promise<void> {
  await sql`insert into tables.shoe (round_id, root) values (${roundId}, ${root})`.execute(tx)
}

export async function writeHands(tx: Tx, roundId: string, hands: StoredHands): Promise<void> {
  await sql`update tables.shoe set hands = ${JSON.stringify(hands)}::jsonb where round_id = ${roundId}`.execute(
    tx,
  )
}

export async function writePoker(tx: Tx, roundId: string, poker: StoredPoker): Promise<void> {
  await sql`update tables.shoe set poker = ${JSON.stringify(poker)}::jsonb where round_id = ${roundId}`.execute(
    tx,
  )
}

export type StoredShoe = {
  readonly root: string
  readonly hands: StoredHands | null
  readonly poker: StoredPoker | null
}

export async function findShoe(db: Db, roundId: string): Promise<StoredShoe | undefined> {
  const { rows } = await sql<StoredShoe>`
    select root, hands, poker from tables.shoe where round_id = ${roundId}`.execute(db)
  return rows[0]
}

export type Place = { readonly seat: number; readonly playerId: string }

/** Takes free places, in one order for every caller. Returns the seat numbers that were free. */
export async function insertPlaces(
  tx: Tx,
  roundId: string,
  places: readonly Place[],
): Promise<ReadonlySet<number>> {
  if (places.length === 0) return new Set()
  const wanted = JSON.stringify(places.map(({ seat, playerId }) => ({ seat, player_id: playerId })))
  const { rows } = await sql<{ seat: number }>`
    insert into tables.place (round_id, seat, player_id)
    select ${roundId}, seat, player_id
    from jsonb_to_recordset(${wanted}::jsonb) as n (seat integer, player_id uuid)
    order by seat on conflict do nothing returning seat`.execute(tx)
  return new Set(rows.map(({ seat }) => seat))
}

export async function listPlaces(db: Db, roundId: string): Promise<readonly Place[]> {
  const { rows } = await sql<Place>`
    select seat, player_id as "playerId" from tables.place where round_id = ${roundId} order by seat`.execute(
    db,
  )
  return rows
}

export async function deletePlaces(tx: Tx, roundId: string, seats: readonly number[]): Promise<void> {
  if (seats.length === 0) return
  await sql`
    delete from tables.place where round_id = ${roundId} and seat = any (${[...seats]}::integer[])`.execute(
    tx,
  )
}

/** Frees all other places of these players: a stake at a new seat number gives up the old one. */
export async function leaveOtherPlaces(tx: Tx, roundId: string, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return
  await sql`
    delete from tables.place p
    using unnest(${places.map(({ playerId }) => playerId)}::uuid[], ${places.map(({ seat }) => seat)}::integer[])
      as k (player, seat)
    where p.round_id = ${roundId} and p.player_id = k.player and p.seat <> k.seat`.execute(tx)
}

/** Keeps places for the next round, for players who had a stake there. */
export async function holdPlaces(tx: Tx, before: string, next: string): Promise<void> {
  await sql`
    insert into tables.place (round_id, seat, player_id)
    select ${next}, p.seat, p.player_id
    from tables.place p join tables.seat s on s.round_id = p.round_id and s.player_id = p.player_id
    where p.round_id = ${before} and s.spots ? ('main-' || p.seat)`.execute(tx)
}
