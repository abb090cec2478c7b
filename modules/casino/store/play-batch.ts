import {
  byteaArray,
  commitStatement,
  type Database,
  int4Array,
  int8Array,
  jsonArray,
  sqlState,
  textArray,
  uuidArray,
} from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'
import type { PlayFeeds } from '../jackpots/feeds.ts'
import type { OpenTrigger } from '../jackpots/triggers.ts'

/** Everything that is written for a round. `outcome` and `streams` are JSON text, hashes hex, money kuruş. */
export type PlaySubmission = {
  readonly playerId: string
  /** Epoch of the session. */
  readonly epoch: number
  readonly pairId: string
  readonly nonce: number
  readonly gameId: number
  /** The house account of the game in the ledger. */
  readonly house: string
  readonly roundId: string
  readonly key: string
  readonly inputHash: string
  readonly stake: Kurus
  readonly win: Kurus
  readonly rulesHash: string
  readonly outcome: string
  readonly streams: string
  /** Hash of the facts of the receipt (`factsHash`). */
  readonly facts: string
  /** A free spin pays the stake. */
  readonly free: boolean
  readonly jackpots: PlayFeeds
}

/** `status` is one of `casino.play_batch` (`migrations/013-play-batch-with-jackpots.sql`) or of `wagering.place`. */
export type PlayedBatchItem = {
  readonly status: string
  readonly roundId: string
  readonly balanceAfter: bigint
  readonly waitMs: number
  /** The jackpot that this round won. */
  readonly jackpot: WonJackpot | null
}

/** `amount` in kuruş. */
export type WonJackpot = { readonly id: number; readonly amount: bigint }

type Row = {
  n: number
  status: string
  round_id: string
  balance_after: bigint | null
  wait_ms: number | null
  jackpot_id: number | null
  jackpot: bigint | null
}

const STATEMENT = `select * from casino.play_batch($1::integer[], $2::uuid[], $3::bigint[], $4::uuid[], $5::integer[],
  $6::integer[], $7::text[], $8::uuid[], $9::text[], $10::bytea[], $11::bigint[], $12::bigint[], $13::text[],
  $14::json[], $15::json[], $16::boolean[], $17::text[], $18::text[], $19::bigint[], $20::bytea[],
  array(select row(n, jackpot_id, micro, hit, reports)::casino.jackpot_feed
          from unnest($21::integer[], $22::integer[], $23::bigint[], $24::boolean[], $25::boolean[])
            f (n, jackpot_id, micro, hit, reports)),
  array(select row(jackpot_id, pot, distance)::casino.jackpot_trigger_input
          from unnest($26::integer[], $27::integer[], $28::bigint[]) t (jackpot_id, pot, distance)),
  $29::integer, coalesce($30::timestamptz, clock_timestamp()))`

/** SQLSTATE of `casino.distance_of`. */
const TRIGGER_UNKNOWN = 'PZJ01'

/** Thrown if a must-hit-by pot opened whose trigger was not passed; nothing was written. */
export class TriggerUnknown extends Error {
  override readonly name = 'TriggerUnknown'
}

type Context = {
  readonly intervalMs: number
  /** Distances of the must-hit-by pots that these plays feed: of the open pot and the next. */
  readonly triggers: readonly OpenTrigger[]
  /** `null` for the database's time, which servers with different clocks share. */
  readonly at: Date | null
}

/**
 * Writes rounds of different players in one statement, which is one round trip and one transaction. Throws
 * `OutcomeUnknown`, `TriggerUnknown`, or the server's error; after the last two nothing has been written.
 */
export async function playBatch(
  database: Database,
  plays: readonly PlaySubmission[],
  context: Context,
): Promise<readonly PlayedBatchItem[]> {
  const { rows } = await commitStatement<Row>(database.pool, {
    name: 'casino.play_batch',
    text: STATEMENT,
    values: valuesOf(plays, context),
  }).catch((error: unknown) => {
    throw sqlState(error) === TRIGGER_UNKNOWN ? new TriggerUnknown() : error
  })
  const byNumber = new Map(rows.map((row) => [row.n, row]))
  return plays.map((_, n) => {
    const row = byNumber.get(n)
    if (!row) throw new Error('casino.play_batch answered for fewer rounds than it was given')
    return {
      status: row.status,
      roundId: row.round_id,
      balanceAfter: row.balance_after ?? 0n,
      waitMs: row.wait_ms ?? 0,
      jackpot: row.jackpot_id === null ? null : { id: row.jackpot_id, amount: row.jackpot ?? 0n },
    }
  })
}

/** In the arrays, for a round without a ticket. */
const NO_TICKET = -1

function valuesOf(plays: readonly PlaySubmission[], { intervalMs, triggers, at }: Context): unknown[] {
  const feeds = plays.flatMap(({ jackpots }, n) => jackpots.feeds.map((feed) => ({ ...feed, n })))
  return [
    int4Array(plays.map((_, n) => n)),
    uuidArray(plays.map((play) => play.playerId)),
    int8Array(plays.map((play) => BigInt(play.epoch))),
    uuidArray(plays.map((play) => play.pairId)),
    int4Array(plays.map((play) => play.nonce)),
    int4Array(plays.map((play) => play.gameId)),
    textArray(plays.map((play) => play.house)),
    uuidArray(plays.map((play) => play.roundId)),
    textArray(plays.map((play) => play.key)),
    byteaArray(plays.map((play) => play.inputHash)),
    int8Array(plays.map((play) => play.stake)),
    int8Array(plays.map((play) => play.win)),
    textArray(plays.map((play) => play.rulesHash)),
    jsonArray(plays.map((play) => play.outcome)),
    jsonArray(plays.map((play) => play.streams)),
    plays.map((play) => play.free),
    textArray(plays.map(({ jackpots }) => jackpots.pool?.key ?? '')),
    textArray(plays.map(({ jackpots }) => jackpots.pool?.rulesHash ?? '')),
    int8Array(plays.map(({ jackpots }) => BigInt(jackpots.ticket ?? NO_TICKET))),
    byteaArray(plays.map((play) => play.facts)),
    int4Array(feeds.map(({ n }) => n)),
    int4Array(feeds.map(({ jackpotId }) => jackpotId)),
    int8Array(feeds.map(({ micro }) => micro)),
    feeds.map(({ isHit }) => isHit),
    feeds.map(({ reports }) => reports),
    int4Array(triggers.map(({ jackpotId }) => jackpotId)),
    int4Array(triggers.map(({ pot }) => pot)),
    int8Array(triggers.map(({ distance }) => distance)),
    intervalMs,
    at,
  ]
}
