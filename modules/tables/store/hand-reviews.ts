import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

/** Days that the list covers. */
const DAYS = 30

export type HandReview = {
  readonly reason: 'void' | 'entry_voided' | 'player_wins'
  readonly at: Date
  readonly roundId: string | null
  readonly tableId: number | null
  readonly number: number | null
  readonly dealer: string | null
  readonly players: number
  readonly playerId: string | null
  /** Kuruş. */
  readonly staked: bigint
  /** Kuruş, stakes included. */
  readonly returned: bigint
}

type HandReviews = { readonly reviews: readonly HandReview[]; readonly total: number }

type Page = {
  /** Net win of a player within 24 hours that is listed, in kuruş. */
  readonly winsFrom: number
  readonly at: Date | null
  readonly limit: number
  readonly offset: number
}

/**
 * Lists what a dealer could have decided in favour of a player: rounds that returned their stakes, values
 * that were taken back, and players who won much. The hours of a win end with a bet of the player; the bet
 * with the greatest sum of a day stands for it.
 */
export async function listHandReviews(db: Db, page: Page): Promise<HandReviews> {
  const { winsFrom, at, limit, offset } = page
  const { rows } = await sql<HandReview & { readonly total: number }>`
    with bets as (
      select b.*, r.table_id, r.number, r.state as round_state, r.closed_at, h.dealer
      from tables.round r join tables.bet b on b.round_id = r.id
      left join tables.hand_record h on h.round_id = r.id
      where r.season_id is null and r.state <> 'open'
        and r.opened_at > coalesce(${at}::timestamptz, clock_timestamp()) - make_interval(days => ${DAYS})
    ), rounds as (
      select round_id, table_id, number, round_state, dealer, max(closed_at) as closed_at,
        count(distinct player_id)::integer as players, sum(stake)::bigint as staked,
        sum(coalesce(win, stake))::bigint as returned
      from bets group by round_id, table_id, number, round_state, dealer
    ), sums as (
      select player_id, placed_at, sum(stake) over hours as staked, sum(win) over hours as returned
      from bets where state = 'settled'
      window hours as (partition by player_id order by placed_at
        range between interval '24 hours' preceding and current row)
    ), wins as (
      select distinct on (player_id, date_trunc('day', placed_at)) *
      from sums where returned - staked >= ${winsFrom}
      order by player_id, date_trunc('day', placed_at), returned - staked desc, placed_at
    ), reviews as (
      select 'void' as reason, closed_at as at, round_id, table_id, number, dealer, players,
        null::uuid as player_id, staked, returned
      from rounds where round_state = 'void'
      union all
      select 'entry_voided', e.voided_at, r.round_id, r.table_id, r.number, e.voided_by, r.players, null,
        r.staked, r.returned
      from rounds r join tables.entry e on e.round_id = r.round_id where e.voided_at is not null
      union all
      select 'player_wins', placed_at, null, null, null, null, 1, player_id, staked::bigint, returned::bigint
      from wins
    )
    select reason, at, round_id as "roundId", table_id as "tableId", number, dealer, players,
      player_id as "playerId", staked, returned, (count(*) over ())::integer as total
    from reviews order by at desc, round_id, player_id limit ${limit} offset ${offset}`.execute(db)
  return { reviews: rows, total: rows[0]?.total ?? 0 }
}
