import { CURRENCY } from '@poyraz/contract'
import { onCommit, type Tx } from '@poyraz/db'
import { assert } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { methodById } from '../methods/list.ts'
import { DEPOSIT } from '../methods/method.ts'
import type { ProviderEvent } from '../payments/provider.ts'
import { decideEvent, type EventDecision, type PaymentState } from '../payments/states.ts'
import { refuseCredit } from '../store/admission.ts'
import { takeBackDeposit } from '../store/chargebacks.ts'
import { bookChargeback } from '../store/debts.ts'
import { creditKeyOf, payoutOf } from '../store/money.ts'
import { movePayment, type Payment } from '../store/payments.ts'
import { noteReceived } from '../store/proposals.ts'
import { dropDeposit } from './count-deposit.ts'
import {
  payOutHeld,
  receiveDeposit,
  receiveReturned,
  receiveWonDispute,
  refuseHeld,
} from './money-arrives.ts'

/**
 * Applies a provider event to a locked payment within the transaction. `isSettled`: a person asked the
 * provider for the payment's state and accepts it.
 */
export async function applyEvent(
  ctx: CashierCtx,
  tx: Tx,
  payment: Payment,
  event: ProviderEvent,
  isSettled = false,
): Promise<EventDecision> {
  const at = new Date(ctx.clock.nowMs())
  const differs = mismatchOf(payment, event)
  const refusal = differs === null ? await refusedFor(tx, payment, event, at) : null
  const mismatch = differs ?? refusal
  const decision = decideEvent(payment.direction, payment.state, event.kind, mismatch, isSettled)
  if (isParkedPayment(payment, event, decision)) await noteReceived(tx, payment.id, event.amount)
  if (decision.outcome !== 'applied') return decision
  const { state } = decision
  const note = state === 'pending_review' ? (mismatch ?? 'late') : event.kind
  // Money that protection refuses is sent back by the background work without a staff decision.
  const dueAt = state === 'pending_review' && refusal !== null ? at : null
  await movePayment(tx, payment.id, { state, at, actor: `provider:${payment.provider}`, note }, dueAt)
  await moveMoney(ctx, tx, payment, state, at)
  return decision
}

/** True if the event reports money of a deposit that is, or becomes, parked for a person. */
function isParkedPayment(
  { direction, state }: Payment,
  { kind }: ProviderEvent,
  decision: EventDecision,
): boolean {
  const next = decision.outcome === 'applied' ? decision.state : state
  return direction === DEPOSIT && kind === 'paid' && next === 'pending_review'
}

/**
 * Compares currency, account and amount with the request. Returns the first that differs, so `amount` means
 * that only the amount differs.
 */
function mismatchOf(payment: Payment, event: Omit<ProviderEvent, 'id' | 'kind'>): string | null {
  const { direction, amount, account } = payment
  if (event.currency !== CURRENCY) return 'currency'
  if (event.account !== account) return 'account'
  return event.amount === (direction === DEPOSIT ? amount : payoutOf(payment)) ? null : 'amount'
}

/**
 * Returns why protection refuses new money for this player now (excluded, denied, account closing), or
 * `null`.
 */
async function refusedFor(
  tx: Tx,
  { direction, state, playerId }: Payment,
  { kind }: ProviderEvent,
  at: Date,
): Promise<string | null> {
  // Money that was credited already, or comes back after a dispute, belonged to the player before: it is not
  // checked.
  const isNew = direction === DEPOSIT && kind === 'paid' && state !== 'approved' && state !== 'reversed'
  return isNew ? refuseCredit(tx, playerId, at) : null
}

/** Moves the money of a payment that enters a state; `pending_review` moves none. */
async function moveMoney(
  ctx: CashierCtx,
  tx: Tx,
  payment: Payment,
  state: PaymentState,
  at: Date,
): Promise<void> {
  const { id, playerId, direction } = payment
  if (state === 'pending_review') return
  if (direction === DEPOSIT && state === 'rejected') return dropDeposit(ctx, tx, playerId, id)
  if (payment.state === 'reversed') return receiveWonDispute(ctx, tx, payment)
  if (state === 'approved') {
    onCommit(tx, () => ctx.onSource(playerId))
    return receiveDeposit(ctx, tx, payment)
  }
  if (state === 'reversed') return chargeBack(ctx, tx, payment, at)
  if (state === 'rejected') return refuseHeld(ctx, tx, payment)
  if (state === 'returned') return receiveReturned(ctx, tx, payment)
  assert(state === 'paid', `an event takes no payment to ${state}`)
  return payOutHeld(ctx, tx, payment)
}

async function chargeBack(ctx: CashierCtx, tx: Tx, payment: Payment, at: Date): Promise<void> {
  const { id, playerId } = payment
  const method = methodById(payment.methodId)
  assert(method, 'a method of a payment never goes')
  await ctx.promo.reverse(tx, { playerId, depositKey: creditKeyOf(id) })
  await bookChargeback(tx, id, await takeBackDeposit(tx, payment, method, at))
  onCommit(tx, () => ctx.onMoved(playerId))
}
