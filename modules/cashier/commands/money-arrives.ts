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

/** Credits a deposit that was paid. */
export async function receiveDeposit(ctx: CashierCtx, tx: Tx, payment: Payment): Promise<void> {
  await creditCash(ctx, tx, payment.playerId, (at) => creditDeposit(tx, payment, methodOf(payment), at))
  await ctx.push?.(tx, payment.playerId, 'deposit_credited')
}

/** Credits a deposit that has no payment record. */
export async function receiveAtOnce(
  ctx: CashierCtx,
  tx: Tx,
  paid: Omit<PaidAtOnce, 'at'>,
): Promise<Status | undefined> {
  const done = await creditCash(ctx, tx, paid.playerId, (at) => payAtOnce(tx, { ...paid, at }))
  if (done === 'created') await ctx.push?.(tx, paid.playerId, 'deposit_credited')
  return done
}

/** Restores a deposit after a won dispute: its debt is cleared and it earns rewards again. */
export async function receiveWonDispute(ctx: CashierCtx, tx: Tx, payment: Payment): Promise<void> {
  const { id, playerId } = payment
  await clearOwed(tx, id)
  await creditCash(ctx, tx, playerId, async (at) => {
    await ctx.promo.restore(tx, { playerId, depositKey: creditKeyOf(id) })
    await restoreDeposit(tx, payment, methodOf(payment), at)
  })
}

/** Credits a paid withdrawal that its bank returned. */
export async function receiveReturned(ctx: CashierCtx, tx: Tx, payment: Payment): Promise<void> {
  await creditReturned(ctx, tx, payment.playerId, async (at) => {
    await takeReturned(tx, payment, methodOf(payment), at)
    await followPlay(tx, payment.playerId)
  })
  await ctx.push?.(tx, payment.playerId, 'withdrawal_returned')
}

/** Releases the hold of a withdrawal that does not go out. */
export function releaseWithdrawal(ctx: CashierCtx, tx: Tx, payment: Payment): Promise<void> {
  return creditReturned(ctx, tx, payment.playerId, (at) => returnWithdrawal(tx, payment, at))
}

/** Releases the hold of a withdrawal that somebody else than its player ended. */
export async function refuseHeld(ctx: CashierCtx, tx: Tx, payment: Payment): Promise<void> {
  await releaseWithdrawal(ctx, tx, payment)
  await ctx.push?.(tx, payment.playerId, 'withdrawal_refused')
}

/** Settles the hold of a paid withdrawal; what was held and not paid out returns to the player. */
export async function payOutHeld(ctx: CashierCtx, tx: Tx, payment: Payment): Promise<void> {
  const { playerId } = payment
  await creditReturned(ctx, tx, playerId, async (at) => {
    await payWithdrawal(tx, payment, methodOf(payment), at)
    await followPlay(tx, playerId)
  })
  await ctx.push?.(tx, playerId, 'withdrawal_paid')
  onCommit(tx, () => ctx.onPaidOut(playerId))
}

/**
 * Credits money of a withdrawal, then collects for disputes, which could not use this money while it was out.
 */
function creditReturned(
  ctx: CashierCtx,
  tx: Tx,
  playerId: string,
  credit: (at: Date) => Promise<void>,
): Promise<void> {
  return creditCash(ctx, tx, playerId, async (at) => {
    await credit(at)
    await ctx.promo.collect(tx, playerId)
  })
}

/**
 * The only path on which the cashier credits a player's cash. Pays the player's debts with it. If the account
 * closed before, reopens it so that the player can withdraw the rest. The gate is locked first, so a
 * concurrent closing either sees the money or is seen here.
 */
async function creditCash<T extends Status | undefined | void>(
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
  // An idempotent repeat moves nothing.
  if (done !== 'exists') onCommit(tx, () => ctx.onMoved(playerId))
  return done
}

function methodOf({ methodId }: Payment): Method {
  const method = methodById(methodId)
  assert(method, 'a method of a payment never goes')
  return method
}
