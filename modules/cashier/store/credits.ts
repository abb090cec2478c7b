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
 * Every statement by which the cashier credits a player's cash. `commands/money-arrives.ts` alone calls them:
 * whatever is due when money arrives happens there. Each is written with the caller's transaction, or not.
 */

/** Credits a deposit that was paid. */
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
      array[ledger.transaction(0, ${playerId}::uuid, ${key}::text, decode(${inputHash}, 'hex'))],
      array[ledger.leg(0, 1, 'deposit', ${method.houseCode}::text, ${ACCOUNTS.cash}::text, ${amount}::bigint)],
      ${at}::timestamptz)`.execute(tx)
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

/**
 * Gives a deposit back that was taken back, since the house won the dispute: to the player what was taken
 * from the player's cash, then or as a debt, the rest to the account of chargebacks, which bore it.
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

/** What disputes of a locked payment took from the player's cash and did not give back. */
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
