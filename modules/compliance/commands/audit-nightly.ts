import { HOUR_MS, istanbulDay, istanbulDayStartMs } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { type AuditSubject, writeRound } from '../store/audit-rounds.ts'
import { auditEvents } from './audit.ts'

/**
 * Time of the nightly audits, after midnight in Istanbul. An audit that starts earlier counts for the day
 * before.
 */
const NIGHT_FROM_MS = 5 * HOUR_MS
/** Maximum number of faults of one audit that are reported one by one. All are counted. */
const REPORTED_MAX = 100

/** A fault that an audit found in the ledger (`books`) or in the event chain (`trail`). */
export type AuditAlarm = { readonly of: AuditSubject; readonly subject: string; readonly fault: string }

/**
 * Audits the ledger or the event chain, reports the faults (at most `REPORTED_MAX`) and stores their number. Each
 * audit reads everything: on two busy cores, a million transfers take a minute and 100,000 events ten
 * seconds.
 */
export async function auditNightly(ctx: ComplianceCtx, of: AuditSubject): Promise<void> {
  const startedMs = ctx.clock.nowMs()
  const found = of === 'trail' ? await auditEvents(ctx) : await booksFaults(ctx)
  for (const { subject, fault } of found.slice(0, REPORTED_MAX)) ctx.onFault({ of, subject, fault })
  await writeRound(ctx.database.db, {
    subject: of,
    night: new Date(istanbulDayStartMs(istanbulDay(startedMs - NIGHT_FROM_MS))),
    startedAt: new Date(startedMs),
    finishedAt: new Date(ctx.clock.nowMs()),
    faults: found.length,
  })
}

type Found = Omit<AuditAlarm, 'of'>

async function booksFaults({ auditBooks }: ComplianceCtx): Promise<readonly Found[]> {
  return (await auditBooks()).map(({ rule, subject }) => ({ subject, fault: rule }))
}
