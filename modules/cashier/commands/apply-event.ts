import { onCommit, type Tx } from '@poyraz/db'
import { assert } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { methodById } from '../methods/list.ts'
import { DEPOSIT } from '../methods/method.ts'
import { PROVIDER_CURRENCY, type ProviderEvent } from '../payments/provider.ts'
import { type Judgement, judge, type PaymentState } from '../payments/states.ts'
import { refuseCredit } from '../store/admission.ts'
import { takeBackDeposit } from '../store/chargebacks.ts'
import { setOwed } from '../store/debts.ts'
import { creditDeposit, creditKeyOf, payWithdrawal, takeReturned } from '../store/money.ts'
import { movePayment, type Payment } from '../store/payments.ts'
import { collectDebt, releaseWithdrawal } from './collect-debt.ts'
import { dropDeposit } from './count-deposit.ts'

/** Of a locked payment: what an event of its provider means, done within the transaction. */
export async function applyEvent(
  ctx: CashierCtx,
  tx: Tx,
  payment: Payment,
  event: ProviderEvent,
): Promise<Judgement> {
  const at = new Date(ctx.clock.nowMs())
  const differs = mismatchOf(payment, event)
  const refusal = differs === null ? await refusedFor(tx, payment, event, at) : null
  const mismatch = differs ?? refusal
  const judgement = judge(payment.direction, payment.state, event.kind, mismatch)
  if (judgement.outcome !== 'applied') return judgement
  const { state } = judgement
  const note = state === 'pending_review' ? (mismatch ?? 'late') : event.kind
  // What protection does not let in goes back by itself: nobody has to decide that.
  const dueAt = state === 'pending_review' && refusal !== null ? at : null
  await movePayment(tx, payment.id, { state, at, actor: `provider:${payment.provider}`, note }, dueAt)
  await moveMoney(ctx, tx, payment, state, at)
  return judgement
}

/** What the provider tells must be what we asked for: amount, currency, account. */
function mismatchOf({ direction, amount, fee, account }: Payment, event: ProviderEvent): string | null {
  if (event.currency !== PROVIDER_CURRENCY) return 'currency'
  if (event.amount !== (direction === DEPOSIT ? amount : amount - fee)) return 'amount'
  return event.account === account ? null : 'account'
}

/** Why what is paid for who may pay nothing in by now (excluded, denied, closing the account) goes back. */
async function refusedFor(
  tx: Tx,
  { direction, playerId }: Payment,
  { kind }: ProviderEvent,
  at: Date,
): Promise<string | null> {
  return direction === DEPOSIT && kind === 'paid' ? refuseCredit(tx, playerId, at) : null
}

/** The money of a payment that goes to a state. A deposit that waits for a person moves none. */
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
  const method = methodById(payment.methodId)
  assert(method, 'a method of a payment never goes')
  onCommit(tx, () => ctx.onMoved(playerId))
  if (state === 'approved') {
    onCommit(tx, () => ctx.onSource(playerId))
    return creditDeposit(tx, payment, method, at)
  }
  if (state === 'reversed') {
    await ctx.promo.reverse(tx, { playerId, depositKey: creditKeyOf(id) })
    return setOwed(tx, id, await takeBackDeposit(tx, payment, method, at))
  }
  if (state === 'rejected') return releaseWithdrawal(ctx, tx, payment)
  if (state === 'returned') {
    await takeReturned(tx, payment, method, at)
    return collectDebt(ctx, tx, playerId)
  }
  assert(state === 'paid', `an event takes no payment to ${state}`)
  await payWithdrawal(tx, payment, method, at)
  onCommit(tx, () => ctx.onPaidOut(playerId))
}
