import { SECOND_MS } from '@poyraz/kernel'
import { Gauge, type Registry } from 'prom-client'

/** The last audit of the ledger, the audit trail or the payments; `finishedAt` is null if there was none. */
export type Audit = { readonly subject: string; readonly finishedAt: Date | null; readonly faults: number }

/**
 * Exports the faults and the end of each last audit. The second gauge shows from the start an audit that
 * never runs.
 */
export function gaugeAudits(audits: () => readonly Audit[], registry: Registry): void {
  const options = { labelNames: ['subject'] as const, registers: [registry] }
  new Gauge({
    ...options,
    name: 'poyraz_audit_faults',
    help: 'Faults that the last round over the books, the trail of changes or the payments found.',
    collect() {
      for (const { subject, finishedAt, faults } of audits()) if (finishedAt) this.set({ subject }, faults)
    },
  })
  new Gauge({
    ...options,
    name: 'poyraz_audit_finished_seconds',
    help: 'When the last such round ended, in seconds since 1970; 0 where there was none.',
    collect() {
      for (const { subject, finishedAt } of audits())
        this.set({ subject }, (finishedAt?.getTime() ?? 0) / SECOND_MS)
    },
  })
}
