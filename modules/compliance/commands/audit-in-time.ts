import { HOUR_MS, inTurn, istanbulDay, istanbulDayStartMs } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { type AuditSubject, claimRound, endRound } from '../store/audit-rounds.ts'
import { auditEvents } from './audit.ts'

/** Once the payments were compared with the books; Istanbul time. */
const NIGHT_FROM_MS = 5 * HOUR_MS
/** A server that began and did not end within this is gone. */
const GONE_MS = 4 * HOUR_MS
/** Faults of one round that are told by name; more are only counted. */
const TOLD_MAX = 100

/** What the house must never find, in the books or in the trail of who changed what. */
export type AuditAlarm = { readonly of: AuditSubject; readonly subject: string; readonly fault: string }

/**
 * Reads the trail and the books over, from 05:00 on in every night and no oftener: both are read whole, which
 * on two busy cores takes a minute for a million transfers, and ten seconds for 100,000 events. Each is done
 * by whichever server comes first, and every fault is told.
 */
export function auditInTime(ctx: ComplianceCtx): Promise<void> {
  const night = new Date(istanbulDayStartMs(istanbulDay(ctx.clock.nowMs() - NIGHT_FROM_MS)))
  return inTurn([
    () => auditOnce(ctx, { subject: 'trail', night }, () => auditEvents(ctx)),
    () => auditOnce(ctx, { subject: 'books', night }, () => booksFaults(ctx)),
  ])
}

type Found = Omit<AuditAlarm, 'of'>

async function auditOnce(
  { database: { db }, clock, onFault }: ComplianceCtx,
  round: { readonly subject: AuditSubject; readonly night: Date },
  find: () => Promise<readonly Found[]>,
): Promise<void> {
  const nowMs = clock.nowMs()
  const turn = { at: new Date(nowMs), died: new Date(nowMs - GONE_MS) }
  if (!(await claimRound(db, round, turn))) return
  const found = await find()
  for (const { subject, fault } of found.slice(0, TOLD_MAX)) onFault({ of: round.subject, subject, fault })
  await endRound(db, round, { at: new Date(clock.nowMs()), faults: found.length })
}

async function booksFaults({ auditBooks }: ComplianceCtx): Promise<readonly Found[]> {
  return (await auditBooks()).map(({ rule, subject }) => ({ subject, fault: rule }))
}
