import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

const IS_OPEN = sql`e.state in ('upcoming', 'live', 'postponed')`

/** Locks the list of a player until the transaction ends. */
export async function lockFollowed(tx: Tx, playerId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`sports.followed_match ${playerId}`}, 0))`.execute(tx)
}

/** Returns the matches that a player follows and that are not over, the newest first. */
export async function followedOf(db: Db, playerId: string): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.event_id as id from sports.followed_match f join sports.event e on e.id = f.event_id
    where f.player_id = ${playerId} and ${IS_OPEN} order by f.at desc, f.event_id`.execute(db)
  return rows.map(({ id }) => id)
}

type Followed = { readonly playerId: string; readonly eventId: number; readonly at: Date }

/** Adds a match to the list of a player; returns false if there is no such match, or it is over. */
export async function addFollowed(tx: Tx, { playerId, eventId, at }: Followed): Promise<boolean> {
  const { rows } = await sql`
    insert into sports.followed_match (player_id, event_id, at)
    select ${playerId}, e.id, ${at} from sports.event e join sports.league l on l.id = e.league_id
    where e.id = ${eventId} and e.home_id is not null and not l.is_virtual and ${IS_OPEN}
    on conflict (player_id, event_id) do update set at = excluded.at
    returning event_id`.execute(tx)
  return rows.length > 0
}

export async function removeFollowed(tx: Tx, playerId: string, eventId: number): Promise<void> {
  await sql`delete from sports.followed_match
    where player_id = ${playerId} and event_id = ${eventId}`.execute(tx)
}

export async function isFollowed(tx: Tx, eventId: number): Promise<boolean> {
  const { rows } = await sql`
    select from sports.followed_match where event_id = ${eventId} limit 1`.execute(tx)
  return rows.length > 0
}

/** Returns the next followers of a match, by id. */
export async function nextFollowers(
  db: Db,
  eventId: number,
  { afterId, limit }: { readonly afterId: string; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select player_id as id from sports.followed_match
    where event_id = ${eventId} and player_id > ${afterId} order by player_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Forgets the followers of matches that are over and kicked off before a time. */
export async function forgetFollowed(db: Db, before: Date): Promise<void> {
  await sql`delete from sports.followed_match f using sports.event e
    where e.id = f.event_id and e.starts_at < ${before} and not ${IS_OPEN}`.execute(db)
}
