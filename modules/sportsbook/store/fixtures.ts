import type { BetSport } from '@poyraz/contract'
import type { Db } from '@poyraz/db'
import { sql } from 'kysely'
import type { FeedFacts } from '../feed/messages.ts'
import type { Fixture, League } from '../simulator/calendar.ts'

type NamedLeague = Omit<League, 'sport' | 'nameEn'> & {
  readonly sport?: BetSport
  readonly nameEn?: string | undefined
  readonly isVirtual?: boolean
}

/** Writes leagues and teams; a league without a sport is of football. */
export async function syncLeagues(db: Db, leagues: readonly NamedLeague[]): Promise<void> {
  await sql`insert into sports.league (id, sport, name, name_en, country_tr, country_en, legs_min, is_virtual)
    select l.id, coalesce(l.sport, 'football'), l.name, l."nameEn", l."countryTr", l."countryEn", l."legsMin",
      coalesce(l."isVirtual", false)
    from jsonb_to_recordset(${JSON.stringify(leagues)}::jsonb) as l (id integer, sport text, name text,
      "nameEn" text, "countryTr" text, "countryEn" text, "legsMin" integer,
      "isVirtual" boolean)
    on conflict (id) do update set name = excluded.name, name_en = excluded.name_en,
      country_tr = excluded.country_tr, country_en = excluded.country_en, legs_min = excluded.legs_min`.execute(
    db,
  )
  await syncTeams(
    db,
    leagues.flatMap(({ id: leagueId, teams: of }) => of.map((team) => ({ ...team, leagueId }))),
  )
}

type NewTeam = League['teams'][number] & { readonly leagueId: number }

/** Writes teams of known leagues. */
export async function syncTeams(db: Db, teams: readonly NewTeam[]): Promise<void> {
  await sql`insert into sports.team (id, league_id, name, short, colors)
    select t.id, t."leagueId", t.name, t.short, t.colors
    from jsonb_to_recordset(${JSON.stringify(teams)}::jsonb) as t (id integer, "leagueId" integer, name text,
      short text, colors text[])
    on conflict (id) do update set name = excluded.name, short = excluded.short, colors = excluded.colors`.execute(
    db,
  )
}

export type NewEvent = Omit<Fixture, 'sport'> & {
  readonly facts: FeedFacts | null
  readonly state: 'upcoming' | 'finished'
}

/** Adds events that are not known yet. */
export async function addEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  await sql`insert into sports.event (id, league_id, season, home_id, away_id, starts_at, state, facts)
    select e.id, e."leagueId", e.season, e."homeId", e."awayId", to_timestamp(e."startsAtMs" / 1000.0), e.state,
      e.facts
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (id integer, "leagueId" integer,
      season integer, "homeId" integer, "awayId" integer, "startsAtMs" bigint, state text, facts jsonb)
    on conflict (id) do nothing`.execute(db)
}

/** Adds events, and moves the kick-off of those that are known and have not begun. */
export async function moveFixtures(db: Db, fixtures: readonly Omit<Fixture, 'sport'>[]): Promise<void> {
  await addEvents(
    db,
    fixtures.map((fixture) => ({ ...fixture, facts: null, state: 'upcoming' })),
  )
  await sql`update sports.event e set starts_at = to_timestamp(f."startsAtMs" / 1000.0), version = e.version + 1
    from jsonb_to_recordset(${JSON.stringify(fixtures)}::jsonb) as f (id integer, "startsAtMs" bigint)
    where e.id = f.id and e.state = 'upcoming' and e.starts_at <> to_timestamp(f."startsAtMs" / 1000.0)`.execute(
    db,
  )
}

export async function knownEvents(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from sports.event where id = any (${ids})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export type OpenFixture = Fixture & { readonly sequence: bigint; readonly markets: readonly string[] }

/**
 * Returns the events that are not over and kick off before `until`, with the undecided markets of those that
 * have started.
 */
export async function openFixtures(db: Db, at: Date, until: Date): Promise<readonly OpenFixture[]> {
  const { rows } = await sql<OpenFixture & { readonly startsAt: Date }>`
    select e.id, l.sport, league_id as "leagueId", season, home_id as "homeId", away_id as "awayId",
      starts_at as "startsAt", feed_sequence as sequence,
      case when starts_at > ${at} then '[]' else
        coalesce((select jsonb_agg(m->'market') from jsonb_array_elements(markets) m
          where m->>'state' <> 'settled'), '[]') end as markets
    from sports.event e join sports.league l on l.id = e.league_id
    where state in ('upcoming', 'live') and starts_at < ${until} and home_id is not null and not l.is_virtual
    order by starts_at, e.id`.execute(db)
  return rows.map((row) => ({ ...row, startsAtMs: row.startsAt.getTime() }))
}
