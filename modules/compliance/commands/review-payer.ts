import type { ComplianceCtx } from '../ctx.ts'
import { lastSigns } from '../store/decisions.ts'
import { review } from './review.ts'

/**
 * Called after a payment. Reviews the player if the player pays in lira and the last decision did not know
 * it. Most payments change nothing, and each review calls the external exclusion register.
 */
export async function reviewPayer(ctx: ComplianceCtx, playerId: string): Promise<void> {
  if (!(await ctx.paysInLira(playerId))) return
  const known = await lastSigns(ctx.database.db, playerId)
  if (!known.includes('payment')) await review(ctx, playerId)
}
