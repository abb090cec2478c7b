import { type Db, type Tx, transact } from '@poyraz/db'
import { err, isStaffName, ok, type Result, SECOND_MS } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { withinMs } from '../payments/provider.ts'
import type { PaymentState } from '../payments/states.ts'
import { handleEvents, paymentOfEvent } from '../store/payment-events.ts'
import { findPayment, insertStep, lockPayment, type Payment } from '../store/payments.ts'
import { refundedAround } from '../store/proposals.ts'
import { applyEvent } from './apply-event.ts'
import { actorOf, type Decision, type DecisionRefusal } from './decide-withdrawal.ts'
import { eventOf, providerOf } from './provider-orders.ts'
import { isAgreed } from './second-person.ts'

const PROVIDER_TIMEOUT_MS = 5 * SECOND_MS
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `subject`: the payment id or parked event id that the reconciliation named. */
export type Settling = Omit<Decision, 'paymentId'> & { readonly subject: string }
/** The payment's state now; `handled`: the event has no payment; `proposed`: a second person has to agree. */
export type SettledDifference = Result<PaymentState | 'handled' | 'proposed', DecisionRefusal>

/** Finds the payment of this id, or the payment of the event with this id. */
async function paymentBehind(db: Db, subject: string): Promise<Payment | undefined> {
  const named = UUID.test(subject) ? await findPayment(db, subject) : undefined
  const id = named ? null : await paymentOfEvent(db, subject)
  return id === null ? named : findPayment(db, id)
}

/**
 * Settles a difference with a reason: asks the provider for the payment's state, applies it like an event,
 * and marks the parked events of the payment as handled. A charged-back deposit that is `paid` again at the
 * provider is a won dispute and is restored; large sums need two people. Refused if the payment changed while
 * the provider was asked. Throws if the provider cannot be reached.
 */
export async function settleDifference(
  ctx: CashierCtx,
  { subject, staff, note }: Settling,
): Promise<SettledDifference> {
  if (!isStaffName(staff)) return err('staff_name')
  if (note === '') return err('note_required')
  const { db } = ctx.database
  const asked = await paymentBehind(db, subject)
  const known = asked && (await withinMs(PROVIDER_TIMEOUT_MS, () => providerOf(ctx, asked).find(asked.id)))
  return transact(db, async (tx): Promise<SettledDifference> => {
    const payment = asked && (await lockPayment(tx, asked.id))
    // The payment may have changed after the provider answered, possibly twice and back to the same state.
    const isSame = payment?.state === asked?.state && payment?.chargebacks === asked?.chargebacks
    if (!isSame) return err('state_conflict')
    const handling = { at: new Date(ctx.clock.nowMs()), by: actorOf({ staff }), note }
    const isGivenBack = payment?.state === 'reversed' && known?.state === 'paid'
    if (isGivenBack) {
      const agreed = await proposeGivingBack(ctx, tx, payment, {
        decision: { paymentId: payment.id, staff, note },
        at: handling.at,
      })
      if (!agreed.ok || !agreed.value) return agreed.ok ? ok('proposed') : agreed
    }
    const handled = await handleEvents(tx, { eventId: subject, paymentId: payment?.id ?? null }, handling)
    if (!payment) return handled > 0 ? ok('handled') : err('not_found')
    const { at, by: actor } = handling
    if (!isGivenBack) await insertStep(tx, payment.id, { state: payment.state, at, actor, note })
    if (!known || known.state === 'open') return ok(payment.state)
    const judgement = await applyEvent(ctx, tx, payment, eventOf(known), true)
    return ok(judgement.outcome === 'applied' ? judgement.state : payment.state)
  })
}

/** Records this person's decision; returns true if it is enough. */
async function proposeGivingBack(
  ctx: CashierCtx,
  tx: Tx,
  payment: Payment,
  { decision, at }: { readonly decision: Decision; readonly at: Date },
): Promise<Result<boolean, 'same_person'>> {
  const inAll = await refundedAround(tx, payment, at)
  const agreed = await isAgreed(ctx, tx, { decision, proposal: 'give_back', inAll })
  if (!agreed.ok) return agreed
  const { state, id } = payment
  const proposal = 'give_back'
  await insertStep(tx, id, { state, at, actor: actorOf(decision), note: decision.note, proposal })
  return agreed
}
