import { createHmac, timingSafeEqual } from 'node:crypto'
import { TRANSACTION_STATUSES } from '@poyraz/contract'
import { effect, type Tx } from '@poyraz/db'
import { err, HOUR_MS, ok, type Result, uuidv7 } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { merchantAccount } from '../house-accounts.ts'
import { DEPOSIT } from '../methods/method.ts'
import { refusalOf, refusedAt } from '../payments/check.ts'
import { overUnverified } from '../payments/thresholds.ts'
import { creditKeyOf } from '../store/money.ts'
import { insertPayment, type Payment } from '../store/payments.ts'
import {
  lockCard,
  lockGuard,
  type PrepaidCard,
  type PrepaidGuard,
  setGuard,
  useCard,
} from '../store/prepaid-cards.ts'
import { countDeposit } from './count-deposit.ts'
import { receiveDeposit } from './money-arrives.ts'
import type { Receipt, Transfer, TransferRefusal } from './transfer.ts'

const FAILURES_MAX = 5
const LOCK_MS = HOUR_MS
const NO_TRIES: PrepaidGuard = { failures: 0, lockedUntil: null }
/** Provider id of card payments; no service stands behind it. */
const PROVIDER = 'prepaid_card'

/**
 * Pays in the full amount of a prepaid card by code and PIN; it is credited at once and only once. Five wrong
 * tries of a player lock the method for that player for one hour; five at one code lock that code for
 * everybody. Only a successful payment resets the player's count.
 */
export async function redeemCard(
  ctx: CashierCtx,
  transfer: Transfer,
): Promise<Result<Receipt, TransferRefusal>> {
  const { playerId, method, amount, values, promoCode } = transfer
  const nowMs = ctx.clock.nowMs()
  const level = await ctx.admission.kycLevel(playerId)
  const done = await effect<string, TransferRefusal>(ctx.database.db, transfer, async (tx) => {
    const refusal = refusalOf({ method, amount, values, nowMs })
    if (refusal) return err(refusal)
    const exceeded = await overUnverified(tx, transfer, level)
    if (exceeded) return err(exceeded)
    const card = await tryCard(ctx, tx, transfer)
    if (!card.ok) return card
    const id = uuidv7(nowMs)
    const at = new Date(nowMs)
    const counted = { playerId, id, amount, at, promoCode, depositKey: creditKeyOf(id) }
    const admission = await countDeposit(ctx, tx, counted)
    if (admission) return err(admission)
    await credit(ctx, tx, transfer, { id, card: card.value, at })
    await setGuard(tx, { of: 'player', id: playerId }, NO_TRIES)
    return ok(id)
  })
  return done.ok ? ok({ transactionID: done.value, status: TRANSACTION_STATUSES.paid }) : done
}

/**
 * Returns the card if code, PIN and amount are right. A wrong try is counted although the call is refused.
 */
async function tryCard(
  ctx: CashierCtx,
  tx: Tx,
  { playerId, amount, values: { cardCode = '', cardPin = '' } }: Transfer,
): Promise<Result<PrepaidCard, TransferRefusal>> {
  const nowMs = ctx.clock.nowMs()
  const codeHash = keyed(ctx, cardCode)
  const counted = [
    { of: 'player', id: playerId },
    { of: 'code', id: codeHash },
  ] as const
  const tries: PrepaidGuard[] = []
  for (const one of counted) tries.push(await lockGuard(tx, one))
  if (tries.some(({ lockedUntil }) => lockedUntil && lockedUntil.getTime() > nowMs))
    return err({ error: 'locked' })
  const card = await lockCard(tx, codeHash)
  const isRight = isSame(card?.pinHash ?? '', keyed(ctx, `${cardCode}:${cardPin}`))
  if (!card || !isRight) {
    for (const [index, one] of counted.entries())
      await setGuard(tx, one, afterFailure(tries[index] ?? NO_TRIES, nowMs))
    return err(refusedAt('cardCode', 'card_code'))
  }
  if (card.isUsed) return err(refusedAt('cardCode', 'card_used'))
  return card.amount === amount ? ok(card) : err(refusedAt('amount', 'card_amount'))
}

function afterFailure({ failures, lockedUntil }: PrepaidGuard, nowMs: number): PrepaidGuard {
  const count = failures + 1
  if (count < FAILURES_MAX) return { failures: count, lockedUntil }
  return { failures: 0, lockedUntil: new Date(nowMs + LOCK_MS) }
}

async function credit(
  ctx: CashierCtx,
  tx: Tx,
  { playerId, method, amount }: Transfer,
  { id, card, at }: { id: string; card: PrepaidCard; at: Date },
): Promise<void> {
  const payment: Payment = {
    id,
    playerId,
    direction: DEPOSIT,
    methodId: method.id,
    provider: PROVIDER,
    amount,
    fee: method.fee,
    account: merchantAccount(method.id),
    reference: card.lastDigits,
    details: {},
    flags: [],
    createdAt: at,
    state: 'approved',
    providerRef: null,
    paidOut: null,
    chargebacks: 0,
    received: null,
    redirectUrl: null,
    payTo: null,
    attempts: 0,
  }
  await insertPayment(tx, { ...payment, dueAt: null, actor: 'player' })
  await useCard(tx, card.id, { playerId, paymentId: id, at })
  await receiveDeposit(ctx, tx, payment)
}

/** Returns the stored HMAC of a code, or of a code with its PIN. */
export function keyed({ cardKey }: CashierCtx, text: string): string {
  return createHmac('sha256', cardKey).update(text).digest('hex')
}

function isSame(stored: string, given: string): boolean {
  return stored.length === given.length && timingSafeEqual(Buffer.from(stored), Buffer.from(given))
}
