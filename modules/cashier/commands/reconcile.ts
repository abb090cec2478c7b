import { transact } from '@poyraz/db'
import type { CashierCtx } from '../ctx.ts'
import { compare, type Difference, type Reported } from '../store/reconciliation.ts'

/**
 * Compares our payments, the reports of all providers, and the ledger. Returns the differences and changes
 * nothing. Payments that changed a moment ago are not compared.
 */
export async function reconcile(ctx: CashierCtx): Promise<readonly Difference[]> {
  const nowMs = ctx.clock.nowMs()
  const reported: Reported[] = []
  for (const { id: provider, report } of ctx.providers.values()) {
    for (const order of await report()) reported.push({ ...order, provider })
  }
  const providers = [...ctx.providers.keys()]
  return transact(ctx.database.db, (tx) => compare(tx, { providers, nowMs }, reported))
}
