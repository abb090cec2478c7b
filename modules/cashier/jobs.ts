import { type Job, RUN_RETRY } from '@poyraz/jobs'
import { HOUR_MS, inTurn, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { reconcileNightly } from './commands/reconcile-nightly.ts'
import type { CashierCtx } from './ctx.ts'
import { latestRun, type ReconciliationRun } from './store/reconciliation-runs.ts'

const WORK_MS = SECOND_MS
const RECALL_MS = 10 * MINUTE_MS

export function jobsOf(
  { recall, reconcile }: ReconciliationRuns,
  work: () => Promise<unknown>,
): readonly Job[] {
  return [
    // Each server polls. Claiming a due payment moves its due time, so only one server gets it and the job
    // needs no lease.
    { kind: 'local', name: 'cashier.payments', everyMs: WORK_MS, run: work },
    { kind: 'local', name: 'cashier.recall', everyMs: RECALL_MS, alsoAt: ['start'], run: recall },
    {
      kind: 'scheduled',
      name: 'cashier.reconcile',
      // Runs after the banks' day has ended and before most players are active.
      cron: '0 4 * * *',
      timeoutMs: HOUR_MS,
      retry: RUN_RETRY,
      run: reconcile,
    },
  ]
}

type ReconciliationRuns = ReturnType<typeof createReconciliationRuns>

/**
 * Runs the reconciliation and caches the newest result of all servers, so that readers need no database
 * query.
 */
export function createReconciliationRuns(ctx: CashierCtx) {
  let last: ReconciliationRun | null = null
  const recall = async () => {
    last = (await latestRun(ctx.database.db)) ?? null
  }
  const reconcile = () => inTurn([() => reconcileNightly(ctx), recall])
  return { last: (): ReconciliationRun | null => last, recall, reconcile }
}
