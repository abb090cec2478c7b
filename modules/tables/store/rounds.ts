import type { Db, Tx } from '@poyraz/db'
import type { SeatSeed } from '@poyraz/fairness'
import { assert } from '@poyraz/kernel'
import { sql } from 'kysely'
import { SEATS } from './rooms.ts'

export async function insertRound(
  tx: Tx,
  round: {
    readonly id: string
    readonly tableId: number
    /** `null` for a round that is dealt by hand. */
    readonly seasonId: string | null
    readonly number: number
    /** Name under which the cards of the round are committed; `null` for a round that is dealt by hand. */
    readonly handId: string | null
    readonly at: Date
  },
): Promise<void> {
  const { id, tableId, seasonId, number, handId, at } = round
  await sql`insert into tables.round (id, table_id, season_id, number, hand, opened_at)
    values (${id}, ${tableId}, ${seasonId}, ${number}, ${handId}, ${at})`.execute(tx)
}

/** Returns the place of a round in its chain. */
export async function findPlace(tx: Tx, roundId: string): Promise<{ seasonId: string; number: number }> {
  const { rows } = await sql<{ seasonId: string; number: number }>`
    select season_id as "seasonId", number from tables.round where id = ${roundId}`.execute(tx)
  assert(rows[0], 'a round has its place')
  return rows[0]
}

/** Writes the outcome of a round whose bets are closed. */
export async function writeOutcome(
  tx: Tx,
  decided: {
    readonly roundId: string
    readonly outcome: unknown
    readonly label: string
    readonly words: number
    readonly rejects: number
  },
): Promise<void> {
  const { roundId, outcome, label, words, rejects } = decided
  await sql`
    update tables.round set outcome = ${JSON.stringify(outcome)}::jsonb, label = ${label}, words = ${words},
      rejects = ${rejects}
    where id = ${roundId}`.execute(tx)
}

/** Removes the outcome of a round whose last entry was voided. */
export async function clearOutcome(tx: Tx, roundId: string): Promise<void> {
  await sql`update tables.round set outcome = null, label = null where id = ${roundId}`.execute(tx)
}

/**
 * Ends a round and reveals its seed, if it has one. A void round has no outcome, also if one was written
 * before.
 */
export async function closeRound(
  tx: Tx,
  end: {
    readonly roundId: string
    readonly state: 'closed' | 'void'
    readonly seed: string | null
    readonly at: Date
  },
): Promise<void> {
  const isVoid = end.state === 'void'
  await sql`update tables.round set state = ${end.state}, seed = ${end.seed}, closed_at = ${end.at},
      outcome = case when ${isVoid} then null else outcome end,
      label = case when ${isVoid} then null else label end
    where id = ${end.roundId}`.execute(tx)
}

/** Marks a paid round that was dealt by hand as void. Its entries keep what was dealt. */
export async function markVoid(db: Db, roundId: string): Promise<void> {
  await sql`
    update tables.round set state = 'void', outcome = null, label = null where id = ${roundId}`.execute(db)
}

/** Returns short results of the closed rounds of tables, the newest first. */
export async function listLabels(
  db: Db,
  tableIds: readonly number[],
  limit: number,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ tableId: number; labels: string[] }>`
    select t.id as "tableId", array(select r.label from tables.round r
      where r.table_id = t.id and r.state = 'closed' order by r.opened_at desc limit ${limit}) as labels
    from unnest(${tableIds}::integer[]) t (id)`.execute(db)
  return new Map(rows.map(({ tableId, labels }) => [tableId, labels]))
}

export type ProvenRound = {
  readonly tableId: number
  readonly gameId: string
  readonly rulesHash: string
  readonly seasonId: string
  readonly terminal: string
  readonly number: number
  readonly handId: string
  readonly seats: readonly SeatSeed[]
  readonly state: 'open' | 'closed' | 'void'
  readonly seed: string | null
  readonly words: number
  readonly rejects: number
  readonly outcome: Record<string, never> | null
}

export async function findProof(db: Db, roundId: string): Promise<ProvenRound | undefined> {
  const { rows } = await sql<ProvenRound>`
    select r.table_id as "tableId", s.game_id as "gameId", s.rules_hash as "rulesHash", s.id as "seasonId",
      s.terminal, r.number, coalesce(r.hand, r.id::text) as "handId", ${SEATS} as seats, r.state, r.seed,
      r.words, r.rejects, r.outcome
    from tables.round r join tables.season s on s.id = r.season_id where r.id = ${roundId}`.execute(db)
  return rows[0]
}

export type ClosedRound = {
  readonly roundId: string
  readonly seasonId: string
  readonly number: number
  readonly label: string
  readonly outcome: Record<string, never>
}

/** Returns the closed rounds of a table, the newest first. */
export async function listClosed(db: Db, tableId: number, limit: number): Promise<readonly ClosedRound[]> {
  const { rows } = await sql<ClosedRound>`
    select id as "roundId", season_id as "seasonId", number, label, outcome from tables.round
    where table_id = ${tableId} and state = 'closed' order by opened_at desc limit ${limit}`.execute(db)
  return rows
}
