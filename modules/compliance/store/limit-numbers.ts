import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

export type RefusedLimit = {
  readonly playerId: string
  /** The product of a bet, or `deposit`. */
  readonly product: string
  readonly kind: string
  readonly period: string | null
  /** Time of the refusal; null for the database's. */
  readonly at: Date | null
}

/** Numbers of a limit: kuruş, or minutes for a session. `left` is the rest of a limit over a period. */
export type LimitNumbers = { readonly max?: number; readonly minutes?: number; readonly left?: number }

/** Returns the numbers of a limit that refused, for the text of the refusal; empty if it does not limit any more. */
export async function limitNumbers(
  db: Db,
  { playerId, product, kind, period, at }: RefusedLimit,
): Promise<LimitNumbers> {
  const { rows } = await sql<{ most: bigint | null; rest: bigint | null }>`
    select most, rest from compliance.limit_numbers(
      ${playerId}, ${product}, ${kind}, ${period}, coalesce(${at}::timestamptz, clock_timestamp()))`.execute(
    db,
  )
  const { most = null, rest = null } = rows[0] ?? {}
  if (most === null) return {}
  const numbers = kind === 'session' ? { minutes: Number(most) } : { max: Number(most) }
  return rest === null ? numbers : { ...numbers, left: Number(rest) }
}
