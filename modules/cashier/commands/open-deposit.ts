import { type Language, TRANSACTION_STATUSES } from '@poyraz/contract'
import { effect, transact } from '@poyraz/db'
import { assert, err, ok, type Result, SECOND_MS, uuidv7 } from '@poyraz/kernel'
import { searchKey } from '@poyraz/text'
import type { CashierCtx } from '../ctx.ts'
import { houseAccount, merchantAccount, referenceOf } from '../house-accounts.ts'
import { detailsOf } from '../methods/form.ts'
import { methodById } from '../methods/list.ts'
import { DEPOSIT, expiryOf, type Method, TRANSFER_TYPES } from '../methods/method.ts'
import { refusalOf, refusedAt } from '../payments/check.ts'
import { type PayBy, type PaymentProvider, withinMs } from '../payments/provider.ts'
import { overUnverified } from '../payments/thresholds.ts'
import { creditKeyOf } from '../store/money.ts'
import {
  findPayment,
  insertPayment,
  lockPayment,
  movePayment,
  type Payment,
  setProviderRef,
} from '../store/payments.ts'
import { countDeposit } from './count-deposit.ts'
import { providerOf } from './provider-orders.ts'
import type { Receipt, Transfer, TransferRefusal } from './transfer.ts'

const PROVIDER_TIMEOUT_MS = 5 * SECOND_MS
/** Path of our page for the payment. */
const RETURN_URL = '/deposit?payment='

/**
 * Opens a deposit that a provider confirms. Our intent is committed before the provider's order is created,
 * so after a crash a request with the same key continues. The answer stays the same, whatever the payment's
 * later state is.
 */
export async function openDeposit(
  ctx: CashierCtx,
  transfer: Transfer,
): Promise<Result<Receipt, TransferRefusal>> {
  const opened = await openIntent(ctx, transfer)
  if (!opened.ok) return opened
  const payment = await findPayment(ctx.database.db, opened.value)
  assert(payment, 'an opened payment is there')
  const started =
    payment.state === 'created' ? await start(ctx, payment, transfer.lang) : ok(payment.redirectUrl)
  if (!started.ok) return started
  const redirectUrl = started.value
  return ok({
    transactionID: payment.id,
    status: TRANSACTION_STATUSES.pending,
    ...(redirectUrl === null ? {} : { redirectUrl }),
  })
}

async function openIntent(ctx: CashierCtx, transfer: Transfer): Promise<Result<string, TransferRefusal>> {
  const { playerId, method, amount, values, promoCode } = transfer
  const nowMs = ctx.clock.nowMs()
  const [level, payer] = await Promise.all([ctx.admission.kycLevel(playerId), payerOf(ctx, transfer)])
  return effect<string, TransferRefusal>(ctx.database.db, transfer, async (tx) => {
    const refusal = refusalOf({ method, amount, values, nowMs })
    if (refusal) return err(refusal)
    const exceeded = await overUnverified(tx, transfer, level)
    if (exceeded) return err(exceeded)
    if (payer === null) return err(refusedAt('senderName', 'owner_mismatch'))
    const id = uuidv7(nowMs)
    const details = detailsOf(method, { ...values, ...payer })
    const counted = { playerId, id, amount, at: new Date(nowMs), promoCode, depositKey: creditKeyOf(id) }
    const admission = await countDeposit(ctx, tx, counted)
    if (admission) return err(admission)
    await insertPayment(tx, {
      id,
      playerId,
      direction: DEPOSIT,
      methodId: method.id,
      provider: ctx.provider,
      amount,
      fee: method.fee,
      account: houseAccount(details['bankAccountID'])?.iban ?? merchantAccount(method.id),
      reference: details['referenceNumber'] ?? referenceOf(playerId),
      details,
      flags: [],
      createdAt: new Date(nowMs),
      state: 'created',
      dueAt: new Date(nowMs + method.payWithinMs),
      actor: 'player',
    })
    return ok(id)
  })
}

/**
 * Returns the sender's name for the form: the player's name, also if the field is empty; `null` if another
 * name was given.
 */
async function payerOf(
  ctx: CashierCtx,
  { playerId, method, values: { senderName } }: Transfer,
): Promise<{ senderName?: string } | null> {
  if (!method.fields.some(({ name }) => name === 'senderName')) return {}
  const name = await ctx.nameOf(playerId)
  const isOwn = senderName === undefined || searchKey(senderName) === searchKey(name)
  return isOwn ? { senderName: name } : null
}

/**
 * Creates the provider's order and saves its reference. If the provider is unreachable, the intent stays and
 * can be retried.
 */
async function start(
  ctx: CashierCtx,
  payment: Payment,
  lang: Language,
): Promise<Result<string | null, TransferRefusal>> {
  const provider = providerOf(ctx, payment)
  const method = methodById(payment.methodId)
  assert(method, 'a method of a payment never goes')
  const created = await createOrder(provider, payment, { payBy: payByOf(method), lang })
  if (created === null) return err({ error: 'provider_unreachable' })
  await transact(ctx.database.db, async (tx) => {
    const locked = await lockPayment(tx, payment.id)
    await setProviderRef(tx, payment.id, created)
    // The webhook may arrive before the answer of the provider.
    if (locked?.state !== 'created') return
    const at = new Date(ctx.clock.nowMs())
    const step = { state: 'awaiting_payment', at, actor: 'system', note: '' } as const
    await movePayment(tx, payment.id, step, expiryOf(payment, method))
  })
  return ok(created.redirectUrl)
}

function payByOf({ coin, transferType }: Method): PayBy {
  return coin ?? (transferType === TRANSFER_TYPES.qr ? 'qr' : 'page')
}

async function createOrder(
  provider: PaymentProvider,
  payment: Payment,
  options: { readonly payBy: PayBy; readonly lang: Language },
) {
  const { id: paymentId, direction, methodId, amount, account, reference, details } = payment
  const order = {
    paymentId,
    direction,
    methodId,
    amount,
    account,
    reference,
    details,
    returnUrl: RETURN_URL + paymentId,
    ...options,
  }
  try {
    return await withinMs(PROVIDER_TIMEOUT_MS, () => provider.create(order))
  } catch {
    return null
  }
}
