import { transact } from '@poyraz/db'
import { DAY_MS, HOUR_MS, inTurn, MINUTE_MS, repeat, SECOND_MS, stopAll } from '@poyraz/kernel'
import { anchorEvents } from './commands/audit.ts'
import { auditInTime } from './commands/audit-in-time.ts'
import { finishClosing } from './commands/close-account.ts'
import { compareWaiting } from './commands/compare-accounts.ts'
import type { ComplianceCtx } from './ctx.ts'
import { AUDIT_SUBJECTS, type AuditRound, lastRounds } from './store/audit-rounds.ts'
import { openCases } from './store/cases.ts'
import { noteEvent } from './store/events.ts'
import { setDormant } from './store/gates.ts'
import { purgeLocations } from './store/locations.ts'
import { followRecentPlay } from './store/play-marks.ts'

const AUDIT_LOOK_MS = 10 * MINUTE_MS
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

/** A server that never runs for an hour does its share of the work, too, and keeps the head at its end. */
export function startWork(ctx: ComplianceCtx, { recall, look }: Audits): () => Promise<void> {
  const { onError } = ctx
  const work = () => workOnce(ctx)
  const first = inTurn([recall, work]).catch(onError)
  const compare = () => compareWaiting(ctx)
  const stop = stopAll(
    () => first,
    repeat(work, HOUR_MS, onError),
    repeat(look, AUDIT_LOOK_MS, onError),
    repeat(compare, COMPARE_MS, onError),
  )
  return async () => {
    await stop()
    await anchorEvents(ctx).catch(onError)
  }
}

export type Audits = ReturnType<typeof createAudits>

/** Audits in time, and remembers what the newest rounds of all servers found: who asks waits for no database. */
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
  return { last: () => last, recall, look: () => inTurn([() => auditInTime(ctx), recall]) }
}

async function lookForCases(ctx: ComplianceCtx): Promise<void> {
  const at = new Date(ctx.clock.nowMs())
  const shared = await ctx.sharedSources()
  await transact(ctx.database.db, (tx) => openCases(tx, { limits: ctx.jurisdiction.profile.aml, shared, at }))
}

/** Money of a dormant account is nobody's but the player's: the mark changes nothing, it only shows. */
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
