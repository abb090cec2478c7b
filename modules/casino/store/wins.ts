import { PUBLIC_WIN_MULTIPLE } from '@poyraz/contract'
import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import { firstIdOf } from './rounds.ts'

/** A win of the public list, before players are left out; money in kuruş. */
export type WinRow = {
  readonly player_id: string
  readonly game_id: number
  readonly stake: bigint
  readonly win: bigint
  readonly created_at: Date
  /** True if the player had allowed the username to be shown. */
  readonly named: boolean
  /** Null beside a name: whoever has the link of a shared round does not learn from it who played. */
  readonly token: string | null
}

/** The condition of the index `round_public_win`, and of `isPublicWin`. */
const PUBLIC_WIN = sql`r.win >= r.stake * ${sql.lit(PUBLIC_WIN_MULTIPLE)} and not r.free and r.state = 'closed'`

/** Returns the latest wins of all players since a time, newest first. */
export async function listWins(
  db: Db,
  { sinceMs, limit }: { readonly sinceMs: number; readonly limit: number },
): Promise<readonly WinRow[]> {
  const { rows } = await sql<WinRow>`
    select r.player_id, r.game_id, r.stake, r.win, r.created_at,
      coalesce(r.created_at >= n.since, false) as named,
      case when r.created_at >= n.since then null else s.token end as token
    from casino.round r
    left join casino.win_name n on n.player_id = r.player_id
    left join casino.shared_round s on s.round_id = r.id
    where ${PUBLIC_WIN} and r.id >= ${firstIdOf(sinceMs)}
    order by r.id desc limit ${limit}`.execute(db)
  return rows
}

/** Returns true if the player allows the username beside wins. */
export async function hasWinName(db: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql`select from casino.win_name where player_id = ${playerId}`.execute(db)
  return rows.length > 0
}

/** Shows the username beside wins from `at` on; an earlier consent stays. */
export async function addWinName(tx: Tx, playerId: string, at: Date): Promise<void> {
  await sql`
    insert into casino.win_name (player_id, since) values (${playerId}, ${at})
    on conflict (player_id) do nothing`.execute(tx)
}

export async function removeWinName(tx: Tx, playerId: string): Promise<void> {
  await sql`delete from casino.win_name where player_id = ${playerId}`.execute(tx)
}
