import { kurus } from '@poyraz/kernel'
import type { AskedWithdrawal, CashierCtx } from '../ctx.ts'
import { otherPendingWithdrawals } from '../store/withdrawals.ts'

/**
 * Returns the flags for a withdrawal together with the player's other unpaid ones, so that many small ones
 * show the same as one large one. `id` is null before the withdrawal exists.
 */
export async function patternsOf(
  { admission, database }: CashierCtx,
  { id, playerId, amount }: AskedWithdrawal & { readonly id: string | null },
): Promise<readonly string[]> {
  const others = await otherPendingWithdrawals(database.db, { id, playerId })
  return admission.flagsOf({ playerId, amount: kurus(amount + others) })
}
