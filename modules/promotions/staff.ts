import { DAY_MS, type Result } from '@poyraz/kernel'
import { type Decided, type Decision, type DecisionRefusal, decide } from './commands/decide.ts'
import { type Pending, pendingRequests } from './commands/pending.ts'
import { DISPUTED_REWARD, type PromotionsCtx } from './ctx.ts'
import { keepsDisputedReward } from './store/disputed-rewards.ts'
import { listFlagged } from './store/flagged.ts'

const FLAGGED_MS = 30 * DAY_MS

/** What staff see of bonuses and decide about them. */
export type PromotionsStaff = {
  pendingRequests(limit: number): Promise<Pending>
  /** Bonuses with flags that are not over, or were given in the last 30 days, newest first. */
  flaggedBonuses(limit: number): ReturnType<typeof listFlagged>
  /** What staff should know of the player's rewards before they let money out. */
  withdrawalFlags(playerId: string): Promise<readonly (typeof DISPUTED_REWARD)[]>
  decide(decision: Decision): Promise<Result<Decided, DecisionRefusal>>
}

export function createStaff(ctx: PromotionsCtx): PromotionsStaff {
  return {
    pendingRequests: (limit) => pendingRequests(ctx, limit),
    flaggedBonuses: (limit) =>
      listFlagged(ctx.database.db, { since: new Date(ctx.clock.nowMs() - FLAGGED_MS), limit }),
    withdrawalFlags: async (playerId) =>
      (await keepsDisputedReward(ctx.database.db, playerId)) ? [DISPUTED_REWARD] : [],
    decide: (decision) => decide(ctx, decision),
  }
}
