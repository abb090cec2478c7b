import type { Db } from '@poyraz/db'
import { sql } from 'kysely'
import type { BetRefusal } from './refusals.ts'

type Refused = { readonly playerId: string; readonly product: string }

/**
 * Adds to the refusal of a bet the number of the limit that refused it, which its text names. The refused
 * statement wrote nothing, so the numbers are read afterwards; a limit that is gone meanwhile adds none.
 */
export async function withNumbers(
  db: Db,
  bet: Refused,
  refusal: BetRefusal,
  at: Date | null,
): Promise<BetRefusal> {
  if (refusal.error === 'bonus_stake_limit') {
    const { rows } = await sql<{ max: bigint | null }>`
      select promotions.stake_max(${bet.playerId}) as max`.execute(db)
    const max = rows[0]?.max ?? null
    return max === null ? refusal : { ...refusal, data: { max: Number(max) } }
  }
  if (refusal.error !== 'limit_reached') return refusal
  const { kind, period = null } = refusal.data
  const { rows } = await sql<{ most: bigint | null; rest: bigint | null }>`
    select most, rest from compliance.limit_numbers(
      ${bet.playerId}, ${bet.product}, ${kind}, ${period},
      coalesce(${at}::timestamptz, clock_timestamp()))`.execute(db)
  const { most = null, rest = null } = rows[0] ?? {}
  if (most === null) return refusal
  const numbers = kind === 'session' ? { minutes: Number(most) } : { max: Number(most) }
  return {
    ...refusal,
    data: { ...refusal.data, ...numbers, ...(rest === null ? {} : { left: Number(rest) }) },
  }
}
