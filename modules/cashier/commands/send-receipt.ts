import { financeSendReceipt, type Refusal } from '@poyraz/contract'
import { effect, onCommit } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { methodById } from '../methods/list.ts'
import { TRANSFER_TYPES } from '../methods/method.ts'
import { refusedAt } from '../payments/check.ts'
import { lockPayment, type Payment } from '../store/payments.ts'
import { putReceipt } from '../store/receipts.ts'

export type SentReceipt = {
  readonly playerId: string
  readonly paymentId: string
  readonly upload: string | undefined
  readonly key: string | null
  readonly inputHash: string
}

type ReceiptReply = { readonly transactionID: string; readonly receiptAt: string }
type Code = 'not_found' | 'state_conflict'

/** True for a bank transfer that waits for its money or for a person. */
export function takesReceipt({ methodId, state }: Pick<Payment, 'methodId' | 'state'>): boolean {
  const isOfBank = methodById(methodId)?.transferType === TRANSFER_TYPES.bank
  return isOfBank && (state === 'awaiting_payment' || state === 'pending_review')
}

/** Saves a receipt picture with the deposit for staff; a newer picture replaces it. */
export async function sendReceipt(
  ctx: CashierCtx,
  sent: SentReceipt,
): Promise<Result<ReceiptReply, Refusal<Code | 'idempotency_conflict'>>> {
  const { playerId, paymentId, upload } = sent
  const picture = await ctx.pictures.check(upload)
  if (!picture.ok) return err(refusedAt('file', picture.error))
  const write = { ...sent, procedure: financeSendReceipt }
  return effect<ReceiptReply, Refusal<Code>>(ctx.database.db, write, async (tx) => {
    const payment = await lockPayment(tx, paymentId)
    if (payment?.playerId !== playerId) return err({ error: 'not_found' })
    if (!takesReceipt(payment)) return err({ error: 'state_conflict' })
    const { file, bytes, put } = picture.value
    const uploadedAt = new Date(ctx.clock.nowMs())
    const old = await putReceipt(tx, { paymentId, file, bytes, uploadedAt })
    await put()
    if (old !== null) onCommit(tx, () => void ctx.pictures.drop(old).catch(ctx.onError))
    return ok({ transactionID: paymentId, receiptAt: uploadedAt.toISOString() })
  })
}
