import type { Tx } from '@poyraz/db'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import type { Leg, Status } from '@poyraz/ledger'
import { ACCOUNTS } from '@poyraz/wallet'
import { sql } from 'kysely'
import type { Method } from '../methods/method.ts'
import type { Payment } from './payments.ts'

export const CURRENCY = 'TRY_PLAY'
export const FEES = 'house:fees'

/** Keys of a payment's transactions in the ledger: each happens once. */
const keysOf = (id: string) => ({
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

/**
 * Each of these is written with the caller's transaction, or not at all; the ledger's rows are locked last.
 */
export async function creditDeposit(tx: Tx, payment: Payment, method: Method, at: Date): Promise<void> {
  const { amount } = payment
  const { credit: key } = keysOf(payment.id)
  const status = await post(tx, payment, { key, at }, [
    { reason: 'deposit', debit: method.houseCode, credit: ACCOUNTS.cash, amount },
  ])
  assertWritten(status, key)
}

export type PaidAtOnce = {
  readonly playerId: string
  readonly key: string
  /** SHA-256 (hex) of what was asked for. */
  readonly inputHash: string
  readonly method: Method
  readonly amount: Kurus
  readonly at: Date
}

/** Money of a method that needs no payment of its own. */
export async function payAtOnce(tx: Tx, paid: PaidAtOnce): Promise<Status | undefined> {
  const { playerId, key, inputHash, method, amount, at } = paid
  const { rows } = await sql<{ status: Status }>`
    select status from ledger.post_batch(
      array[row(0, ${playerId}::uuid, ${key}::text, decode(${inputHash}, 'hex'), ${CURRENCY}::text)
        ::ledger.transaction_input],
      array[row(0, 1, 'deposit', ${method.houseCode}::text, ${ACCOUNTS.cash}::text, ${amount}::bigint)
        ::ledger.leg_input],
      ${at}::timestamptz)`.execute(tx)
  return rows[0]?.status
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

/** Pays a withdrawal from what is held for it; what was not paid out of it is the player's again. */
export async function payWithdrawal(tx: Tx, payment: Payment, method: Method, at: Date): Promise<void> {
  const { fee } = payment
  const out = { reason: 'withdrawal', credit: method.houseCode, amount: payoutOf(payment) }
  await closeHold(tx, payment, { kind: 'post_hold', at }, [
    out,
    ...(fee > 0n ? [{ reason: 'withdrawal_fee', credit: FEES, amount: fee }] : []),
  ])
}

/** A bank sent a paid withdrawal back: all of it is the player's again, our fee too. */
export async function takeReturned(tx: Tx, payment: Payment, method: Method, at: Date): Promise<void> {
  const { fee } = payment
  const { back: key } = keysOf(payment.id)
  const leg = { reason: 'release', credit: ACCOUNTS.cash }
  const status = await post(tx, payment, { key, at }, [
    { ...leg, debit: method.houseCode, amount: payoutOf(payment) },
    ...(fee > 0n ? [{ ...leg, debit: FEES, amount: fee }] : []),
  ])
  assertWritten(status, key)
}

export async function returnWithdrawal(
  tx: Tx,
  payment: Pick<Payment, 'id' | 'playerId'>,
  at: Date,
): Promise<void> {
  await closeHold(tx, payment, { kind: 'release', at }, [])
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
      sql`row(0, ${index + 1}::int, ${reason}::text, ${debit}::text, ${credit}::text, ${amount}::bigint)::ledger.leg_input`,
  )
  const answer = await sql<{ status: Status }>`
    select status from ledger.post_batch(array[${member(payment, key)}], array[${sql.join(rows)}],
      ${at}::timestamptz)`.execute(tx)
  return answer.rows[0]?.status
}

async function closeHold(
  tx: Tx,
  payment: Pick<Payment, 'id' | 'playerId'>,
  { kind, at }: { kind: 'post_hold' | 'release'; at: Date },
  legs: readonly Omit<Leg, 'debit'>[],
): Promise<void> {
  const { hold, end } = keysOf(payment.id)
  const rows = legs.map(
    ({ reason, credit, amount }, index) =>
      sql`row(0, ${index + 1}::int, ${reason}::text, 'held', ${credit}::text, ${amount}::bigint)::ledger.leg_input`,
  )
  const answer = await sql<{ status: Status }>`
    select status from ledger.close_hold(${member(payment, end)}, ${hold}, ${kind}::ledger.kind,
      array[${sql.join(rows)}]::ledger.leg_input[], ${at}::timestamptz)`.execute(tx)
  assertWritten(answer.rows[0]?.status, end)
}

/** One payment, one amount, one key: its hash is that of its id. */
function member({ id, playerId }: Pick<Payment, 'id' | 'playerId'>, key: string) {
  return sql`row(0, ${playerId}::uuid, ${key}::text, sha256(convert_to(${id}, 'UTF8')), ${CURRENCY}::text)
    ::ledger.transaction_input`
}

/** A state is left once, so that its money moves once: anything but a new transaction is a fault of ours. */
export function assertWritten(status: Status | undefined, key: string): void {
  assert(status === 'created', `the ledger answers ${status} to ${key}`)
}
