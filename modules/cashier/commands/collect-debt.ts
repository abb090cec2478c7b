import { onCommit, type Tx } from '@poyraz/db'
import type { CashierCtx } from '../ctx.ts'
import { type OwedPayment, payDebt } from '../store/chargebacks.ts'
import { lockDebts, lowerOwed } from '../store/debts.ts'

/** Pays the player's debts from the player's cash, as far as it goes. */
export async function collectDebt(ctx: CashierCtx, tx: Tx, playerId: string): Promise<void> {
  await payDebts(ctx, tx, await lockDebts(tx, playerId))
}

/**
 * Pays locked debts of one player, oldest first. Money held for a withdrawal is used only after it returns.
 */
export async function payDebts(ctx: CashierCtx, tx: Tx, debts: readonly OwedPayment[]): Promise<void> {
  const at = new Date(ctx.clock.nowMs())
  for (const debt of debts) {
    const paid = await payDebt(tx, debt, at)
    if (paid === 0n) return
    await lowerOwed(tx, debt.id, paid)
    onCommit(tx, () => ctx.onMoved(debt.playerId))
  }
}
