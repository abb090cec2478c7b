import { MINUTE_MS, repeat, SECOND_MS, stopAll } from '@poyraz/kernel'
import { reconcileNightly } from './commands/reconcile-nightly.ts'
import type { CashierCtx } from './ctx.ts'

const WORK_INTERVAL_MS = SECOND_MS
const NIGHT_LOOK_MS = 10 * MINUTE_MS

/** Works again and again, and at night compares the books; the stop function waits for what is under way. */
export function startWork(
  ctx: CashierCtx,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  return stopAll(
    repeat(work, WORK_INTERVAL_MS, onError),
    repeat(() => reconcileNightly(ctx), NIGHT_LOOK_MS, onError),
  )
}
