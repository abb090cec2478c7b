import type { Tx } from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { admitDeposit, type DepositRefused, releaseDeposit } from '../store/admission.ts'
import { creditKeyOf } from '../store/money.ts'

export type CountedDeposit = {
  readonly playerId: string
  readonly id: string
  readonly amount: Kurus
  readonly at: Date
  readonly promoCode: string | undefined
  /** Ledger key that credits the deposit. */
  readonly depositKey: string
}

/**
 * Counts a deposit towards the limits and reserves the offer of its promo code. If one is refused, neither is
 * done.
 */
export async function countDeposit(
  ctx: CashierCtx,
  tx: Tx,
  { promoCode: code, depositKey, ...deposit }: CountedDeposit,
): Promise<DepositRefused | null> {
  const { playerId, amount } = deposit
  const refused =
    code === undefined ? null : await ctx.promo.attach(tx, { playerId, code, amount, depositKey })
  if (refused) return refused
  const refusal = await admitDeposit(tx, deposit)
  if (refusal && code !== undefined) await ctx.promo.drop(tx, { playerId, depositKey })
  return refusal
}

/** Removes a deposit that will not be credited from the limits and drops its reserved promo offer. */
export async function dropDeposit(ctx: CashierCtx, tx: Tx, playerId: string, id: string): Promise<void> {
  await releaseDeposit(tx, playerId, id)
  await ctx.promo.drop(tx, { playerId, depositKey: creditKeyOf(id) })
}
