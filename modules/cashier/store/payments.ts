import type { Db, Tx } from '@poyraz/db'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { Direction } from '../methods/method.ts'
import type { Created, PayTo } from '../payments/provider.ts'
import type { PaymentState } from '../payments/states.ts'

/** A deposit or withdrawal: the request and its current state. */
export type Payment = {
  readonly id: string
  readonly playerId: string
  readonly direction: Direction
  readonly methodId: number
  readonly provider: string
  readonly amount: Kurus
  readonly fee: Kurus
  readonly account: string
  readonly reference: string
  readonly details: Readonly<Record<string, string>>
  /** Reasons for staff to examine the payment. */
  readonly flags: readonly string[]
  readonly createdAt: Date
  readonly state: PaymentState
  readonly providerRef: string | null
  readonly redirectUrl: string | null
  readonly payTo: PayTo | null
  readonly attempts: number
  /** Amount that a payout paid, in kuruş, if less than requested; otherwise `null`. */
  readonly paidOut: Kurus | null
  /** Number of chargebacks of the deposit. */
  readonly chargebacks: number
  /** Amount paid for a parked deposit, in kuruş; `null` if no provider reported it. */
  readonly received: Kurus | null
}

export type NewPayment = Omit<
  Payment,
  'providerRef' | 'redirectUrl' | 'payTo' | 'attempts' | 'paidOut' | 'chargebacks' | 'received'
> & {
  readonly dueAt: Date | null
  readonly actor: string
}

/**
 * First of two approvals: `send_back` sends a deposit to its payer, `give_back` restores it to the player.
 */
export type Proposal = 'send_back' | 'give_back'

/**
 * One state change and its actor. `note` is empty if there is no note; `owed` is the debt in kuruş that the
 * step is about, if any.
 */
export type Step = {
  readonly state: PaymentState
  readonly at: Date
  readonly actor: string
  readonly note: string
  readonly owed?: bigint | null
  readonly proposal?: Proposal | null
}

export type Row = Omit<Payment, 'amount' | 'fee' | 'paidOut' | 'received'> & {
  amount: bigint
  fee: bigint
  paidOut: bigint | null
  received: bigint | null
}

export const COLUMNS = sql`
  id, player_id as "playerId", direction, method_id as "methodId", provider, amount, fee, account, reference,
  details, flags, created_at as "createdAt", state, provider_ref as "providerRef", redirect_url as "redirectUrl",
  pay_to as "payTo", attempts, paid_out as "paidOut", chargebacks, received`

/** Returns the next number of the sequence that references of withdrawals are made of. */
export async function nextWithdrawalNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: bigint }>`
    select nextval('cashier.withdrawal_number') as number`.execute(tx)
  return Number(rows[0]?.number)
}

export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  const { id, playerId, direction, methodId, provider, amount, fee, account, reference } = payment
  await sql`
    insert into cashier.payment (id, player_id, direction, method_id, provider, amount, fee, account,
      reference, details, flags, created_at, state, changed_at, due_at)
    values (${id}, ${playerId}, ${direction}, ${methodId}, ${provider}, ${amount}, ${fee}, ${account},
      ${reference}, ${JSON.stringify(payment.details)}::jsonb, ${[...payment.flags]}, ${payment.createdAt},
      ${payment.state}, ${payment.createdAt}, ${payment.dueAt})`.execute(tx)
  await insertStep(tx, id, { ...payment, at: payment.createdAt, note: '' })
}

/**
 * Locks the payment, and the balance and debts of its player, until the transaction ends. Locks the player's
 * gate before the row: this lock order is the same everywhere.
 */
export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  await sql`
    select compliance.lock_gates(array(select player_id from cashier.payment where id = ${id}))`.execute(tx)
  const { rows } = await sql<Row>`
    select ${COLUMNS} from cashier.payment where id = ${id} for update`.execute(tx)
  return rows.map(toPayment)[0]
}

export async function findPayment(db: Db, id: string): Promise<Payment | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from cashier.payment where id = ${id}`.execute(db)
  return rows.map(toPayment)[0]
}

/** Moves a locked payment to a state and records the step. `dueAt`: next background work, `null` if none. */
export async function movePayment(tx: Tx, id: string, step: Step, dueAt: Date | null): Promise<void> {
  await sql`
    update cashier.payment
    set state = ${step.state}, changed_at = ${step.at}, due_at = ${dueAt}, attempts = 0
    where id = ${id}`.execute(tx)
  await insertStep(tx, id, step)
}

/** Records a step of a locked payment. */
export async function insertStep(tx: Tx, id: string, step: Step): Promise<void> {
  const { state, at, actor, note, owed = null, proposal = null } = step
  await sql`
    insert into cashier.payment_step (payment_id, n, state, at, actor, note, owed, proposal)
    select ${id}, coalesce(max(n), 0) + 1, ${state}, ${at}, ${actor}, ${note}, ${owed},
      ${proposal}
      from cashier.payment_step where payment_id = ${id}`.execute(tx)
}

/** Saves the provider's reference and payment data; values that are already set stay. */
export async function setProviderRef(tx: Tx, id: string, created: Created): Promise<void> {
  const { ref, redirectUrl, payTo } = created
  await sql`
    update cashier.payment
    set provider_ref = coalesce(provider_ref, ${ref}),
        redirect_url = coalesce(redirect_url, ${redirectUrl}),
        pay_to = coalesce(pay_to, ${payTo && JSON.stringify(payTo)}::jsonb)
    where id = ${id}`.execute(tx)
}

/** Returns the sum of the player's parked deposits. */
export async function parkedOf(db: Db, playerId: string): Promise<Kurus> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from cashier.payment
    where player_id = ${playerId} and direction = 1 and state = 'pending_review'`.execute(db)
  return kurus(rows[0]?.amount ?? 0n)
}

/**
 * Counts an attempt and sets the next one to `dueAt`: after a failure, or while a capture or refund is
 * unconfirmed.
 */
export async function postpone(db: Db, id: string, dueAt: Date): Promise<void> {
  await sql`
    update cashier.payment set attempts = attempts + 1, due_at = ${dueAt}
    where id = ${id} and due_at is not null`.execute(db)
}

/** Claims due payments, longest waiting first, until `until`. If the worker dies, they are due again then. */
export async function claimDue(db: Db, at: Date, until: Date, limit: number): Promise<readonly Payment[]> {
  const { rows } = await sql<Row>`
    update cashier.payment set due_at = ${until}
    where id in (select id from cashier.payment where due_at <= ${at} order by due_at limit ${limit}
                 for update skip locked)
    returning ${COLUMNS}`.execute(db)
  return rows.map(toPayment)
}

export async function paymentsById(
  db: Db,
  playerId: string,
  ids: readonly string[],
): Promise<readonly Payment[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from cashier.payment
    where id = any(${[...ids]}::uuid[]) and player_id = ${playerId}`.execute(db)
  return rows.map(toPayment)
}

export function toPayment(row: Row | undefined): Payment {
  assert(row, 'a row that was asked for')
  const { amount, fee, paidOut, received } = row
  const known = (amount: bigint | null) => (amount === null ? null : kurus(amount))
  return {
    ...row,
    amount: kurus(amount),
    fee: kurus(fee),
    paidOut: known(paidOut),
    received: known(received),
  }
}
