import type { Tx } from '@poyraz/db'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import type { Leg, Status } from '@poyraz/ledger'
import { ACCOUNTS } from '@poyraz/wallet'
import { sql } from 'kysely'
import type { Payment } from './payments.ts'

export const FEES = 'house:fees'

/** Keys of a payment's transactions in the ledger: each happens once. */
export const keysOf = (id: string) => ({
  credit: `payment:${id}`,
  hold: `withdraw:${id}`,
  end: `withdraw-end:${id}`,
  back: `withdraw-back:${id}`,
})

/** Under which a deposit is taken back for the nth time, and given back where the house won that dispute. */
export function disputeKeysOf(id: string, nth: number) {
  const again = nth > 1 ? `:${nth}` : ''
  return { chargeback: `chargeback:${id}${again}`, reversal: `chargeback-reversal:${id}${again}` }
}

/** Under which the deposit of a payment is credited. */
export function creditKeyOf(id: string): string {
  return keysOf(id).credit
}

/** The payment behind a transaction of the ledger, `null` where another part of the house wrote it. */
export function paymentIdOf(ledgerKey: string): string | null {
  const known =
    /^(?:payment|withdraw|withdraw-end|withdraw-back|chargeback|chargeback-reversal|debt):([0-9a-f-]{36})(?::\d+)*$/
  return known.exec(ledgerKey)?.[1] ?? null
}

/** Every key under which a payment may stand in a statement with the status that it has. */
export function ledgerKeysOf({ id, chargebacks }: Pick<Payment, 'id' | 'chargebacks'>): readonly string[] {
  const disputes = Array.from({ length: chargebacks }, (_, index) => disputeKeysOf(id, index + 1).chargeback)
  return [...Object.values(keysOf(id)), ...disputes]
}

/** What a payout paid, or is to pay, to its player's account: without our fee. */
export function payoutOf({ amount, fee, paidOut }: Pick<Payment, 'amount' | 'fee' | 'paidOut'>): Kurus {
  return paidOut ?? kurus(amount - fee)
}

/** Sets the money of a withdrawal aside; nothing is written where there is too little. */
export async function holdWithdrawal(
  tx: Tx,
  payment: Pick<Payment, 'id' | 'playerId' | 'amount'>,
  at: Date,
): Promise<Status | undefined> {
  const { id, amount } = payment
  const { rows } = await sql<{ status: Status }>`
    select status from ledger.place_hold(${member(payment, keysOf(id).hold)}, ${ACCOUNTS.cash},
      ${amount}::bigint, null, ${at}::timestamptz)`.execute(tx)
  return rows[0]?.status
}

/** One transaction of a payment's player. */
export async function post(
  tx: Tx,
  payment: Pick<Payment, 'id' | 'playerId'>,
  { key, at }: { key: string; at: Date },
  legs: readonly Leg[],
): Promise<Status | undefined> {
  const rows = legs.map(
    ({ reason, debit, credit, amount }, index) =>
      sql`ledger.leg(0, ${index + 1}::int, ${reason}::text, ${debit}::text, ${credit}::text, ${amount}::bigint)`,
  )
  const answer = await sql<{ status: Status }>`
    select status from ledger.post_batch(array[${member(payment, key)}], array[${sql.join(rows)}],
      ${at}::timestamptz)`.execute(tx)
  return answer.rows[0]?.status
}

/** One payment, one amount, one key: its hash is that of its id. */
export function member({ id, playerId }: Pick<Payment, 'id' | 'playerId'>, key: string) {
  return sql`ledger.transaction(0, ${playerId}::uuid, ${key}::text, sha256(convert_to(${id}, 'UTF8')))`
}

/** A state is left once, so that its money moves once: anything but a new transaction is a fault of ours. */
export function assertWritten(status: Status | undefined, key: string): void {
  assert(status === 'created', `the ledger answers ${status} to ${key}`)
}
