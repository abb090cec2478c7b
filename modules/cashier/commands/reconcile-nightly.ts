import { HOUR_MS, istanbulDay } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { insertRuns } from '../store/reconciliation-runs.ts'
import { reconcile } from './reconcile.ts'

/** A run before this time of the Istanbul day belongs to the previous day. */
const NIGHT_FROM_MS = 4 * HOUR_MS

/**
 * Reports every difference and saves the result. Each run compares everything, so after a downtime one run
 * counts for all nights since the last one.
 */
export async function reconcileNightly(ctx: CashierCtx): Promise<void> {
  const startedMs = ctx.clock.nowMs()
  const found = await reconcile(ctx)
  for (const difference of found) ctx.onDifference(difference)
  await insertRuns(ctx.database.db, {
    night: istanbulDay(startedMs - NIGHT_FROM_MS),
    startedAt: new Date(startedMs),
    finishedAt: new Date(ctx.clock.nowMs()),
    differences: found.length,
  })
}
