import type { BetSport, Sport } from '@poyraz/contract'
import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

export type TableRow = {
  readonly teamId: number
  readonly name: string
  readonly short: string
  readonly colors: string[]
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** Those of the won and lost matches that ended after regular time, in sports that count them apart. */
  readonly overtimeWon: number
  readonly overtimeLost: number
  readonly scored: number
  readonly conceded: number
  readonly form: ('W' | 'D' | 'L')[]
}

export type LeagueRow = {
  readonly id: number
  readonly sport: Sport
  readonly name: string
  readonly nameEn: string | null
  readonly countryTr: string
  readonly countryEn: string
  readonly live: number
  readonly upcoming: number
}

/** Returns leagues with the number of their live events and of those that kick off before `until`. */
export async function listLeagues(db: Db, until: Date, id: number | null): Promise<readonly LeagueRow[]> {
  const { rows } = await sql<LeagueRow>`
    select l.id, l.sport, l.name, l.name_en as "nameEn", l.country_tr as "countryTr", l.country_en as "countryEn",
      count(e.id) filter (where e.state = 'live')::integer as live,
      count(e.id) filter (where e.state = 'upcoming')::integer as upcoming
    from sports.league l
    left join sports.event e on e.league_id = l.id and e.state in ('upcoming', 'live') and e.starts_at < ${until}
      and e.home_id is not null
    where not l.is_virtual and (${id}::integer is null or l.id = ${id})
    group by l.id order by l.id`.execute(db)
  return rows
}

/** A league as traders see it. */
export type TreeRow = {
  readonly sport: BetSport
  readonly leagueID: number
  readonly name: string
  readonly live: number
  readonly upcoming: number
  readonly suspended: boolean
}

/** Returns all leagues with their open events, and whether staff take no bets on them. */
export async function tradingTreeOf(db: Db): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`
    select l.sport, l.id as "leagueID", l.name, count(e.id) filter (where e.state = 'live')::integer as live,
      count(e.id) filter (where e.state = 'upcoming')::integer as upcoming,
      exists (select from sports.intervention i where i.kind = 'stop'
        and i.target in ('league:' || l.id, 'sport:' || l.sport)) as suspended
    from sports.league l
    left join sports.event e on e.league_id = l.id and e.state in ('upcoming', 'live') and e.home_id is not null
    group by l.id order by l.sport, l.id`.execute(db)
  return rows
}

/** Returns the season that a league plays, by its newest event that started. */
export async function seasonOf(db: Db, leagueId: number, at: Date): Promise<number> {
  const { rows } = await sql<{ season: number }>`
    select season from sports.event where league_id = ${leagueId} and starts_at <= ${at}
    order by starts_at desc limit 1`.execute(db)
  return rows[0]?.season ?? 1
}

/**
 * Returns the rows of the table of a season by goal difference, goals and name; the caller knows the points.
 * A match of `regular` periods or fewer has no overtime.
 */
export async function tableOf(
  db: Db,
  leagueId: number,
  season: number,
  regular: number,
): Promise<readonly TableRow[]> {
  const { rows } = await sql<TableRow>`
    with side as (
      select e.home_id as team_id, e.starts_at, (e.facts->'score'->>'home')::integer as scored,
        (e.facts->'score'->>'away')::integer as conceded,
        jsonb_array_length(e.facts->'periods') > ${regular} as extra
      from sports.event e where e.league_id = ${leagueId} and e.season = ${season} and e.state = 'finished'
        and e.home_id is not null
      union all
      select e.away_id, e.starts_at, (e.facts->'score'->>'away')::integer, (e.facts->'score'->>'home')::integer,
        jsonb_array_length(e.facts->'periods') > ${regular}
      from sports.event e where e.league_id = ${leagueId} and e.season = ${season} and e.state = 'finished'
        and e.home_id is not null
    ), counted as (
      select team_id, count(*)::integer as played,
        count(*) filter (where scored > conceded)::integer as won,
        count(*) filter (where scored = conceded)::integer as drawn,
        count(*) filter (where scored < conceded)::integer as lost,
        count(*) filter (where scored > conceded and extra)::integer as overtime_won,
        count(*) filter (where scored < conceded and extra)::integer as overtime_lost,
        sum(scored)::integer as scored, sum(conceded)::integer as conceded,
        (array_agg(case when scored > conceded then 'W' when scored = conceded then 'D' else 'L' end
          order by starts_at desc))[1:5] as form
      from side group by team_id
    )
    select t.id as "teamId", t.name, t.short, t.colors, coalesce(played, 0) as played, coalesce(won, 0) as won,
      coalesce(drawn, 0) as drawn, coalesce(lost, 0) as lost,
      coalesce(overtime_won, 0) as "overtimeWon", coalesce(overtime_lost, 0) as "overtimeLost",
      coalesce(scored, 0) as scored,
      coalesce(conceded, 0) as conceded, coalesce(form, '{}') as form
    from sports.team t left join counted c on c.team_id = t.id where t.league_id = ${leagueId}
    order by coalesce(scored, 0) - coalesce(conceded, 0) desc, coalesce(scored, 0) desc, t.name`.execute(db)
  return rows
}

export type PastMatch = {
  readonly id: number
  readonly startsAt: Date
  readonly opponent: string
  readonly home: boolean
  readonly scored: number
  readonly conceded: number
}

/** Matches of the form of a team. */
const FORM_MATCHES = 6

/** Returns the last matches of a team before an instant, the newest first. */
export async function formOf(db: Db, teamId: number, before: Date): Promise<readonly PastMatch[]> {
  const { rows } = await sql<PastMatch>`
    select * from (
      (select e.id, e.starts_at as "startsAt", t.name as opponent, true as home,
        (e.facts->'score'->>'home')::integer as scored, (e.facts->'score'->>'away')::integer as conceded
      from sports.event e join sports.team t on t.id = e.away_id
      where e.home_id = ${teamId} and e.state = 'finished' and e.starts_at < ${before}
      order by e.starts_at desc limit ${FORM_MATCHES})
      union all
      (select e.id, e.starts_at, t.name, false, (e.facts->'score'->>'away')::integer,
        (e.facts->'score'->>'home')::integer
      from sports.event e join sports.team t on t.id = e.home_id
      where e.away_id = ${teamId} and e.state = 'finished' and e.starts_at < ${before}
      order by e.starts_at desc limit ${FORM_MATCHES})) m
    order by "startsAt" desc limit ${FORM_MATCHES}`.execute(db)
  return rows
}
