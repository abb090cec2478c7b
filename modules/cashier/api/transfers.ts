import {
  type Call,
  financeCancelTransfer,
  financeListTransfers,
  financeSaveBankTransfer,
  financeSaveCepBankTransfer,
  prepayProcessTransaction,
  type Registry,
  TRANSACTION_STATUSES,
} from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import { cancelTransfer } from '../commands/cancel-transfer.ts'
import { type Deposit, deposit } from '../commands/deposit.ts'
import { openDeposit } from '../commands/open-deposit.ts'
import { redeemCard } from '../commands/redeem-card.ts'
import { requestWithdrawal } from '../commands/request-withdrawal.ts'
import { takesReceipt } from '../commands/send-receipt.ts'
import type { CashierCtx } from '../ctx.ts'
import { methodById } from '../methods/list.ts'
import { TRANSFER_TYPES, WITHDRAWAL } from '../methods/method.ts'
import { refusedAt } from '../payments/check.ts'
import { isCancellable, statusOf } from '../payments/states.ts'
import { listPayments, stepsOf } from '../store/payment-list.ts'
import type { Payment, Step } from '../store/payments.ts'
import { type Receipt, receiptsOf } from '../store/receipts.ts'
import { type Reader, wayToPay } from './way-to-pay.ts'

const BY_NAME = [
  [financeSaveBankTransfer, (type: number) => type === TRANSFER_TYPES.bank],
  [financeSaveCepBankTransfer, (type: number) => type === TRANSFER_TYPES.cepBank],
  [
    prepayProcessTransaction,
    (type: number) => type !== TRANSFER_TYPES.bank && type !== TRANSFER_TYPES.cepBank,
  ],
] as const

type Transfer = (typeof BY_NAME)[number][0]

/**
 * Registers one handler under three procedures; a method's transfer type decides which procedure clients
 * call.
 */
export function addTransfers(registry: Registry, ctx: CashierCtx): void {
  for (const [procedure, takes] of BY_NAME) {
    registry.add<Transfer>(procedure, (call) => transfer(ctx, procedure, takes, call))
  }
}

export function addListTransfers(registry: Registry, ctx: CashierCtx): void {
  registry.add(financeListTransfers, async ({ input, caller, lang }) => {
    const { limit, offset, Type = null, transactionID: id = null } = input
    const { db } = ctx.database
    const filter = { playerId: caller.playerId, direction: Type, id, limit, offset }
    const { payments, total } = await listPayments(db, filter)
    const ids = payments.map((payment) => payment.id)
    const [steps, receipts] = await Promise.all([stepsOf(db, ids), receiptsOf(db, ids)])
    const receiptOf = new Map(receipts.map((receipt) => [receipt.paymentId, receipt]))
    const reader = { lang, nowMs: ctx.clock.nowMs() }
    const items = payments.map((payment) => ({
      ...present(payment, steps.get(payment.id) ?? [], reader),
      ...receiptPart(payment, receiptOf.get(payment.id)),
    }))
    return ok({ items, total, limit, offset })
  })
}

export function addCancelTransfer(registry: Registry, ctx: CashierCtx): void {
  registry.add(financeCancelTransfer, ({ input, caller: { playerId }, key, inputHash }) =>
    cancelTransfer(ctx, { playerId, paymentId: input.transactionID, key, inputHash }),
  )
}

async function transfer(
  ctx: CashierCtx,
  procedure: Transfer,
  takes: (transferType: number) => boolean,
  { input, caller, key, inputHash, lang }: Call<Transfer>,
) {
  const { methodID, Type, amount, promoCode, endBonus = false, ...values } = input
  const method = methodById(methodID)
  const isDefined = method !== undefined && (Type === undefined || Type === method.direction)
  if (!isDefined || !takes(method.transferType)) return err(refusedAt('methodID', 'payment_method'))
  const { playerId, sessionId } = caller
  if (method.completion === 'at_once')
    return payAtOnce(ctx, { playerId, method, amount, promoCode, key, inputHash })
  const wanted = { method, amount, values, promoCode, endBonus }
  const asked = { playerId, sessionId, ...wanted, lang, procedure, key, inputHash }
  if (method.direction === WITHDRAWAL) return requestWithdrawal(ctx, asked)
  return method.completion === 'prepaid_card' ? redeemCard(ctx, asked) : openDeposit(ctx, asked)
}

async function payAtOnce(ctx: CashierCtx, asked: Deposit) {
  const done = await deposit(ctx, asked)
  if (!done.ok) {
    const { error } = done
    return error.error === 'amount_range' ? err(refusedAt('amount', error.error)) : err(error)
  }
  await ctx.promo.onDeposited(asked.playerId)
  return ok({ transactionID: done.value.transactionId, status: TRANSACTION_STATUSES.paid })
}

/** Maps a payment for its player. Actors and notes of the steps are internal and omitted. */
function present(payment: Payment, steps: readonly Step[], reader: Reader) {
  const { id, direction, methodId, amount, fee, state, reference } = payment
  const { lang } = reader
  const method = methodById(methodId)
  return {
    transactionID: id,
    Type: direction,
    methodID: methodId,
    name: method?.name[lang] ?? '',
    logo: method?.logo ?? '',
    amount,
    fee,
    status: statusOf(direction, state),
    reference,
    cancellable: isCancellable(direction, state) ? (1 as const) : (0 as const),
    ...(method ? wayToPay(payment, method, reader) : {}),
    steps: steps.map((step) => ({ status: statusOf(direction, step.state), date: step.at.toISOString() })),
  }
}

function receiptPart(payment: Payment, receipt: Receipt | undefined) {
  return {
    takesReceipt: takesReceipt(payment) ? (1 as const) : (0 as const),
    ...(receipt ? { receiptAt: receipt.uploadedAt.toISOString() } : {}),
  }
}
