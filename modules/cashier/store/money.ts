import type { Tx } from '@poyraz/db'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import type { Leg, Status } from '@poyraz/ledger'
import { ACCOUNTS } from '@poyraz/wallet'
import { sql } from 'kysely'
import type { Payment } from './payments.ts'

export const FEES = 'house:fees'

/** Idempotency keys of a payment's ledger transactions; each is written once. */
export const keysOf = (id: string) => ({
  credit: `payment:${id}`,
  hold: `withdraw:${id}`,
  end: `withdraw-end:${id}`,
  back: `withdraw-back:${id}`,
})

/** Ledger keys of the nth chargeback of a deposit and of its reversal after a won dispute. */
export function disputeKeysOf(id: string, nth: number) {
  const again = nth > 1 ? `:${nth}` : ''
  return { chargeback: `chargeback:${id}${again}`, reversal: `chargeback-reversal:${id}${again}` }
}

/** Returns the ledger key that credits the deposit of a payment. */
export function creditKeyOf(id: string): string {
  return keysOf(id).credit
}

/** Prefixes of the ledger keys whose statement lines show the current status of the payment. */
const STATUS_PREFIXES = 'payment|withdraw|withdraw-end|withdraw-back|chargeback'
const patternOf = (prefixes: string) => `^(?:${prefixes}):([0-9a-f-]{36})(?::\\d+)*$`
/** Matches these keys, in JavaScript and in SQL; its group is the payment's id. */
export const STATUS_KEY = patternOf(STATUS_PREFIXES)
const PAYMENT_KEY = new RegExp(patternOf(`${STATUS_PREFIXES}|chargeback-reversal|debt`))

/** Returns the id of the payment that wrote a ledger transaction; `null` if another module wrote it. */
export function paymentIdOf(ledgerKey: string): string | null {
  return PAYMENT_KEY.exec(ledgerKey)?.[1] ?? null
}

/** Returns what the player's account gets, or got, from a withdrawal: the amount without our fee. */
export function payoutOf({ amount, fee, paidOut }: Pick<Payment, 'amount' | 'fee' | 'paidOut'>): Kurus {
  return paidOut ?? kurus(amount - fee)
}

/** Places the ledger hold of a withdrawal; writes nothing if the cash is not enough. */
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

/** Posts one ledger transaction for the player of a payment. */
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

/** Builds a ledger transaction. A payment has one amount per key, so the input hash is the hash of its id. */
export function member({ id, playerId }: Pick<Payment, 'id' | 'playerId'>, key: string) {
  return sql`ledger.transaction(0, ${playerId}::uuid, ${key}::text, sha256(convert_to(${id}, 'UTF8')))`
}

/**
 * Asserts that the ledger wrote a new transaction. A payment leaves a state only once; any other status is a
 * bug.
 */
export function assertWritten(status: Status | undefined, key: string): void {
  assert(status === 'created', `the ledger answers ${status} to ${key}`)
}
