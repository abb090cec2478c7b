import type { Db, Tx } from '@poyraz/db'
import { canonicalJson } from '@poyraz/fairness'
import { sql } from 'kysely'
import type { HashedPool } from '../jackpots/feeds.ts'
import { publishRules } from './published-rules.ts'

/** A pot as it is shown; `amount` is whole kuruş, at most the cap. */
export type PotRow = {
  readonly id: number
  readonly pool: string
  readonly level: string
  readonly seed: bigint
  readonly cap: bigint
  readonly amount: bigint
  readonly pot: number
  readonly pot_since: Date
  /** Of a must-hit-by pot: the commitment to its hidden distance. */
  readonly commitment: string | null
}

/**
 * Opens the pots of the deployed pools. A pot that no rules name any more is not shown; its money is still
 * owed.
 */
export async function openPots(tx: Tx, pools: readonly HashedPool[]): Promise<void> {
  const levels = pools.flatMap(({ rules, hash }) => rules.levels.map((level) => ({ ...level, rules, hash })))
  for (const { id, key, seed, cap, rules, hash } of levels) {
    await sql`
      select casino.open_jackpot(${id}, ${rules.gameId}, ${key}, ${seed}, ${cap},
        ${rules.mapping === 'must-hit-1'}, ${hash}, clock_timestamp())
    `.execute(tx)
  }
  await publishRules(
    tx,
    pools.map(({ rules, hash }) => ({
      slug: rules.gameId,
      rulesHash: hash,
      rulesText: canonicalJson(rules),
    })),
  )
  await sql`select casino.close_jackpots_except(${levels.map(({ id }) => id)}::integer[])`.execute(tx)
}

export async function listPots(db: Db): Promise<readonly PotRow[]> {
  const { rows } = await sql<PotRow>`
    select j.id, j.pool, j.level, j.seed, j.cap, least(j.cap, j.amount_micro / 1000000) as amount, j.pot,
      j.pot_since, t.commitment
    from casino.jackpot j
    left join casino.jackpot_trigger t on t.jackpot_id = j.id and t.pot = j.pot
    where j.open order by j.id`.execute(db)
  return rows
}

/** Returns the amounts that are shown (kuruş) by the ids of the open pots. */
export async function readMeters(db: Db): Promise<ReadonlyMap<number, bigint>> {
  const { rows } = await sql<{ id: number; amount: bigint }>`
    select id, least(cap, amount_micro / 1000000) as amount from casino.jackpot
    where open order by id`.execute(db)
  return new Map(rows.map(({ id, amount }) => [id, amount]))
}

/**
 * A pot that differs from the money that belongs to it, in micro-kuruş; `kind` names the check
 * (`casino.jackpot_differences`).
 */
export type JackpotDifference = {
  readonly kind: string
  readonly id: number
  readonly level: string
  readonly expected: bigint
  readonly found: bigint
}

/** Compares the pots with the ledger, and with the stakes and wins of all rounds. */
export async function listDifferences(db: Db): Promise<readonly JackpotDifference[]> {
  const { rows } = await sql<JackpotDifference>`select * from casino.jackpot_differences()`.execute(db)
  return rows
}

/** A win of a jackpot with what proves it; money in kuruş, contributions in micro-kuruş. */
export type JackpotWinRow = {
  readonly jackpot_id: number
  readonly pool: string
  readonly level: string
  readonly pot: number
  readonly player_id: string
  readonly game_id: number
  readonly stake: bigint
  readonly amount: bigint
  readonly from_micro: bigint
  readonly to_micro: bigint
  readonly won_at: Date
  /** True if the player had allowed the username to be shown. */
  readonly named: boolean
  readonly commitment: string | null
  readonly rules_hash: string | null
  readonly salt: string | null
  readonly value: bigint | null
}

/** Returns the latest wins, in the reverse of the order in which they were recorded. */
export async function listJackpotWins(db: Db, limit: number): Promise<readonly JackpotWinRow[]> {
  const { rows } = await sql<JackpotWinRow>`
    select w.jackpot_id, j.pool, j.level, w.pot, w.player_id, w.game_id, w.stake, w.amount, w.from_micro,
      w.to_micro, w.won_at, coalesce(w.won_at >= n.since, false) as named, t.commitment, t.rules_hash, t.salt,
      t.value
    from casino.jackpot_win w
    join casino.jackpot j on j.id = w.jackpot_id
    left join casino.jackpot_trigger t on t.jackpot_id = w.jackpot_id and t.pot = w.pot
    left join casino.win_name n on n.player_id = w.player_id
    order by w.id desc limit ${limit}`.execute(db)
  return rows
}
