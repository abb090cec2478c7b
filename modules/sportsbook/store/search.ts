import type { EventState, SEARCH_KINDS, Sport } from '@poyraz/contract'
import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

/** Matches that a search looks through: more than are ever open. */
const MATCHES_MAX = 2_000

/** A name that a search may find. */
export type Named = {
  readonly kind: (typeof SEARCH_KINDS)[number]
  readonly id: number
  readonly name: string
  /** The second team of a match. */
  readonly away: string | null
  readonly sport: Sport
  readonly leagueId: number
  readonly leagueName: string
  readonly leagueNameEn: string | null
  readonly countryTr: string
  readonly countryEn: string
  readonly startsAt: Date | null
  readonly state: EventState | null
}

/** Returns the names of all leagues, teams and open matches; matches by kick-off. */
export async function listNames(db: Db): Promise<readonly Named[]> {
  const league = sql`l.sport, l.id as "leagueId", l.name as "leagueName", l.name_en as "leagueNameEn", l.country_tr as "countryTr",
    l.country_en as "countryEn"`
  const { rows } = await sql<Named>`
    (select 'league' as kind, l.id, l.name, null as away, ${league}, null::timestamptz as "startsAt", null as state
      from sports.league l where not l.is_virtual order by l.id)
    union all
    (select 'team', t.id, t.name, null, ${league}, null, null
      from sports.team t join sports.league l on l.id = t.league_id
      where not l.is_virtual order by t.id)
    union all
    (select 'match', e.id, h.name, a.name, ${league}, e.starts_at, e.state
      from sports.event e join sports.league l on l.id = e.league_id
        join sports.team h on h.id = e.home_id join sports.team a on a.id = e.away_id
      where e.state in ('upcoming', 'live') and not l.is_virtual order by e.starts_at, e.id limit ${MATCHES_MAX})`.execute(
    db,
  )
  return rows
}
