import { LUCK_ROUNDS_MAX, LUCK_SLICES } from '@poyraz/contract'
import type { Db } from '@poyraz/db'
import { sql } from 'kysely'
import { firstIdOf, ID_MARGIN_MS } from './rounds.ts'

/** Rounds that follow each other; money in kuruş. */
export type RoundSlice = { readonly rounds: number; readonly stake: bigint; readonly win: bigint }

/** Sums a player's newest paid rounds of one version of a game, in slices of nearly equal size. */
export async function readSlices(
  db: Db,
  of: {
    readonly playerId: string
    readonly gameId: number
    readonly rulesHash: string
    readonly from: Date
    /** Exclusive. */
    readonly to: Date
  },
): Promise<readonly RoundSlice[]> {
  const first = firstIdOf(of.from.getTime() - ID_MARGIN_MS)
  const last = firstIdOf(of.to.getTime() + ID_MARGIN_MS)
  const { rows } = await sql<RoundSlice>`
    select count(*)::integer as rounds, sum(stake)::bigint as stake, sum(win)::bigint as win
    from (
      select stake, win, ntile(${LUCK_SLICES}) over (order by id) as slice
      from (
        select id, stake, win from casino.round
        where player_id = ${of.playerId} and id between ${first} and ${last} and game_id = ${of.gameId}
          and rules_hash = ${of.rulesHash} and state = 'closed' and not free
          and created_at >= ${of.from} and created_at < ${of.to}
        order by id desc limit ${LUCK_ROUNDS_MAX}
      ) newest
    ) sliced
    group by slice order by slice`.execute(db)
  return rows
}
