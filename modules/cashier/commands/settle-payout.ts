import { CURRENCY } from '@poyraz/contract'
import { type Tx, transact } from '@poyraz/db'
import { err, isStaffName, kurus, ok, SECOND_MS } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { WITHDRAWAL } from '../methods/method.ts'
import { type ProviderPayment, withinMs } from '../payments/provider.ts'
import { payoutOf } from '../store/money.ts'
import { stepsOf } from '../store/payment-list.ts'
import { findPayment, lockPayment, movePayment, type Payment } from '../store/payments.ts'
import { setPaidOut, withdrawnAround } from '../store/withdrawals.ts'
import { actorOf, type Decided, type Decision, isBy, TWO_PEOPLE_FROM } from './decide-withdrawal.ts'
import { payOutHeld, refuseHeld } from './money-arrives.ts'
import { payoutOrder, providerOf } from './provider-orders.ts'

const PROVIDER_TIMEOUT_MS = 5 * SECOND_MS

type End = 'paid' | 'rejected'

/**
 * Ends a payout that its provider paid differently than requested, with a reason; other payouts go to
 * `decide`. `paid`: the player received the amount that the provider reports; an unpaid part returns to the
 * player, an excess is for the house to claim. `rejected`: it did not reach the player, who gets all of it
 * back; a large one must be refused by a person who took no step in it. Throws if the provider cannot be
 * reached.
 */
export async function settlePayout(
  ctx: CashierCtx,
  decision: Decision,
  end: End,
  decide: (ctx: CashierCtx, decision: Decision) => Promise<Decided>,
): Promise<Decided> {
  const { paymentId: id, staff, note } = decision
  const { db } = ctx.database
  const asked = await findPayment(db, id)
  if (asked?.direction !== WITHDRAWAL || asked.state !== 'pending_review') return decide(ctx, decision)
  if (!isStaffName(staff)) return err('staff_name')
  if (note === '') return err('note_required')
  const provider = providerOf(ctx, asked)
  const known = await withinMs(PROVIDER_TIMEOUT_MS, () => provider.find(id))
  // An event reported a payment but the provider does not: cancel the order, so that it cannot be paid after
  // the refusal.
  const mayGoOut = end === 'rejected' && !wasPaidOut(known)
  if (mayGoOut && !(await withinMs(PROVIDER_TIMEOUT_MS, () => provider.cancel(payoutOrder(asked)))))
    return err('state_conflict')
  return transact(db, async (tx): Promise<Decided> => {
    const payment = await lockPayment(tx, id)
    if (payment?.state !== 'pending_review' || !fits(end, payment, known)) return err('state_conflict')
    const steps = (await stepsOf(tx, [id])).get(id) ?? []
    const isLarge = (await withdrawnAround(tx, payment)) >= TWO_PEOPLE_FROM
    if (end === 'rejected' && isLarge && steps.some((step) => isBy(step, decision))) return err('same_person')
    const at = new Date(ctx.clock.nowMs())
    await movePayment(tx, id, { state: end, at, actor: actorOf(decision), note }, null)
    if (end === 'rejected') await refuseHeld(ctx, tx, payment)
    else await takeAsPaid(ctx, tx, payment, known?.amount ?? 0n)
    return ok(end)
  })
}

function wasPaidOut(known: ProviderPayment | null): boolean {
  return known !== null && known.state !== 'open' && known.state !== 'failed'
}

/**
 * True if the provider's status allows this end: a payout paid to the player's own account cannot be refused.
 */
function fits(end: End, { account }: Payment, known: ProviderPayment | null): boolean {
  const isPaid = known?.state === 'paid' && known.currency === CURRENCY
  return end === 'paid' ? isPaid : !isPaid || known.account !== account
}

async function takeAsPaid(ctx: CashierCtx, tx: Tx, payment: Payment, reported: bigint): Promise<void> {
  const isLess = reported < payoutOf(payment)
  if (isLess) await setPaidOut(tx, payment.id, kurus(reported))
  await payOutHeld(ctx, tx, isLess ? { ...payment, paidOut: kurus(reported) } : payment)
}
