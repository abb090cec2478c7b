import type { Db, Tx } from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { WITHDRAWAL } from '../methods/method.ts'
import type { Payment } from './payments.ts'

/** What the player withdraws within a day of this withdrawal, this one included; nothing that came back counts. */
export async function withdrawnAround(db: Db, { playerId, createdAt }: Payment): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from cashier.counted_payment
    where player_id = ${playerId} and direction = ${WITHDRAWAL}
      and created_at > ${createdAt}::timestamptz - interval '24 hours'
      and created_at < ${createdAt}::timestamptz + interval '24 hours'`.execute(db)
  return rows[0]?.amount ?? 0n
}

/** What the player's other withdrawals hold that are not paid yet, in kuruş; `id` null: all of them. */
export async function waitingBeside(
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

/** Whether the player asked for a withdrawal before this instant. */
export async function hasWithdrawnBefore(db: Db, playerId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from cashier.payment where player_id = ${playerId} and direction = 2 and created_at < ${at} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Remembers that a locked payout paid less than was asked for. */
export async function setPaidOut(tx: Tx, id: string, paidOut: Kurus): Promise<void> {
  await sql`update cashier.payment set paid_out = ${paidOut} where id = ${id}`.execute(tx)
}

/** Remembers why people should look at a locked payment more closely. */
export async function setFlags(tx: Tx, id: string, flags: readonly string[]): Promise<void> {
  await sql`update cashier.payment set flags = ${[...flags]} where id = ${id}`.execute(tx)
}
