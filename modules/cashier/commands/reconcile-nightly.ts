import { HOUR_MS, istanbulDay } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { claimNights, endNights } from '../store/nights.ts'
import { reconcile } from './reconcile.ts'

/** After the day of the banks, before that of the players; Istanbul time. */
const NIGHT_FROM_MS = 4 * HOUR_MS
/** A server that began and did not end within this is gone. */
const GONE_MS = HOUR_MS

/**
 * From 04:00 on once, by whichever server comes first: tells every difference that it finds. It compares all
 * there is, so that one round is that of every night since the last, where no server ran.
 */
export async function reconcileNightly(ctx: CashierCtx): Promise<void> {
  const nowMs = ctx.clock.nowMs()
  const night = istanbulDay(nowMs - NIGHT_FROM_MS)
  const { db } = ctx.database
  const at = new Date(nowMs)
  if (!(await claimNights(db, night, { at, died: new Date(nowMs - GONE_MS) }))) return
  const found = await reconcile(ctx)
  for (const difference of found) ctx.onDifference(difference)
  await endNights(db, at, { at: new Date(ctx.clock.nowMs()), differences: found.length })
}
