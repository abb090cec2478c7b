import type { ComplianceCtx } from '../ctx.ts'
import { lastSigns } from '../store/decisions.ts'
import { review } from './review.ts'

/**
 * After a payment: asks the licence gate again if how the player pays is a sign that the gate does not yet
 * know. Most payments bring nothing new, and a review asks the exclusion register, which is not ours.
 */
export async function reviewPayer(ctx: ComplianceCtx, playerId: string): Promise<void> {
  if (!(await ctx.paysInLira(playerId))) return
  const known = await lastSigns(ctx.database.db, playerId)
  if (!known.includes('payment')) await review(ctx, playerId)
}
