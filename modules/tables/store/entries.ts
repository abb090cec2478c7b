import type { Db, Tx } from '@poyraz/db'
import { type HandEntry, handRecord } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'
import { sql } from 'kysely'
import type { Room } from './rooms.ts'

export type NewEntry = {
  readonly tableId: number
  readonly roundId: string
  readonly index: number
  readonly value: number
  readonly shoe: number | null
  readonly by: string
  readonly at: Date
}

export async function insertEntry(tx: Tx, entry: NewEntry): Promise<void> {
  const { tableId, roundId, index, value, shoe, by, at } = entry
  await sql`
    insert into tables.entry (table_id, round_id, index, value, shoe, entered_by, entered_at)
    values (${tableId}, ${roundId}, ${index}, ${value}, ${shoe}, ${by}, ${at})`.execute(tx)
}

type Voided = {
  readonly roundId: string
  readonly index: number
  readonly by: string
  readonly reason: string
  readonly at: Date
}

/** Marks the entry at a place as void. It stays in the log of the round. */
export async function voidEntryAt(tx: Tx, { roundId, index, by, reason, at }: Voided): Promise<void> {
  await sql`
    update tables.entry set voided_by = ${by}, void_reason = ${reason}, voided_at = ${at}
    where round_id = ${roundId} and index = ${index} and voided_at is null`.execute(tx)
}

/** Returns all entries of a round in the order of their time, voided ones too. */
export async function listEntries(db: Db, roundId: string): Promise<readonly HandEntry[]> {
  const { rows } = await sql<Omit<HandEntry, 'at'> & { at: Date }>`
    select index, value, entered_at as at, voided_at is not null as "isVoid" from tables.entry
    where round_id = ${roundId} order by id`.execute(db)
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.getTime() }))
}

/** Returns the number of the next round that is dealt by hand at a table. */
export async function nextHandNumber(tx: Tx, tableId: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) + 1 as number from tables.round
    where table_id = ${tableId} and season_id is null`.execute(tx)
  return rows[0]?.number ?? 1
}

/** Writes the record of an ended round, chained to the round before at its table. */
export async function recordHandRound(tx: Tx, { tableId, roundId, number, dealerName }: Room): Promise<void> {
  const { rows } = await sql<{ record: string }>`
    select h.record from tables.round r join tables.hand_record h on h.round_id = r.id
    where r.table_id = ${tableId} and r.season_id is null and r.number < ${number}
    order by r.number desc limit 1`.execute(tx)
  const before = rows[0]?.record ?? null
  const entries = await listEntries(tx, roundId)
  const record = handRecord({ roundID: roundId, tableID: tableId, number, entries, before }, nodeHash)
  await sql`
    insert into tables.hand_record (round_id, before, record, dealer)
    values (${roundId}, ${before}, ${record}, ${dealerName})`.execute(tx)
}

type HandRound = {
  readonly tableId: number
  readonly number: number
  readonly state: 'open' | 'closed' | 'void'
  readonly outcome: Record<string, never> | null
  readonly before: string | null
  readonly record: string | null
}

export async function findHandRound(db: Db, roundId: string): Promise<HandRound | undefined> {
  const { rows } = await sql<HandRound>`
    select r.table_id as "tableId", r.number, r.state, r.outcome, h.before, h.record
    from tables.round r left join tables.hand_record h on h.round_id = r.id
    where r.id = ${roundId} and r.season_id is null`.execute(db)
  return rows[0]
}
