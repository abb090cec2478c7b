import type { MatchState } from '@poyraz/betting/football'
import type { BetSport, EventState, MarketState, Sport } from '@poyraz/contract'
import type { Db, Tx } from '@poyraz/db'
import { type RawBuilder, sql } from 'kysely'
import type { FeedFacts, FeedMarket } from '../feed/messages.ts'

export type StoredMarket = FeedMarket & { readonly state: MarketState }

/** Why the feed is not trusted: messages are missing, or one contradicts what is known. */
export type FeedStop = 'stall' | 'conflict' | null

/** Decision of staff about a part of the offer: it takes no bets, or it has another margin or price. */
export type Intervention = {
  readonly kind: 'stop' | 'margin' | 'price'
  readonly target: string
  /** Book of a margin or odds of a price, in thousandths. */
  readonly value: number | null
}

export type StoredEvent = {
  readonly id: number
  readonly leagueId: number
  readonly season: number
  /** `null` for a bet on a whole season. */
  readonly homeId: number | null
  readonly awayId: number | null
  readonly startsAt: Date
  readonly state: EventState
  readonly facts: FeedFacts | null
  readonly markets: readonly StoredMarket[]
  /** State of the score model behind the prices; `null` without one. */
  readonly joint: MatchState | null
  readonly version: number
  readonly feedSequence: bigint
  readonly feedStop: FeedStop
  /** Interventions of staff in force on the event, its league, its sport, and parts of the event. */
  readonly interventions: readonly Intervention[]
  readonly legsMin: number
  /** An event of a virtual game: it follows from a chain, and no provider reports it. */
  readonly isVirtual: boolean
}

export type CouponProduct = 'sports' | 'virtual'

/** Returns the product of a coupon on these events; virtual ones are not mixed with others. */
export const productOf = (events: readonly Pick<StoredEvent, 'isVirtual'>[]): CouponProduct =>
  events.some(({ isVirtual }) => isVirtual) ? 'virtual' : 'sports'

const HEAD = sql`e.id, e.league_id as "leagueId", e.season, e.home_id as "homeId", e.away_id as "awayId",
  e.starts_at as "startsAt", e.state, e.version, e.feed_sequence as "feedSequence", e.feed_stop as "feedStop",
  case when e.home_id is null then 1 else l.legs_min end as "legsMin", l.is_virtual as "isVirtual"`
/** Facts without incidents and statistics; an event may have none. */
const BRIEF_FACTS = sql`case jsonb_typeof(e.facts) when 'object' then
  e.facts || '{"incidents": [], "stats": []}' end`
const eventWith = (markets: RawBuilder<unknown>, facts: RawBuilder<unknown>) => sql`${HEAD},
  ${facts} as facts, ${markets} as markets, e.joint,
  coalesce((select jsonb_agg(jsonb_build_object('kind', i.kind, 'target', i.target, 'value', i.value))
    from sports.intervention i where i.event_id = e.id or i.target = 'league:' || e.league_id
      or i.target = 'sport:' || l.sport), '[]') as interventions`
const EVENT = eventWith(sql`e.markets`, sql`e.facts`)
const FROM = sql`from sports.event e join sports.league l on l.id = e.league_id`

/** Locks an event against other messages of its feed, and against bets on it. */
export async function lockEvent(tx: Tx, id: number): Promise<StoredEvent | undefined> {
  await sql`select from sports.event where id = ${id} for no key update`.execute(tx)
  return (await readEvents(tx, [id]))[0]
}

/** Locks events, in the order of their ids, so that their prices stay until the caller has committed. */
export async function holdEvents(tx: Tx, ids: readonly number[]): Promise<readonly StoredEvent[]> {
  await sql`select from sports.event where id = any (${ids}) order by id for share`.execute(tx)
  return readEvents(tx, ids)
}

export async function readEvents(db: Db, ids: readonly number[]): Promise<readonly StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`select ${EVENT} ${FROM} where e.id = any (${ids})`.execute(db)
  return rows
}

export async function saveEvent(tx: Tx, event: StoredEvent): Promise<void> {
  await sql`update sports.event set state = ${event.state}, facts = ${JSON.stringify(event.facts)}::jsonb,
    markets = ${JSON.stringify(event.markets)}::jsonb,
    joint = ${event.joint && JSON.stringify(event.joint)}::jsonb, version = ${event.version},
    feed_sequence = ${event.feedSequence}, feed_stop = ${event.feedStop}
    where id = ${event.id}`.execute(tx)
}

export type ListedEvent = StoredEvent & {
  /** Number of markets that take bets. */
  readonly marketCount: number
  readonly leagueName: string
  readonly leagueNameEn: string | null
  readonly countryTr: string
  readonly countryEn: string
  readonly sport: BetSport
  readonly home: Team | null
  readonly away: Team | null
  /** All teams of the league of a bet on a whole season; none of a match. */
  readonly field: readonly Team[]
}
/** Races are no matches, so a match has a sport of the lists. */
export type ListedMatch = ListedEvent & { readonly sport: Sport; readonly home: Team; readonly away: Team }
export type Team = {
  readonly id: number
  readonly name: string
  readonly short: string
  readonly colors: string[]
}

/** Tells matches from bets on whole seasons. */
export const isMatch = (event: ListedEvent): event is ListedMatch =>
  event.home !== null && event.away !== null

const TEAM = (alias: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)},
    'short', ${sql.ref(`${alias}.short`)}, 'colors', ${sql.ref(`${alias}.colors`)})`
/** An event without teams has those of its league. */
const FIELD = sql`case when e.home_id is not null then '[]'::jsonb else (
  select coalesce(jsonb_agg(${TEAM('f')} order by f.id), '[]') from sports.team f
  where f.league_id = e.league_id) end`
const STOPPED = sql`exists (select from sports.intervention i where i.kind = 'stop'
  and i.target in ('event:' || e.id, 'league:' || e.league_id, 'sport:' || l.sport))`
/** Reads the markets of an event only if staff suspended one of them. */
const STOPPED_MARKETS = sql`case when exists (select from sports.intervention i
  where i.event_id = e.id and i.kind = 'stop' and i.target like 'market:%') then (
    select count(*)::integer from jsonb_array_elements(e.markets) m join sports.intervention i
      on i.kind = 'stop' and i.target = 'market:' || e.id || '/' || (m->>'market')
    where m->>'state' = 'active') else 0 end`
const TEAMS = sql`l.name as "leagueName", l.name_en as "leagueNameEn", l.country_tr as "countryTr",
  l.country_en as "countryEn", l.sport,
  case when h.id is not null then ${TEAM('h')} end as home,
  case when a.id is not null then ${TEAM('a')} end as away, ${FIELD} as field`
const NAMED = sql`${TEAMS},
  case when e.feed_stop is not null or e.state not in ('upcoming', 'live') or ${STOPPED} then 0
    else e.active_markets - ${STOPPED_MARKETS} end as "marketCount"`
const LISTED_FROM = sql`${FROM} 
  left join sports.team h on h.id = e.home_id left join sports.team a on a.id = e.away_id`

export type EventFilter = {
  readonly sport?: string | undefined
  readonly leagueId?: number | undefined
  readonly states: readonly EventState[]
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly ids?: readonly number[] | undefined
  readonly limit: number
  readonly offset: number
  readonly newestFirst: boolean
}

/** Virtual events are left out by their ids (migration 022): an index does that, which it cannot by their league. */
function wantedBy(filter: Omit<EventFilter, 'limit' | 'offset'>) {
  const { sport = null, leagueId = null, states, from = null, to = null, ids = null } = filter
  return sql`e.home_id is not null and e.id < 2000000000 and e.state = any (${states})
    and (${sport}::text is null or l.sport = ${sport})
    and (${leagueId}::integer is null or e.league_id = ${leagueId})
    and (${from}::timestamptz is null or e.starts_at >= ${from})
    and (${to}::timestamptz is null or e.starts_at < ${to})
    and (${ids}::integer[] is null or e.id = any (${ids}))`
}

function orderOf({ newestFirst }: Pick<EventFilter, 'newestFirst'>) {
  return newestFirst ? sql`e.starts_at desc, e.id` : sql`e.starts_at, e.id`
}

/** Returns a page of matches with their main markets alone, and without incidents and statistics. */
export async function listEvents(db: Db, filter: EventFilter) {
  const { rows } = await sql<ListedMatch>`
    select ${eventWith(sql`e.main_markets`, BRIEF_FACTS)}, ${NAMED}
    ${LISTED_FROM} where ${wantedBy(filter)} order by ${orderOf(filter)}
    limit ${filter.limit} offset ${filter.offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total ${FROM} where ${wantedBy(filter)}`.execute(db)
  return { items: rows, total: counted.rows[0]?.total ?? 0 }
}

export type EventTeams = { readonly id: number; readonly home: string; readonly away: string }

/** Returns the names of the teams of events, for a search. */
export async function listTeams(db: Db, filter: EventFilter): Promise<readonly EventTeams[]> {
  const { rows } = await sql<EventTeams>`select e.id, h.name as home, a.name as away ${LISTED_FROM}
    where ${wantedBy(filter)} order by ${orderOf(filter)} limit ${filter.limit}`.execute(db)
  return rows
}

/** An event without its markets, the model behind them, and its course. */
export type NamedEvent = Omit<ListedEvent, 'markets' | 'joint' | 'interventions' | 'marketCount'>

export async function findNamed(db: Db, ids: readonly number[]): Promise<readonly NamedEvent[]> {
  const { rows } = await sql<NamedEvent>`
    select ${HEAD}, ${BRIEF_FACTS} as facts, ${TEAMS} ${LISTED_FROM} where e.id = any (${ids})`.execute(db)
  return rows
}

export async function findListed(db: Db, ids: readonly number[]): Promise<readonly ListedEvent[]> {
  const { rows } = await sql<ListedEvent>`
    select ${EVENT}, ${NAMED} ${LISTED_FROM} where e.id = any (${ids})
    order by e.starts_at, e.id`.execute(db)
  return rows
}
