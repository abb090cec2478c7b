import { HOUR_MS } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { brokenSeals, firstSealedAt, headOfEvents, sealsAt } from '../store/events.ts'

/** The head is kept every hour and when a server stops: what is older than this was kept. */
const ANCHORED_WITHIN_MS = 2 * HOUR_MS

/** `subject`: the event, the seal or line of the anchor file that does not hold, or all anchors. */
export type AuditFault = {
  readonly subject: string
  readonly fault:
    | 'unsealed'
    | 'removed'
    | 'seal_removed'
    | 'changed'
    | 'not_as_anchored'
    | 'anchor_forged'
    | 'anchors_missing'
}
const ANCHORS_MISSING: AuditFault = { subject: 'anchors', fault: 'anchors_missing' }

/**
 * Keeps the head of the chain outside the database, where it moved on since the last time. Heads that were
 * kept and are gone are told: what was cut off until now is missed by nobody from here on.
 */
export async function anchorEvents(ctx: ComplianceCtx): Promise<void> {
  const { database, clock, anchors, onFault } = ctx
  const head = await headOfEvents(database.db)
  const kept = await anchors.list()
  if (kept.length === 0 && (await wereAnchored(ctx))) onFault({ of: 'trail', ...ANCHORS_MISSING })
  const last = kept.at(-1)
  if (head && head.hash !== last?.hash) await anchors.add(head, new Date(clock.nowMs()))
}

/** Checks every event against the chain, and the chain against its anchors. */
export async function auditEvents(ctx: ComplianceCtx): Promise<readonly AuditFault[]> {
  const { database, anchors } = ctx
  const faults: AuditFault[] = [...(await brokenSeals(database.db))]
  const heads = await anchors.list()
  if (heads.length === 0 && (await wereAnchored(ctx))) faults.push(ANCHORS_MISSING)
  const seals = await sealsAt(
    database.db,
    heads.flatMap((head) => head?.seq ?? []),
  )
  for (const [index, head] of heads.entries()) {
    if (!head) faults.push({ subject: `line ${index + 1}`, fault: 'anchor_forged' })
    else if (seals.get(head.seq) !== head.hash) {
      faults.push({ subject: `seal ${head.seq}`, fault: 'not_as_anchored' })
    }
  }
  return faults
}

/** Whether the chain is so old that heads of it were kept. */
async function wereAnchored({ database, clock }: ComplianceCtx): Promise<boolean> {
  const at = await firstSealedAt(database.db)
  return at !== null && clock.nowMs() - at.getTime() > ANCHORED_WITHIN_MS
}
