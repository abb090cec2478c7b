import { onCommit, type Tx } from '@poyraz/db'
import type { CashierCtx } from '../ctx.ts'
import { payDebt } from '../store/chargebacks.ts'
import { lockDebts, lowerOwed } from '../store/debts.ts'
import { returnWithdrawal } from '../store/money.ts'
import type { Payment } from '../store/payments.ts'

/**
 * Pays what the player owes for deposits that were taken back from the player's own money, the oldest debt
 * first, as far as it goes. What is held for a withdrawal is not touched until it comes back.
 */
export async function collectDebt(ctx: CashierCtx, tx: Tx, playerId: string): Promise<void> {
  const at = new Date(ctx.clock.nowMs())
  for (const debt of await lockDebts(tx, playerId)) {
    const paid = await payDebt(tx, debt, at)
    if (paid === 0n) return
    await lowerOwed(tx, debt.id, paid)
    onCommit(tx, () => ctx.onMoved(playerId))
  }
}

/** Gives held money back to its player, who first pays with it what is owed. */
export async function releaseWithdrawal(
  ctx: CashierCtx,
  tx: Tx,
  payment: Pick<Payment, 'id' | 'playerId'>,
): Promise<void> {
  await returnWithdrawal(tx, payment, new Date(ctx.clock.nowMs()))
  await collectDebt(ctx, tx, payment.playerId)
  onCommit(tx, () => ctx.onMoved(payment.playerId))
}
