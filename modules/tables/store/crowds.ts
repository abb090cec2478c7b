import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

/** Number of players with chips in a round, and all spots with chips. */
export type Crowd = { readonly players: number; readonly crowd: readonly string[] }

/** Returns the crowds of rounds; a round without chips is not among them. */
export async function countCrowds(db: Db, roundIds: readonly string[]): Promise<ReadonlyMap<string, Crowd>> {
  const { rows } = await sql<Crowd & { roundId: string }>`
    select s.round_id as "roundId", count(distinct s.player_id)::integer as players,
      array_agg(distinct spot) as crowd
    from tables.seat s cross join jsonb_object_keys(s.spots) spot
    where s.round_id = any (${roundIds}::uuid[]) and s.staked > 0 group by s.round_id`.execute(db)
  return new Map(rows.map(({ roundId, ...crowd }) => [roundId, crowd]))
}

/** Counts the players who got more than they staked in rounds; a round without them is not in the result. */
export async function countWinners(
  db: Db,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (roundIds.length === 0) return new Map()
  const { rows } = await sql<{ roundId: string; winners: number }>`
    select w.round_id as "roundId", count(*)::integer as winners
    from (select round_id from tables.bet where round_id = any (${roundIds}::uuid[]) and state = 'settled'
           group by round_id, player_id having sum(win) > sum(stake)) w
    group by w.round_id`.execute(db)
  return new Map(rows.map(({ roundId, winners }) => [roundId, winners]))
}
