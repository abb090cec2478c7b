import { err, isStaffName, ok, type Result } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { WITHDRAWAL } from '../methods/method.ts'
import { stepsOf } from '../store/payment-list.ts'
import { findPayment, type Payment, type Step } from '../store/payments.ts'
import { receiptsOf } from '../store/receipts.ts'
import { marksOf } from './decide-withdrawal.ts'

/** Request of a member of staff to view a payment. */
export type Look = { readonly paymentId: string; readonly staff: string }
export type LookRefusal = 'staff_name' | 'not_found'
/** A payment with its steps; a withdrawal has its current flags. */
export type PaymentFile = Payment & { readonly steps: readonly Step[] }

/** Returns one payment with its steps and flags, and records the view in the audit log. */
export async function openPayment(
  ctx: CashierCtx,
  { paymentId, staff }: Look,
): Promise<Result<PaymentFile, LookRefusal>> {
  if (!isStaffName(staff)) return err('staff_name')
  const { db } = ctx.database
  const payment = await findPayment(db, paymentId)
  if (!payment) return err('not_found')
  const { playerId } = payment
  const isOut = payment.direction === WITHDRAWAL
  const [steps, flags] = await Promise.all([
    stepsOf(db, [paymentId]),
    isOut ? marksOf(ctx, payment) : payment.flags,
  ])
  await ctx.noteView({ kind: 'payment_viewed', playerId, paymentId, staff })
  return ok({ ...payment, flags, steps: steps.get(paymentId) ?? [] })
}

/** Returns the receipt picture of a bank transfer as JPEG, and records the view in the audit log. */
export async function receiptOf(
  { database, pictures, noteView }: CashierCtx,
  { paymentId, staff }: Look,
): Promise<Result<Uint8Array, LookRefusal>> {
  if (!isStaffName(staff)) return err('staff_name')
  const [payment, [receipt]] = await Promise.all([
    findPayment(database.db, paymentId),
    receiptsOf(database.db, [paymentId]),
  ])
  if (!payment || !receipt) return err('not_found')
  await noteView({ kind: 'receipt_viewed', playerId: payment.playerId, paymentId, staff })
  return ok(await pictures.read(receipt.file))
}
