import { transact } from '@poyraz/db'
import type { CashierCtx } from '../ctx.ts'
import { compare, type Difference } from '../store/reconciliation.ts'

/**
 * Compares our payments, what every provider reports, and the ledger; whatever they do not agree on is
 * listed and nothing is changed. Payments on their way are no difference.
 */
export async function reconcile(ctx: CashierCtx): Promise<readonly Difference[]> {
  const differences: Difference[] = []
  for (const { id: provider, report } of ctx.providers.values()) {
    const nowMs = ctx.clock.nowMs()
    const reported = await report()
    const found = await transact(ctx.database.db, (tx) => compare(tx, { provider, nowMs }, reported))
    differences.push(...found)
  }
  return differences
}
