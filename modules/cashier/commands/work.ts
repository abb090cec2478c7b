import { transact } from '@poyraz/db'
import { assert, eachOf, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { DEPOSIT } from '../methods/method.ts'
import { type PaymentProvider, type ProviderPayment, withinMs } from '../payments/provider.ts'
import {
  claimDue,
  lockPayment,
  movePayment,
  type Payment,
  postpone,
  setProviderRef,
} from '../store/payments.ts'
import { applyEvent } from './apply-event.ts'
import { dropDeposit } from './count-deposit.ts'
import { eventOf, payoutOrder, providerOf } from './provider-orders.ts'

const BATCH_MAX = 50
/** A slow provider call for one payment does not delay the other payments. */
const PAYMENTS_AT_ONCE = 4
/** Lease of a claimed payment; after a worker's crash it is claimed again. */
const CLAIM_MS = MINUTE_MS
/** Wait for the webhook of a capture or refund before the provider is asked. */
const ASK_AFTER_MS = 5 * MINUTE_MS
const RETRY_MS_MAX = 10 * MINUTE_MS
const PROVIDER_TIMEOUT_MS = 10 * SECOND_MS

/**
 * Runs one round of background work: sends approved payouts, refunds refused deposits, expires unpaid ones,
 * and asks the provider for payments without an event. Payments are independent; a failed one is retried with
 * a growing delay. Returns the number of payments processed.
 */
export async function work(ctx: CashierCtx, onError: (error: unknown) => void): Promise<number> {
  const { db } = ctx.database
  const nowMs = ctx.clock.nowMs()
  const due = await claimDue(db, new Date(nowMs), new Date(nowMs + CLAIM_MS), BATCH_MAX)
  await eachOf(due, PAYMENTS_AT_ONCE, async (payment) => {
    try {
      await withinMs(PROVIDER_TIMEOUT_MS, () => resumePayment(ctx, payment))
    } catch (error) {
      onError(error)
      const waitMs = Math.min(RETRY_MS_MAX, SECOND_MS * 2 ** (payment.attempts + 1))
      await postpone(db, payment.id, new Date(nowMs + waitMs))
    }
  })
  return due.length
}

async function resumePayment(ctx: CashierCtx, payment: Payment): Promise<void> {
  const provider = providerOf(ctx, payment)
  const known = await provider.find(payment.id)
  if (payment.state === 'pending_review') return sendBack(ctx, provider, payment, known)
  if (known && known.state !== 'open') return applyStatus(ctx, known)
  return payment.direction === DEPOSIT ? expire(ctx, payment) : payOut(ctx, provider, payment)
}

/** Applies the provider's status in place of a lost webhook. */
async function applyStatus(ctx: CashierCtx, known: ProviderPayment): Promise<void> {
  const { paymentId } = known
  await transact(ctx.database.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    const judgement = payment && (await applyEvent(ctx, tx, payment, eventOf(known)))
    if (judgement?.outcome === 'parked')
      throw new Error(`payment ${paymentId} is parked: ${judgement.reason}`)
  })
}

async function expire(ctx: CashierCtx, { id, playerId }: Payment): Promise<void> {
  await transact(ctx.database.db, async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment?.state !== 'created' && payment?.state !== 'awaiting_payment') return
    const at = new Date(ctx.clock.nowMs())
    await movePayment(tx, id, { state: 'expired', at, actor: 'system', note: '' }, null)
    await dropDeposit(ctx, tx, playerId, id)
  })
}

/** Refunds a deposit to its payer and checks until the refund is confirmed. */
async function sendBack(
  ctx: CashierCtx,
  provider: PaymentProvider,
  { id }: Payment,
  known: ProviderPayment | null,
): Promise<void> {
  if (known?.state === 'refunded' || known?.state === 'charged_back') return applyStatus(ctx, known)
  if (known?.state !== 'paid')
    throw new Error(`payment ${id} cannot be sent back: ${known?.state ?? 'unknown'}`)
  await provider.refund(known.ref)
  await postpone(ctx.database.db, id, new Date(ctx.clock.nowMs() + ASK_AFTER_MS))
}

/**
 * Creates the order, then captures it. After a crash the same order is found and captured again, once. A
 * concurrent refusal by staff cancels the order first; capturing a cancelled order has no effect.
 */
async function payOut(ctx: CashierCtx, provider: PaymentProvider, payment: Payment): Promise<void> {
  const { id } = payment
  assert(payment.state === 'approved', 'only an approved payout is due')
  const created = await provider.create(payoutOrder(payment))
  const isApproved = await transact(ctx.database.db, async (tx) => {
    const isStill = (await lockPayment(tx, id))?.state === 'approved'
    if (isStill) await setProviderRef(tx, id, created)
    return isStill
  })
  if (!isApproved) return
  await provider.capture(created.ref)
  await postpone(ctx.database.db, id, new Date(ctx.clock.nowMs() + ASK_AFTER_MS))
}
