import type { Db, Tx } from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { WITHDRAWAL } from '../methods/method.ts'
import type { Payment } from './payments.ts'

/**
 * Returns the sum of the player's withdrawals within 24 hours before or after this one, this one included.
 * Failed, refused and returned withdrawals do not count.
 */
export async function withdrawnAround(db: Db, { playerId, createdAt }: Payment): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from cashier.counted_payment
    where player_id = ${playerId} and direction = ${WITHDRAWAL}
      and created_at > ${createdAt}::timestamptz - interval '24 hours'
      and created_at < ${createdAt}::timestamptz + interval '24 hours'`.execute(db)
  return rows[0]?.amount ?? 0n
}

/** Returns the sum of the player's other unpaid withdrawals in kuruş; all of them if `id` is null. */
export async function otherPendingWithdrawals(
  db: Db,
  { id, playerId }: { readonly id: string | null; readonly playerId: string },
): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from cashier.payment
    where player_id = ${playerId} and direction = ${WITHDRAWAL}
      and state in ('requested', 'in_review', 'approved', 'pending_review') and id is distinct from ${id}::uuid`.execute(
    db,
  )
  return rows[0]?.amount ?? 0n
}

/** True if the player requested a withdrawal before this instant. */
export async function hasWithdrawnBefore(db: Db, playerId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from cashier.payment where player_id = ${playerId} and direction = 2 and created_at < ${at} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Saves that a locked payout paid less than requested. */
export async function setPaidOut(tx: Tx, id: string, paidOut: Kurus): Promise<void> {
  await sql`update cashier.payment set paid_out = ${paidOut} where id = ${id}`.execute(tx)
}

/** Saves the reasons for staff to examine a locked payment. */
export async function setFlags(tx: Tx, id: string, flags: readonly string[]): Promise<void> {
  await sql`update cashier.payment set flags = ${[...flags]} where id = ${id}`.execute(tx)
}
