import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { Payment } from './payments.ts'

/**
 * Sums in kuruş that decide if two people must agree: over all deposits of the player that wait for such a
 * decision, and those decided within 24 hours. Splitting a sum therefore does not avoid the second person.
 */

/** Saves what was paid for a locked, parked deposit; if a provider reported several amounts, the largest. */
export async function noteReceived(tx: Tx, id: string, amount: bigint): Promise<void> {
  await sql`update cashier.payment set received = greatest(received, ${amount}) where id = ${id}`.execute(tx)
}

/**
 * Sum of deposits that are parked or that staff sent back; each by the larger of requested and received
 * amount.
 */
export async function returnedAround(tx: Tx, playerId: string, at: Date): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(greatest(amount, received)), 0)::bigint as amount from cashier.payment p
    where player_id = ${playerId} and direction = 1
      and (state = 'pending_review' or exists (
        select from cashier.payment_step s where s.payment_id = p.id and s.proposal = 'send_back'
          and s.at > ${at}::timestamptz - interval '24 hours'))`.execute(tx)
  return rows[0]?.amount ?? 0n
}

/** Sum of deposits that are charged back, or were restored to the player. */
export async function refundedAround(tx: Tx, { playerId }: Payment, at: Date): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from cashier.payment
    where player_id = ${playerId} and direction = 1 and chargebacks > 0
      and (state = 'reversed' or changed_at > ${at}::timestamptz - interval '24 hours')`.execute(tx)
  return rows[0]?.amount ?? 0n
}
