import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { FeedScore } from '../feed/messages.ts'

/** A bet on a whole season: an event without teams. */
export type Outright = {
  readonly id: number
  readonly leagueId: number
  readonly season: number
  /** The next kick-off of the league; bets end then. */
  readonly startsAtMs: number
}

/** Adds bets on seasons that are not known yet. */
export async function addOutrights(db: Db, outrights: readonly Outright[]): Promise<void> {
  await sql`insert into sports.event (id, league_id, season, starts_at)
    select o.id, o."leagueId", o.season, to_timestamp(o."startsAtMs" / 1000.0)
    from jsonb_to_recordset(${JSON.stringify(outrights)}::jsonb) as o (id integer, "leagueId" integer,
      season integer, "startsAtMs" bigint)
    on conflict (id) do nothing`.execute(db)
}

/** Adds bets on seasons, and moves the end of the bets on those that are known. */
export async function moveOutrights(db: Db, outrights: readonly Outright[]): Promise<void> {
  await addOutrights(db, outrights)
  await sql`update sports.event e set starts_at = to_timestamp(o."startsAtMs" / 1000.0), version = e.version + 1
    from jsonb_to_recordset(${JSON.stringify(outrights)}::jsonb) as o (id integer, "startsAtMs" bigint)
    where e.id = o.id and e.home_id is null and e.state = 'upcoming'
      and e.starts_at <> to_timestamp(o."startsAtMs" / 1000.0)`.execute(db)
}

export type OpenOutright = Pick<Outright, 'id' | 'leagueId' | 'season'> & { readonly sequence: bigint }

/** Returns the bets on seasons that are not decided. */
export async function openOutrights(db: Db): Promise<readonly OpenOutright[]> {
  const { rows } = await sql<OpenOutright>`
    select e.id, e.league_id as "leagueId", e.season, e.feed_sequence as sequence
    from sports.event e join sports.league l on l.id = e.league_id
    where e.home_id is null and e.state = 'upcoming' and not l.is_virtual order by e.id`.execute(db)
  return rows
}

/** Returns the ids of the open bets on seasons that have prices, of one league or of all. */
export async function listOutrights(db: Db, leagueId: number | null): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from sports.event e join sports.league l on l.id = e.league_id
    where e.home_id is null and e.state = 'upcoming' and jsonb_array_length(e.markets) > 0 and not l.is_virtual
      and (${leagueId}::integer is null or e.league_id = ${leagueId}) order by e.league_id, e.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Moves the end of the bets on a season to the next kick-off. */
export async function moveOutright(tx: Tx, id: number, startsAtMs: number): Promise<void> {
  await sql`update sports.event set starts_at = ${new Date(startsAtMs)} where id = ${id}`.execute(tx)
}

/** Returns the scores of the finished matches of a season. */
export async function scoresOf(
  db: Db,
  { leagueId, season }: Pick<Outright, 'leagueId' | 'season'>,
): Promise<ReadonlyMap<number, FeedScore>> {
  const { rows } = await sql<{ id: number; score: FeedScore }>`
    select id, facts->'score' as score from sports.event
    where league_id = ${leagueId} and season = ${season} and state = 'finished' and home_id is not null
      and facts is not null`.execute(db)
  return new Map(rows.map(({ id, score }) => [id, score]))
}
