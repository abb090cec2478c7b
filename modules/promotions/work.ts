import { MINUTE_MS } from '@poyraz/kernel'
import { giveOverdue } from './commands/attach.ts'
import { expireBonuses } from './commands/expire.ts'
import type { PromotionsCtx } from './ctx.ts'
import { holdDraws } from './lottery/hold-draw.ts'

const INTERVAL_MS = MINUTE_MS
/** Bonuses or deposits looked after in one round of work; more wait for the next. */
const BATCH_MAX = 500

/** One round of background work: what is over ends, what came late is given, draws are held. */
export async function work(ctx: PromotionsCtx): Promise<void> {
  await expireBonuses(ctx, BATCH_MAX)
  await giveOverdue(ctx, BATCH_MAX)
  await holdDraws(ctx)
}

/** Never two rounds at once; the stop function waits for the one under way. */
export function startWork(ctx: PromotionsCtx, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= work(ctx)
      .catch(onError)
      .finally(() => {
        running = null
      })
  }, INTERVAL_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}
