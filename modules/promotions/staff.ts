import { DAY_MS, type Result } from '@poyraz/kernel'
import { type Decided, type Decision, type DecisionRefusal, decide } from './commands/decide.ts'
import { type Pending, pendingRequests } from './commands/pending.ts'
import { DISPUTED_REWARD, type PromotionsCtx } from './ctx.ts'
import { keepsDisputedReward } from './store/disputed-rewards.ts'
import { listFlagged } from './store/flagged.ts'

const FLAGGED_MS = 30 * DAY_MS

/** Queries and decisions of staff about bonuses. */
export type PromotionsStaff = {
  pendingRequests(limit: number): Promise<Pending>
  /** Bonuses with flags that are still open or were granted in the last 30 days, newest first. */
  flaggedBonuses(limit: number): ReturnType<typeof listFlagged>
  /** Flags that staff must see before they approve a withdrawal of the player. */
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
