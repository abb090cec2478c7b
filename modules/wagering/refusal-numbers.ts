import { limitNumbers } from '@poyraz/compliance'
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
  const { playerId, product } = bet
  const numbers = await limitNumbers(db, { playerId, product, kind, period, at })
  return { ...refusal, data: { ...refusal.data, ...numbers } }
}
