import { type Job, RUN_RETRY } from '@poyraz/jobs'
import { inTurn, MINUTE_MS } from '@poyraz/kernel'
import { giveOverdue } from './commands/attach.ts'
import { expireBonuses } from './commands/expire.ts'
import { tellReleases } from './commands/tell-releases.ts'
import type { PromotionsCtx } from './ctx.ts'
import { holdDraws } from './lottery/hold-draw.ts'

/** Maximum number of bonuses, and of waiting codes, per round of work; the rest waits for the next round. */
const BATCH_MAX = 500

/** Runs one round of work: expires bonuses, grants overdue waiting codes, tells of releases, holds draws. */
export function work(ctx: PromotionsCtx): Promise<void> {
  return inTurn([
    () => expireBonuses(ctx, BATCH_MAX),
    () => giveOverdue(ctx, BATCH_MAX),
    () => tellReleases(ctx, BATCH_MAX),
    () => holdDraws(ctx),
  ])
}

export function jobsOf(ctx: PromotionsCtx): readonly Job[] {
  return [
    {
      kind: 'scheduled',
      name: 'promotions.work',
      cron: '* * * * *',
      timeoutMs: 5 * MINUTE_MS,
      retry: RUN_RETRY,
      run: () => work(ctx),
    },
  ]
}
