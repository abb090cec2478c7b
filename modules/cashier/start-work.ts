import { inTurn, MINUTE_MS, repeat, SECOND_MS, stopAll } from '@poyraz/kernel'
import { reconcileNightly } from './commands/reconcile-nightly.ts'
import type { CashierCtx } from './ctx.ts'
import { lastNight, type Night } from './store/nights.ts'

const WORK_INTERVAL_MS = SECOND_MS
const NIGHT_LOOK_MS = 10 * MINUTE_MS

/** Works again and again, and at night compares the books; the stop function waits for what is under way. */
export function startWork(
  { recall, look }: Nights,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const first = recall().catch(onError)
  return stopAll(() => first, repeat(work, WORK_INTERVAL_MS, onError), repeat(look, NIGHT_LOOK_MS, onError))
}

export type Nights = ReturnType<typeof createNights>

/** Compares at night, and remembers what the newest night of all servers found: who asks waits for no database. */
export function createNights(ctx: CashierCtx) {
  let last: Night | null = null
  const recall = async () => {
    last = (await lastNight(ctx.database.db)) ?? null
  }
  const look = () => inTurn([() => reconcileNightly(ctx), recall])
  return { last: (): Night | null => last, recall, look }
}
