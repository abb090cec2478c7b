import { type Db, int4Array, int8Array, type Tx, textArray } from '@poyraz/db'
import type { WatchedKind } from '@poyraz/games'
import { sql } from 'kysely'
import type { Watched } from '../returns.ts'
import { firstIdOf } from './rounds.ts'

/** Identifies the deployed rules of a game. */
export type DeployedRules = { readonly gameId: number; readonly rulesHash: string }
/** A watched figure of these rules; single values above `most` are capped. */
export type WatchedSeries = DeployedRules & { readonly kind: WatchedKind; readonly most: number }

/** Rounds per pass, which takes some hundred milliseconds. */
export const PASS_ROUNDS = 20_000
/** Rounds per block. A new block begins after them, so that a long good history hides no new fault. */
export const BLOCK_ROUNDS = 20_000

/**
 * Adds the next rounds, whose ids are below `endId`, to the watched figures and returns their number. Adds
 * none while another server does it. Skips rounds of other rules.
 */
export async function addRounds(tx: Tx, series: readonly WatchedSeries[], endId: string): Promise<number> {
  const { rows } = await sql<{ last_id: string }>`
    select last_id from casino.return_reader for update skip locked`.execute(tx)
  const lastId = rows[0]?.last_id
  return lastId === undefined ? 0 : addAfter(tx, series, lastId, endId)
}

/**
 * Adds a round that was just closed, if the reader passed it while it was open. The reader waits until the
 * transaction ends.
 */
export async function addLate(tx: Tx, series: readonly WatchedSeries[], roundId: string): Promise<void> {
  await sql`
    with reader as materialized (
      select last_id from casino.return_reader for share
    ), next as materialized (
      select id, game_id, rules_hash, state, outcome from casino.round
      where id = ${roundId} and id <= (select last_id from reader)
    ), ${addedTo(series)}
    select from next`.execute(tx)
}

export async function addAfter(
  db: Db,
  series: readonly WatchedSeries[],
  lastId: string,
  endId: string,
): Promise<number> {
  const { rows } = await sql<{ rounds: number }>`
    with next as materialized (
      select id, game_id, rules_hash, state, outcome from casino.round
      where id > ${lastId} and id < ${endId} order by id limit ${PASS_ROUNDS}
    ), ${addedTo(series)}, moved as (
      update casino.return_reader set last_id = (select id from next order by id desc limit 1)
      where exists (select from next)
    )
    select count(*)::integer as rounds from next`.execute(db)
  return rows[0]?.rounds ?? 0
}

/** Adds the rounds of the relation `next` to what is watched. */
function addedTo(series: readonly WatchedSeries[]) {
  const isWhole = sql`w.block_rounds >= ${BLOCK_ROUNDS}`
  return sql`
    series as materialized (${watchedOnes(series)}), ${FIGURES}, added as (
      select game_id, rules_hash, kind, count(*) as rounds, sum(least(f.value, s.most)) as units,
        count(*) filter (where f.value > 0) as hits
      from figure f join series s using (game_id, rules_hash, kind)
      where f.id >= s.from_id
      group by game_id, rules_hash, kind
    ), written as (
      insert into casino.return_watch as w (game_id, rules_hash, kind, rounds, units, hits, block_rounds,
        block_units, block_hits)
      select game_id, rules_hash, kind, rounds, units, hits, rounds, units, hits from added
      on conflict (game_id, rules_hash, kind) do update set
        rounds = w.rounds + excluded.rounds, units = w.units + excluded.units, hits = w.hits + excluded.hits,
        block_rounds = excluded.rounds + case when ${isWhole} then 0 else w.block_rounds end,
        block_units = excluded.units + case when ${isWhole} then 0 else w.block_units end,
        block_hits = excluded.hits + case when ${isWhole} then 0 else w.block_hits end
    )`
}

/** Selects the watched series, each with the first id that counts. */
function watchedOnes(series: readonly WatchedSeries[]) {
  return sql`
    select t.*, coalesce(w.from_id, ${firstIdOf(0)}) as from_id
    from unnest(${int4Array(series.map(({ gameId }) => gameId))}::integer[],
        ${textArray(series.map(({ rulesHash }) => rulesHash))}::text[],
        ${textArray(series.map(({ kind }) => kind))}::text[],
        ${int8Array(series.map(({ most }) => BigInt(most)))}::bigint[])
      as t (game_id, rules_hash, kind, most)
    left join casino.return_watch w using (game_id, rules_hash, kind)`
}

/**
 * Values of a closed round for the watch. A slot's first spin is paid, the others are free; all spins of a
 * bought round are free. An original has no spins and pays its units. A call of a gamble counts 1 if it was
 * right. A round whose outcome names no units counts as one that paid nothing, so that it is seen.
 */
const FIGURES = sql`
  round as materialized (
    select n.id, n.game_id, n.rules_hash, n.outcome,
      case when json_typeof(n.outcome -> 'spins') = 'array' then n.outcome -> 'spins' else '[]' end as spins,
      n.outcome -> 'bought' is not null as is_bought
    from next n
    where n.state = 'closed' and (n.game_id, n.rules_hash) in (select game_id, rules_hash from series)
  ), figure as (
    select id, game_id, rules_hash, 'paid' as kind,
      coalesce(spins #>> '{0,units}', outcome ->> 'units', '0')::bigint as value
    from round where not is_bought
    union all
    select id, game_id, rules_hash, 'awarded', greatest(json_array_length(spins) - 1, 0)
    from round where not is_bought
    union all
    select id, game_id, rules_hash, 'bought', json_array_length(spins) from round where is_bought
    union all
    select id, game_id, rules_hash, 'free', coalesce((spin.value ->> 'units')::bigint, 0)
    from round cross join json_array_elements(spins) with ordinality as spin (value, n)
    where spin.n > 1 or is_bought
    union all
    select id, game_id, rules_hash, 'gamble', (call.side = toss.side)::integer
    from round
    cross join json_array_elements_text(outcome #> '{gamble,calls}') with ordinality as call (side, n)
    join json_array_elements_text(outcome #> '{gamble,tosses}') with ordinality as toss (side, n) using (n)
  )`

type Row = Record<'rounds' | 'units' | 'hits', bigint> & Record<`block_${string}`, bigint>

/** Returns the watched totals of these rules, by kind; kinds without rounds are missing. */
export async function readWatched(
  db: Db,
  { gameId, rulesHash }: DeployedRules,
): Promise<ReadonlyMap<WatchedKind, Watched>> {
  const { rows } = await sql<Row & { kind: WatchedKind }>`
    select kind, rounds, units, hits, block_rounds, block_units, block_hits from casino.return_watch
    where game_id = ${gameId} and rules_hash = ${rulesHash}`.execute(db)
  return new Map(rows.map((row) => [row.kind, toWatched(row)]))
}

function toWatched({ rounds, units, hits, ...block }: Row): Watched {
  const tally = (...figures: readonly bigint[]) => {
    const [rounds = 0, units = 0, hits = 0] = figures.map(Number)
    return { rounds, units, hits }
  }
  const { block_rounds = 0n, block_units = 0n, block_hits = 0n } = block
  return { all: tally(rounds, units, hits), block: tally(block_rounds, block_units, block_hits) }
}

/** Resets these figures: only rounds from `fromMs` on count. */
export async function beginAnew(db: Db, series: readonly WatchedSeries[], fromMs: number): Promise<void> {
  await sql`
    insert into casino.return_watch as w (game_id, rules_hash, kind, from_id)
    select s.game_id, s.rules_hash, s.kind, ${firstIdOf(fromMs)} from (${watchedOnes(series)}) s
    on conflict (game_id, rules_hash, kind) do update set
      from_id = excluded.from_id, rounds = 0, units = 0, hits = 0, block_rounds = 0, block_units = 0,
      block_hits = 0
    where w.from_id < excluded.from_id`.execute(db)
}
