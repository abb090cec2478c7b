import { HOUR_MS, istanbulDay, istanbulDayStartMs } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { claimNight, endNight } from '../store/nights.ts'
import { reconcile } from './reconcile.ts'

/** After the day of the banks, before that of the players; Istanbul time. */
const NIGHT_MS = [4 * HOUR_MS, 8 * HOUR_MS] as const
/** A server that began and did not end within this is gone. */
const GONE_MS = HOUR_MS

/** Between 04:00 and 08:00 once, by whichever server comes first: tells every difference that it finds. */
export async function reconcileNightly(ctx: CashierCtx): Promise<void> {
  const nowMs = ctx.clock.nowMs()
  const day = istanbulDay(nowMs)
  const sinceMs = nowMs - istanbulDayStartMs(day)
  if (sinceMs < NIGHT_MS[0] || sinceMs >= NIGHT_MS[1]) return
  const { db } = ctx.database
  const claim = { at: new Date(nowMs), died: new Date(nowMs - GONE_MS) }
  if (!(await claimNight(db, day, claim))) return
  const found = await reconcile(ctx)
  for (const difference of found) ctx.onDifference(difference)
  await endNight(db, day, { at: new Date(ctx.clock.nowMs()), differences: found.length })
}
