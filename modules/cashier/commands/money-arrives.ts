import { onCommit, type Tx } from '@poyraz/db'
import { assert } from '@poyraz/kernel'
import type { Status } from '@poyraz/ledger'
import type { CashierCtx } from '../ctx.ts'
import { methodById } from '../methods/list.ts'
import type { Method } from '../methods/method.ts'
import { followPlay, lockGate } from '../store/admission.ts'
import { cashOf } from '../store/chargebacks.ts'
import {
  creditDeposit,
  type PaidAtOnce,
  payAtOnce,
  payWithdrawal,
  restoreDeposit,
  returnWithdrawal,
  takeReturned,
} from '../store/credits.ts'
import { clearOwed, lockDebts } from '../store/debts.ts'
import { creditKeyOf } from '../store/money.ts'
import type { Payment } from '../store/payments.ts'
import { payDebts } from './collect-debt.ts'

/** A deposit was paid. */
export function receiveDeposit(ctx: CashierCtx, tx: Tx, payment: Payment): Promise<void> {
  return arrives(ctx, tx, payment.playerId, (at) => creditDeposit(tx, payment, methodOf(payment), at))
}

/** A deposit that needs no payment of its own. */
export function receiveAtOnce(
  ctx: CashierCtx,
  tx: Tx,
  paid: Omit<PaidAtOnce, 'at'>,
): Promise<Status | undefined> {
  return arrives(ctx, tx, paid.playerId, (at) => payAtOnce(tx, { ...paid, at }))
}

/** The house won the dispute about a deposit: nothing is owed for it any more, and it earns rewards again. */
export async function receiveWonDispute(ctx: CashierCtx, tx: Tx, payment: Payment): Promise<void> {
  const { id, playerId } = payment
  await clearOwed(tx, id)
  await arrives(ctx, tx, playerId, async (at) => {
    await ctx.promo.restore(tx, { playerId, depositKey: creditKeyOf(id) })
    await restoreDeposit(tx, payment, methodOf(payment), at)
  })
}

/** A bank sent a paid withdrawal back. */
export function receiveReturned(ctx: CashierCtx, tx: Tx, payment: Payment): Promise<void> {
  return comesBack(ctx, tx, payment.playerId, async (at) => {
    await takeReturned(tx, payment, methodOf(payment), at)
    await followPlay(tx, payment.playerId)
  })
}

/** A withdrawal does not go out: what was held for it is the player's again. */
export function releaseWithdrawal(ctx: CashierCtx, tx: Tx, payment: Payment): Promise<void> {
  return comesBack(ctx, tx, payment.playerId, (at) => returnWithdrawal(tx, payment, at))
}

/** A withdrawal was paid; what was held and not paid out is the player's again. */
export async function payOutHeld(ctx: CashierCtx, tx: Tx, payment: Payment): Promise<void> {
  const { playerId } = payment
  await comesBack(ctx, tx, playerId, async (at) => {
    await payWithdrawal(tx, payment, methodOf(payment), at)
    await followPlay(tx, playerId)
  })
  onCommit(tx, () => ctx.onPaidOut(playerId))
}

/** Money of a withdrawal: a dispute could not reach it while it was out. */
function comesBack(
  ctx: CashierCtx,
  tx: Tx,
  playerId: string,
  credit: (at: Date) => Promise<void>,
): Promise<void> {
  return arrives(ctx, tx, playerId, async (at) => {
    await credit(at)
    await ctx.promo.collect(tx, playerId)
  })
}

/**
 * The one way by which the cashier credits a player's cash: pays what the player owes with it, and where the
 * account closed before, reopens it for what is left, so that its player can take it out. The gate is locked
 * first: an account that closes now sees the money, or the money sees that it closed.
 */
async function arrives<T extends Status | undefined | void>(
  ctx: CashierCtx,
  tx: Tx,
  playerId: string,
  credit: (at: Date) => Promise<T>,
): Promise<T> {
  await lockGate(tx, playerId)
  const debts = await lockDebts(tx, playerId)
  const done = await credit(new Date(ctx.clock.nowMs()))
  await payDebts(ctx, tx, debts)
  if ((await cashOf(tx, playerId)) > 0n) await ctx.reopenAccount(tx, playerId)
  // A repeated write moves nothing.
  if (done !== 'exists') onCommit(tx, () => ctx.onMoved(playerId))
  return done
}

function methodOf({ methodId }: Payment): Method {
  const method = methodById(methodId)
  assert(method, 'a method of a payment never goes')
  return method
}
