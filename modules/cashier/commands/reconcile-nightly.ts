import { HOUR_MS, istanbulDay } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { writeNights } from '../store/nights.ts'
import { reconcile } from './reconcile.ts'

/** A reconciliation belongs to the day that began before this hour; Istanbul time. */
const NIGHT_FROM_MS = 4 * HOUR_MS

/**
 * Tells every difference that it finds, and keeps the result. It compares all there is: where no server ran,
 * one round is that of every night since the last.
 */
export async function reconcileNightly(ctx: CashierCtx): Promise<void> {
  const startedMs = ctx.clock.nowMs()
  const found = await reconcile(ctx)
  for (const difference of found) ctx.onDifference(difference)
  await writeNights(ctx.database.db, {
    night: istanbulDay(startedMs - NIGHT_FROM_MS),
    startedAt: new Date(startedMs),
    finishedAt: new Date(ctx.clock.nowMs()),
    differences: found.length,
  })
}
