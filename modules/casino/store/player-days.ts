import { PLAY_PAUSE_MINUTES } from '@poyraz/contract'
import type { Db, Tx } from '@poyraz/db'
import { type RawBuilder, sql } from 'kysely'
import { PASS_ROUNDS } from './returns.ts'

/** Rounds of one player that are summed when statistics are read. The job is seldom more than minutes behind. */
const FRESH_ROUNDS_MAX = 10_000

const ZONE = sql.lit('Europe/Istanbul')
const ROUND = sql`r.id, r.player_id, r.game_id, r.stake, r.win, r.free, r.created_at, r.outcome, r.state`

/** Turns closed rounds into figures: `source` is a relation with the columns of `ROUND`. */
function figuresOf(source: RawBuilder<unknown>) {
  return sql`
    select n.id, n.player_id, timezone(${ZONE}, n.created_at)::date as day, n.game_id, n.created_at,
      case when n.free then 0 else n.stake end as stake, n.win,
      case when json_typeof(n.outcome -> 'spins') = 'array'
        then greatest(json_array_length(n.outcome -> 'spins') - 1, 0) else 0 end as feature_spins,
      n.created_at - coalesce(
        lag(n.created_at) over (partition by n.player_id order by n.id),
        (select r.created_at from casino.round r where r.player_id = n.player_id and r.id < n.id
          order by r.id desc limit 1)) as gap
    from ${source} n where n.state = 'closed'`
}

const PLAYED_MS = sql`
  case when gap between interval '0' and make_interval(mins => ${sql.lit(PLAY_PAUSE_MINUTES)})
    then (extract(epoch from gap) * 1000)::bigint else 0 end`

/**
 * Adds the next rounds, whose ids are below `endId`, to the days of their players, and returns their number.
 * Adds none while another server does it.
 */
export async function addPlayedRounds(tx: Tx, endId: string): Promise<number> {
  const { rows } = await sql<{ last_id: string }>`
    select last_id from casino.player_day_reader for update skip locked`.execute(tx)
  const lastId = rows[0]?.last_id
  return lastId === undefined ? 0 : addPlayedAfter(tx, lastId, endId)
}

/** Adds the rounds of the relation `next` to the days of their players. */
const WRITTEN = sql`
  figure as (${figuresOf(sql`next`)}), written as (
    insert into casino.player_day as d (player_id, day, game_id, rounds, stake, win, biggest_win,
      feature_spins, played_ms, last_at)
    select player_id, day, game_id, count(*), sum(stake), sum(win), max(win), max(feature_spins),
      sum(${PLAYED_MS}), max(created_at)
    from figure group by player_id, day, game_id
    on conflict (player_id, day, game_id) do update set
      rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake, win = d.win + excluded.win,
      biggest_win = greatest(d.biggest_win, excluded.biggest_win),
      feature_spins = greatest(d.feature_spins, excluded.feature_spins),
      played_ms = d.played_ms + excluded.played_ms,
      last_at = greatest(d.last_at, excluded.last_at)
  )`

/**
 * Adds a round that was just closed, if the reader passed it while it was open. The reader waits until the
 * transaction ends.
 */
export async function addLatePlayed(tx: Tx, roundId: string): Promise<void> {
  await sql`
    with reader as materialized (
      select last_id from casino.player_day_reader for share
    ), next as materialized (
      select ${ROUND} from casino.round r where r.id = ${roundId} and r.id <= (select last_id from reader)
    ), ${WRITTEN}
    select from next`.execute(tx)
}

export async function addPlayedAfter(db: Db, lastId: string, endId: string): Promise<number> {
  const { rows } = await sql<{ rounds: number }>`
    with next as materialized (
      select ${ROUND} from casino.round r
      where r.id > ${lastId} and r.id < ${endId} order by r.id limit ${PASS_ROUNDS}
    ), ${WRITTEN}, moved as (
      update casino.player_day_reader set last_id = (select id from next order by id desc limit 1)
      where exists (select from next)
    )
    select count(*)::integer as rounds from next`.execute(db)
  return rows[0]?.rounds ?? 0
}

/** Money in kuruş; `stake` is without the stakes of free spins. */
export type PlayFigures = {
  readonly rounds: bigint
  readonly stake: bigint
  readonly win: bigint
  readonly biggest_win: bigint
  readonly feature_spins: number
  readonly played_ms: bigint
}

/** Figures of a period (`YYYY-MM-DD` or `YYYY-MM`), of a game, or of everything if both are `null`. */
export type PlayFiguresRow = PlayFigures & {
  readonly period: string | null
  readonly game_id: number | null
  readonly slug: string | null
  readonly name_tr: string | null
  readonly name_en: string | null
}

export type PlayFilter = {
  readonly playerId: string
  readonly gameId: number | null
  /** Istanbul days, inclusive. */
  readonly startDate: string
  readonly endDate: string
  readonly step: 'day' | 'month'
}

/** Reads the play of a player: figures of each period, of each game, and of all. */
export async function readPlay(db: Db, filter: PlayFilter): Promise<readonly PlayFiguresRow[]> {
  const { playerId, gameId, startDate, endDate } = filter
  const format = filter.step === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
  const isAsked = sql`day between ${startDate}::date and ${endDate}::date
    and (${gameId}::integer is null or game_id = ${gameId})`
  const { rows } = await sql<PlayFiguresRow>`
    with fresh as materialized (
      select ${ROUND} from casino.round r
      where r.player_id = ${playerId} and r.id > (select last_id from casino.player_day_reader)
      order by r.id desc limit ${FRESH_ROUNDS_MAX}
    ), figure as (${figuresOf(sql`fresh`)}), line as (
      select to_char(day, ${format}) as period, game_id, rounds, stake, win, biggest_win, feature_spins,
        played_ms
      from casino.player_day where player_id = ${playerId} and ${isAsked}
      union all
      select to_char(day, ${format}), game_id, 1, stake, win, win, feature_spins, ${PLAYED_MS}
      from figure where ${isAsked}
    ), summed as (
      select period, game_id, coalesce(sum(rounds), 0)::bigint as rounds,
        coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(win), 0)::bigint as win,
        coalesce(max(biggest_win), 0)::bigint as biggest_win,
        coalesce(max(feature_spins), 0)::integer as feature_spins,
        coalesce(sum(played_ms), 0)::bigint as played_ms
      from line group by grouping sets ((period), (game_id), ())
    )
    select s.*, g.slug, g.name_tr, g.name_en
    from summed s left join casino.game g on g.id = s.game_id
    order by s.period nulls last, s.stake desc, s.game_id`.execute(db)
  return rows
}

/** Returns the games that the player played since a day, each with its last round, the last played first. */
export async function listRecentGames(
  db: Db,
  {
    playerId,
    sinceDay,
    limit,
  }: { readonly playerId: string; readonly sinceDay: string; readonly limit: number },
): Promise<readonly { readonly game_id: number; readonly last_at: Date }[]> {
  const { rows } = await sql<{ game_id: number; last_at: Date }>`
    with fresh as materialized (
      select r.game_id, r.created_at as last_at from casino.round r
      where r.player_id = ${playerId} and r.id > (select last_id from casino.player_day_reader)
      order by r.id desc limit ${FRESH_ROUNDS_MAX}
    ), line as (
      select game_id, last_at from casino.player_day
      where player_id = ${playerId} and day >= ${sinceDay}::date
      union all
      select game_id, last_at from fresh
    )
    select game_id, max(last_at) as last_at from line
    group by game_id order by 2 desc, game_id limit ${limit}`.execute(db)
  return rows
}
