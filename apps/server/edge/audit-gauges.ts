import { SECOND_MS } from '@poyraz/kernel'
import { Gauge, type Registry } from 'prom-client'

/** The newest round over the books, the trail of who changed what, or the payments; `null`: there was none. */
export type Audit = { readonly subject: string; readonly finishedAt: Date | null; readonly faults: number }

/** How much was found, and when: an audit that never runs finds nothing, too, and says so from the start. */
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
