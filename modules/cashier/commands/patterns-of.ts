import { kurus } from '@poyraz/kernel'
import type { AskedWithdrawal, CashierCtx } from '../ctx.ts'
import { waitingBeside } from '../store/withdrawals.ts'

/**
 * What protection says of a withdrawal, together with the player's others that are not paid yet: many small
 * ones show what one large one would. `id` is null before it is there.
 */
export async function patternsOf(
  { admission, database }: CashierCtx,
  { id, playerId, amount }: AskedWithdrawal & { readonly id: string | null },
): Promise<readonly string[]> {
  const others = await waitingBeside(database.db, { id, playerId })
  return admission.flagsOf({ playerId, amount: kurus(amount + others) })
}
