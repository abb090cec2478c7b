import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import { findRound, type RoundRow } from './rounds.ts'

/** A shared round as its player sees it; money in kuruş. */
export type SharedRoundLine = {
  readonly token: string
  readonly round_id: string
  readonly slug: string
  readonly name_tr: string
  readonly name_en: string
  readonly stake: bigint
  readonly win: bigint
  readonly created_at: Date
}

/** Returns a player's shared rounds, the latest first. Their number is limited when a round is shared. */
export async function listSharedRounds(db: Db, playerId: string): Promise<readonly SharedRoundLine[]> {
  const { rows } = await sql<SharedRoundLine>`
    select s.token, s.round_id, g.slug, g.name_tr, g.name_en, r.stake, r.win, s.created_at
    from casino.shared_round s
    join casino.round r on r.id = s.round_id
    join casino.game g on g.id = r.game_id
    where s.player_id = ${playerId} order by s.created_at desc, s.token`.execute(db)
  return rows
}

/** Returns the token of a shared round of the player. */
export async function findShareToken(db: Db, playerId: string, roundId: string): Promise<string | null> {
  const { rows } = await sql<{ token: string }>`
    select token from casino.shared_round where player_id = ${playerId} and round_id = ${roundId}`.execute(db)
  return rows[0]?.token ?? null
}

export async function countSharedRounds(db: Db, playerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from casino.shared_round where player_id = ${playerId}`.execute(db)
  return rows[0]?.count ?? 0
}

type NewShare = {
  readonly token: string
  readonly roundId: string
  readonly playerId: string
  readonly at: Date
}

export async function addSharedRound(tx: Tx, { token, roundId, playerId, at }: NewShare): Promise<void> {
  await sql`
    insert into casino.shared_round (token, round_id, player_id, created_at)
    values (${token}, ${roundId}, ${playerId}, ${at})`.execute(tx)
}

export async function removeSharedRound(tx: Tx, playerId: string, roundId: string): Promise<void> {
  await sql`
    delete from casino.shared_round where player_id = ${playerId} and round_id = ${roundId}`.execute(tx)
}

export async function removeSharedRounds(tx: Tx, playerId: string): Promise<void> {
  await sql`delete from casino.shared_round where player_id = ${playerId}`.execute(tx)
}

/** Returns the round of a token, unless its link was removed. */
export async function findSharedRound(db: Db, token: string): Promise<RoundRow | undefined> {
  const { rows } = await sql<{ round_id: string }>`
    select round_id from casino.shared_round where token = ${token}`.execute(db)
  return rows[0] && findRound(db, rows[0].round_id)
}

/** Locks the sharing of one player until the transaction ends, so that parallel requests see each other. */
export async function lockShares(tx: Tx, playerId: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`casino.shared_round ${playerId}`}, 0))`.execute(tx)
}
