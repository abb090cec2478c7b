import { commitStatement, type Database } from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'

/** All that is written of a round; `outcome` and `streams` are JSON text, hashes hex, money kuruş. */
export type PlaySubmission = {
  readonly playerId: string
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
}

/** `status` is one of `casino.play_batch` (migration 002) or of the ledger. */
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

const STATEMENT = `select * from casino.play_batch($1::integer[], $2::uuid[], $3::uuid[], $4::integer[], $5::integer[],
  $6::text[], $7::uuid[], $8::text[], $9::bytea[], $10::bigint[], $11::bigint[], $12::text[], $13::jsonb[],
  $14::jsonb[], $15::integer, $16::timestamptz)`

/**
 * Writes rounds of different players in one statement, which is one round trip and one transaction. Throws
 * `OutcomeUnknown`, or the server's error, after which nothing has been written.
 */
export async function playBatch(
  database: Database,
  plays: readonly PlaySubmission[],
  timing: { intervalMs: number; at: Date },
): Promise<readonly PlayedBatchItem[]> {
  const { rows } = await commitStatement<Row>(database.pool, {
    name: 'casino.play_batch',
    text: STATEMENT,
    values: [
      plays.map((_, n) => n),
      plays.map((play) => play.playerId),
      plays.map((play) => play.pairId),
      plays.map((play) => play.nonce),
      plays.map((play) => play.gameId),
      plays.map((play) => play.house),
      plays.map((play) => play.roundId),
      plays.map((play) => play.key),
      plays.map((play) => `\\x${play.inputHash}`),
      plays.map((play) => play.stake),
      plays.map((play) => play.win),
      plays.map((play) => play.rulesHash),
      plays.map((play) => play.outcome),
      plays.map((play) => play.streams),
      timing.intervalMs,
      timing.at,
    ],
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
