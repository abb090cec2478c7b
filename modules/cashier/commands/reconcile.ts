import { transact } from '@poyraz/db'
import type { CashierCtx } from '../ctx.ts'
import { compare, type Difference } from '../store/reconciliation.ts'

/**
 * Compares our payments, what every provider reports, and the ledger; whatever they do not agree on is
 * listed and nothing is changed. Payments on their way are no difference.
 */
export async function reconcile(ctx: CashierCtx): Promise<readonly Difference[]> {
  const differences: Difference[] = []
  for (const provider of ctx.providers.values()) {
    const report = await provider.report()
    differences.push(...(await transact(ctx.database.db, (tx) => compare(tx, provider.id, report))))
  }
  return differences
}
