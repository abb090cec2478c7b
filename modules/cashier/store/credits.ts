import type { Tx } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import type { Leg, Status } from '@poyraz/ledger'
import { ACCOUNTS } from '@poyraz/wallet'
import { sql } from 'kysely'
import type { Method } from '../methods/method.ts'
import { CHARGEBACKS } from './chargebacks.ts'
import { assertWritten, disputeKeysOf, FEES, keysOf, member, payoutOf, post } from './money.ts'
import type { Payment } from './payments.ts'

/*
 * All statements that credit a player's cash from the cashier. Only `commands/money-arrives.ts` calls them,
 * because it also runs everything else that must happen when money arrives. All of them write within the
 * caller's transaction.
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
  /** SHA-256 (hex) of the request. */
  readonly inputHash: string
  readonly method: Method
  readonly amount: Kurus
  readonly at: Date
}

/** Credits money of a method that is credited at once and has no payment record. */
export async function payAtOnce(tx: Tx, paid: PaidAtOnce): Promise<Status | undefined> {
  const { playerId, key, inputHash, method, amount, at } = paid
  const { rows } = await sql<{ status: Status }>`
    select status from ledger.post_batch(
      array[ledger.transaction(0, ${playerId}::uuid, ${key}::text, decode(${inputHash}, 'hex'))],
      array[ledger.leg(0, 1, 'deposit', ${method.houseCode}::text, ${ACCOUNTS.cash}::text, ${amount}::bigint)],
      ${at}::timestamptz)`.execute(tx)
  return rows[0]?.status
}

/** Posts the hold of a paid withdrawal; the part that was not paid out returns to the player. */
export async function payWithdrawal(tx: Tx, payment: Payment, method: Method, at: Date): Promise<void> {
  const { fee } = payment
  const out = { reason: 'withdrawal', credit: method.houseCode, amount: payoutOf(payment) }
  await closeHold(tx, payment, { kind: 'post_hold', at }, [
    out,
    ...(fee > 0n ? [{ reason: 'withdrawal_fee', credit: FEES, amount: fee }] : []),
  ])
}

/**
 * Credits a paid withdrawal that its bank returned: the player gets the whole amount back, our fee included.
 */
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

/**
 * Restores a charged-back deposit after the house won the dispute. The player gets what was taken from the
 * player's cash, at the chargeback or later as debt payment; the rest goes to the chargeback account, which
 * covered it.
 */
export async function restoreDeposit(tx: Tx, payment: Payment, method: Method, at: Date): Promise<void> {
  const { id, amount, chargebacks } = payment
  const taken = await takenFor(tx, payment)
  const { reversal: key } = disputeKeysOf(id, chargebacks)
  const leg = { reason: 'chargeback_reversal', debit: method.houseCode }
  const status = await post(tx, payment, { key, at }, [
    ...(taken > 0n ? [{ ...leg, credit: ACCOUNTS.cash, amount: taken }] : []),
    ...(taken < amount ? [{ ...leg, credit: CHARGEBACKS, amount: kurus(amount - taken) }] : []),
  ])
  assertWritten(status, key)
}

/** Returns what disputes took from the player's cash for a locked payment, minus what was restored. */
async function takenFor(tx: Tx, { id, playerId }: Payment): Promise<Kurus> {
  const { rows } = await sql<{ taken: bigint }>`
    select coalesce(sum(case ${ACCOUNTS.cash} when debit then amount when credit then -amount end), 0)::bigint
      as taken
    from ledger.transfer
    where owner = ${playerId} and reason in ('chargeback', 'chargeback_reversal')
      and split_part(key, ':', 2) = ${id}`.execute(tx)
  return kurus(rows[0]?.taken ?? 0n)
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
      sql`ledger.leg(0, ${index + 1}::int, ${reason}::text, 'held', ${credit}::text, ${amount}::bigint)`,
  )
  const answer = await sql<{ status: Status }>`
    select status from ledger.close_hold(${member(payment, end)}, ${hold}, ${kind}::ledger.kind,
      array[${sql.join(rows)}]::ledger.leg_input[], ${at}::timestamptz)`.execute(tx)
  assertWritten(answer.rows[0]?.status, end)
}
