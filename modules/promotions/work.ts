import { inTurn, MINUTE_MS, repeat } from '@poyraz/kernel'
import { giveOverdue } from './commands/attach.ts'
import { expireBonuses } from './commands/expire.ts'
import type { PromotionsCtx } from './ctx.ts'
import { holdDraws } from './lottery/hold-draw.ts'

const INTERVAL_MS = MINUTE_MS
/** Bonuses or deposits looked after in one round of work; more wait for the next. */
const BATCH_MAX = 500

/** One round of background work: what is over ends, what came late is given, draws are held. */
export function work(ctx: PromotionsCtx): Promise<void> {
  return inTurn([
    () => expireBonuses(ctx, BATCH_MAX),
    () => giveOverdue(ctx, BATCH_MAX),
    () => holdDraws(ctx),
  ])
}

export function startWork(ctx: PromotionsCtx, onError: (error: unknown) => void): () => Promise<void> {
  return repeat(() => work(ctx), INTERVAL_MS, onError)
}
