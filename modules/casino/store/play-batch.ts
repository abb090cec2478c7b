import {
  byteaArray,
  commitStatement,
  type Database,
  int4Array,
  int8Array,
  jsonArray,
  textArray,
  uuidArray,
} from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'

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
  /** A free spin pays the stake. */
  readonly free: boolean
}

/** `status` is one of `casino.play_batch` (`migrations/003-play-batch.sql`) or of `wagering.place`. */
export type PlayedBatchItem = {
  readonly status: string
  readonly roundId: string
  readonly balanceAfter: bigint
  readonly waitMs: number
}

type Row = {
  n: number
  status: string
  round_id: string
  balance_after: bigint | null
  wait_ms: number | null
}

const STATEMENT = `select * from casino.play_batch($1::integer[], $2::uuid[], $3::bigint[], $4::uuid[], $5::integer[],
  $6::integer[], $7::text[], $8::uuid[], $9::text[], $10::bytea[], $11::bigint[], $12::bigint[], $13::text[],
  $14::json[], $15::json[], $16::boolean[], $17::integer, coalesce($18::timestamptz, clock_timestamp()))`

type Timing = {
  readonly intervalMs: number
  /** `null` for the database's time, which servers with different clocks share. */
  readonly at: Date | null
}

/**
 * Writes rounds of different players in one statement, which is one round trip and one transaction. Throws
 * `OutcomeUnknown`, or the server's error, after which nothing has been written.
 */
export async function playBatch(
  database: Database,
  plays: readonly PlaySubmission[],
  timing: Timing,
): Promise<readonly PlayedBatchItem[]> {
  const { rows } = await commitStatement<Row>(database.pool, {
    name: 'casino.play_batch',
    text: STATEMENT,
    values: valuesOf(plays, timing),
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
    }
  })
}

function valuesOf(plays: readonly PlaySubmission[], timing: Timing): unknown[] {
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
    timing.intervalMs,
    timing.at,
  ]
}
