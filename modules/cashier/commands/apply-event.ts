import { onCommit, type Tx } from '@poyraz/db'
import { assert } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { methodById } from '../methods/list.ts'
import { DEPOSIT } from '../methods/method.ts'
import { PROVIDER_CURRENCY, type ProviderEvent } from '../payments/provider.ts'
import { type Judgement, judge, type PaymentState } from '../payments/states.ts'
import { refuseCredit } from '../store/admission.ts'
import { setOwed } from '../store/debts.ts'
import {
  creditDeposit,
  creditKeyOf,
  payWithdrawal,
  returnWithdrawal,
  takeBackDeposit,
} from '../store/money.ts'
import { movePayment, type Payment } from '../store/payments.ts'
import { dropDeposit } from './count-deposit.ts'

/** Of a locked payment: what an event of its provider means, done within the transaction. */
export async function applyEvent(
  ctx: CashierCtx,
  tx: Tx,
  payment: Payment,
  event: ProviderEvent,
): Promise<Judgement> {
  const at = new Date(ctx.clock.nowMs())
  const mismatch = mismatchOf(payment, event) ?? (await refusedFor(tx, payment, event, at))
  const judgement = judge(payment.direction, payment.state, event.kind, mismatch)
  if (judgement.outcome !== 'applied') return judgement
  const { state } = judgement
  const note = state === 'pending_review' ? (mismatch ?? 'late') : event.kind
  await movePayment(tx, payment.id, { state, at, actor: `provider:${payment.provider}`, note }, null)
  await moveMoney(ctx, tx, payment, state, at)
  return judgement
}

/** What the provider tells must be what we asked for: amount, currency, account. */
function mismatchOf({ direction, amount, fee, account }: Payment, event: ProviderEvent): string | null {
  if (event.currency !== PROVIDER_CURRENCY) return 'currency'
  if (event.amount !== (direction === DEPOSIT ? amount : amount - fee)) return 'amount'
  return event.account === account ? null : 'account'
}

/** What is paid for who is excluded by now, or closes the account, waits for a person, too: it goes back. */
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
  if (state === 'rejected') return returnWithdrawal(tx, payment, at)
  assert(state === 'paid', `an event takes no payment to ${state}`)
  await payWithdrawal(tx, payment, method, at)
  onCommit(tx, () => ctx.onPaidOut(playerId))
}
