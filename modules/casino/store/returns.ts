import { type Db, int4Array, int8Array, type Tx, textArray } from '@poyraz/db'
import { sql } from 'kysely'
import type { Watched } from '../returns.ts'

/** Rules that are deployed, and where their pays are cut. */
export type WatchedRules = {
  readonly gameId: number
  readonly rulesHash: string
  readonly cutUnits: number
}

/** Rounds of one pass: some hundred milliseconds of work. */
export const PASS_ROUNDS = 20_000
/** A block that has as many is whole, and the next begins: an old good history hides no new fault. */
export const BLOCK_ROUNDS = 20_000

/**
 * Adds the next rounds, whose ids lie below `endId`, to what is watched, and says how many they were. None
 * where another server is at it. Rounds of other rules are passed over.
 */
export async function addRounds(tx: Tx, rules: readonly WatchedRules[], endId: string): Promise<number> {
  const { rows } = await sql<{ last_id: string }>`
    select last_id from casino.return_reader for update skip locked`.execute(tx)
  const lastId = rows[0]?.last_id
  return lastId === undefined ? 0 : addAfter(tx, rules, lastId, endId)
}

/**
 * The paid spin is the first of its round. A slot's round is closed from the start; where its outcome names
 * no units it counts as one that paid nothing, so that it is seen.
 */
export async function addAfter(
  db: Db,
  rules: readonly WatchedRules[],
  lastId: string,
  endId: string,
): Promise<number> {
  const isWhole = sql`w.block_rounds >= ${BLOCK_ROUNDS}`
  const { rows } = await sql<{ rounds: number }>`
    with next as materialized (
      select id, game_id, rules_hash, state, outcome from casino.round
      where id > ${lastId} and id < ${endId} order by id limit ${PASS_ROUNDS}
    ), added as (
      select n.game_id, n.rules_hash, count(*) as rounds, sum(least(p.units, t.cut_units)) as units,
        count(*) filter (where p.units > 0) as hits
      from next n
      join unnest(${int4Array(rules.map(({ gameId }) => gameId))}::integer[],
          ${textArray(rules.map(({ rulesHash }) => rulesHash))}::text[],
          ${int8Array(rules.map(({ cutUnits }) => BigInt(cutUnits)))}::bigint[])
        as t (game_id, rules_hash, cut_units) using (game_id, rules_hash)
      cross join lateral (select coalesce((n.outcome #>> '{spins,0,units}')::bigint, 0) as units) p
      where n.state = 'closed'
      group by n.game_id, n.rules_hash
    ), written as (
      insert into casino.return_watch as w (game_id, rules_hash, rounds, units, hits, block_rounds,
        block_units, block_hits)
      select game_id, rules_hash, rounds, units, hits, rounds, units, hits from added
      on conflict (game_id, rules_hash) do update set
        rounds = w.rounds + excluded.rounds, units = w.units + excluded.units, hits = w.hits + excluded.hits,
        block_rounds = excluded.rounds + case when ${isWhole} then 0 else w.block_rounds end,
        block_units = excluded.units + case when ${isWhole} then 0 else w.block_units end,
        block_hits = excluded.hits + case when ${isWhole} then 0 else w.block_hits end
    ), moved as (
      update casino.return_reader set last_id = (select id from next order by id desc limit 1)
      where exists (select from next)
    )
    select count(*)::integer as rounds from next`.execute(db)
  return rows[0]?.rounds ?? 0
}

/** What is watched of these rules; `null` before their first round. */
export async function readWatched(
  db: Db,
  { gameId, rulesHash }: Pick<WatchedRules, 'gameId' | 'rulesHash'>,
): Promise<Watched | null> {
  const { rows } = await sql<Record<'rounds' | 'units' | 'hits', bigint> & Record<`block_${string}`, bigint>>`
    select rounds, units, hits, block_rounds, block_units, block_hits from casino.return_watch
    where game_id = ${gameId} and rules_hash = ${rulesHash}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { block_rounds: rounds = 0n, block_units: units = 0n, block_hits: hits = 0n } = row
  return {
    all: { rounds: Number(row.rounds), units: Number(row.units), hits: Number(row.hits) },
    block: { rounds: Number(rounds), units: Number(units), hits: Number(hits) },
  }
}

/** Begins the watch of these rules anew, unless another server has done or gone on since. */
export async function beginAnew(
  db: Db,
  { gameId, rulesHash }: Pick<WatchedRules, 'gameId' | 'rulesHash'>,
  { all }: Watched,
): Promise<void> {
  await sql`
    delete from casino.return_watch
    where game_id = ${gameId} and rules_hash = ${rulesHash} and rounds = ${all.rounds}`.execute(db)
}
