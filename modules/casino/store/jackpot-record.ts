import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

/** A pot as it fills: everything that belongs to it, in micro-kuruş, and the number of stakes that fed it. */
export type RecordedPot = {
  readonly level: string
  readonly pot: number
  readonly amount_micro: bigint
  readonly entries: bigint
  /** Of a must-hit-by pool: the commitments to the open pot and to the next. */
  readonly commitment: string | null
  readonly next_commitment: string | null
}

/** A stake that fed a pool. `receipt` is the hash of its receipt: only who has the receipt knows whose it is. */
export type RecordedEntry = {
  readonly entry: bigint
  readonly rules_hash: string
  readonly stake: bigint
  readonly ticket: bigint | null
  readonly receipt: string
  /** The pot that it won, in kuruş; of a must-hit-by pot with its opened distance (micro-kuruş). */
  readonly level: string | null
  readonly pot: number | null
  readonly amount: bigint | null
  readonly trigger_rules: string | null
  readonly commitment: string | null
  readonly salt: string | null
  readonly value: bigint | null
}

/** Reads the pots of a pool in the order of their levels, at one moment. */
export async function listRecordedPots(db: Db, pool: string): Promise<readonly RecordedPot[]> {
  const { rows } = await sql<RecordedPot>`
    select j.level, j.pot, j.amount_micro, j.entries, t.commitment, n.commitment as next_commitment
    from casino.jackpot j
    left join casino.jackpot_trigger t on t.jackpot_id = j.id and t.pot = j.pot
    left join casino.jackpot_trigger n on n.jackpot_id = j.id and n.pot = j.pot + 1
    where j.pool = ${pool} order by j.id`.execute(db)
  return rows
}

/** Reads stakes of a pool after this number, in the order in which they were recorded. */
export async function listRecordedEntries(
  db: Db,
  { pool, after, limit }: { readonly pool: string; readonly after: number; readonly limit: number },
): Promise<readonly RecordedEntry[]> {
  const { rows } = await sql<RecordedEntry>`
    select r.jackpot_entry as entry, r.jackpot_rules as rules_hash, r.stake, r.ticket,
      encode(r.receipt_hash, 'hex') as receipt, j.level, w.pot, w.amount, t.rules_hash as trigger_rules,
      t.commitment, t.salt, t.value
    from casino.round r
    left join casino.jackpot_win w on w.round_id = r.id
    left join casino.jackpot j on j.id = w.jackpot_id
    left join casino.jackpot_trigger t on t.jackpot_id = w.jackpot_id and t.pot = w.pot
    where r.jackpot_pool = ${pool} and r.jackpot_entry > ${after}
    order by r.jackpot_entry limit ${limit}`.execute(db)
  return rows
}
