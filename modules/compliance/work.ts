import { transact } from '@poyraz/db'
import { type Job, RUN_RETRY, type ScheduledJob } from '@poyraz/jobs'
import { DAY_MS, HOUR_MS, inTurn, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { anchorEvents } from './commands/audit.ts'
import { auditNightly } from './commands/audit-nightly.ts'
import { finishClosing } from './commands/close-account.ts'
import { compareWaiting } from './commands/compare-accounts.ts'
import type { ComplianceCtx } from './ctx.ts'
import { AUDIT_SUBJECTS, type AuditRound, type AuditSubject, lastRounds } from './store/audit-rounds.ts'
import { openCases } from './store/cases.ts'
import { noteEvent } from './store/events.ts'
import { setDormant } from './store/gates.ts'
import { purgeLocations } from './store/locations.ts'
import { followRecentPlay } from './store/play-marks.ts'

const RECALL_MS = 10 * MINUTE_MS
const COMPARE_MS = 10 * SECOND_MS

export function workOnce(ctx: ComplianceCtx): Promise<void> {
  return inTurn([
    () => finishClosing(ctx),
    () => markDormant(ctx),
    () => lookForCases(ctx),
    () => compareWaiting(ctx),
    () => anchorEvents(ctx),
    () => followRecentPlay(ctx.database.db, new Date(ctx.clock.nowMs() - DAY_MS)),
    () => purgeLocations(ctx.database.db, ctx.clock.nowMs()),
  ])
}

export function jobsOf(ctx: ComplianceCtx, { recall, audit }: Audits): readonly Job[] {
  return [
    {
      kind: 'scheduled',
      name: 'compliance.hourly',
      cron: '7 * * * *',
      timeoutMs: HOUR_MS / 2,
      retry: RUN_RETRY,
      run: () => workOnce(ctx),
    },
    ...AUDIT_SUBJECTS.map(
      (subject): ScheduledJob => ({
        kind: 'scheduled',
        name: `compliance.audit-${subject}`,
        // Runs after the reconciliation of payments with the ledger.
        cron: '0 5 * * *',
        timeoutMs: 4 * HOUR_MS,
        retry: RUN_RETRY,
        run: () => audit(subject),
      }),
    ),
    // The anchor file is local to this server, so each server writes it, also when it stops.
    {
      kind: 'local',
      name: 'compliance.anchor',
      everyMs: HOUR_MS,
      alsoAt: ['start', 'stop'],
      run: () => anchorEvents(ctx),
    },
    // Each server runs this job: a row lock ensures that a player is compared only once.
    { kind: 'local', name: 'compliance.compare', everyMs: COMPARE_MS, run: () => compareWaiting(ctx) },
    { kind: 'local', name: 'compliance.recall', everyMs: RECALL_MS, alsoAt: ['start'], run: recall },
  ]
}

type Audits = ReturnType<typeof createAudits>

/** Runs audits and caches the newest results of all servers, so that `last` needs no database query. */
export function createAudits(ctx: ComplianceCtx) {
  let last: readonly AuditRound[] = AUDIT_SUBJECTS.map((subject) => ({
    subject,
    finishedAt: null,
    faults: 0,
  }))
  const recall = async () => {
    const found = await lastRounds(ctx.database.db)
    last = last.map((round) => found.find(({ subject }) => subject === round.subject) ?? round)
  }
  return {
    last: () => last,
    recall,
    audit: (subject: AuditSubject) => inTurn([() => auditNightly(ctx, subject), recall]),
  }
}

async function lookForCases(ctx: ComplianceCtx): Promise<void> {
  const at = new Date(ctx.clock.nowMs())
  const shared = await ctx.sharedSources()
  await transact(ctx.database.db, (tx) => openCases(tx, { limits: ctx.jurisdiction.profile.aml, shared, at }))
}

/** Marks dormant accounts. The mark does not touch the player's money. */
async function markDormant({ database, clock, people, jurisdiction }: ComplianceCtx): Promise<void> {
  const atMs = clock.nowMs()
  const unseen = await people.notSeenSince(new Date(atMs - jurisdiction.profile.dormantAfterMs))
  await transact(database.db, async (tx) => {
    const at = new Date(atMs)
    for (const playerId of await setDormant(tx, unseen, at)) {
      await noteEvent(tx, { playerId, actor: 'system', kind: 'dormant', data: {}, at })
    }
  })
}
