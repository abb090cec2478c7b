import type { ComplianceCtx } from '../ctx.ts'
import { brokenSeals, headOfEvents, sealsAt } from '../store/events.ts'

/** `subject`: the event, or the seal or line of the anchor file that does not hold. */
export type AuditFault = {
  readonly subject: string
  readonly fault: 'unsealed' | 'removed' | 'seal_removed' | 'changed' | 'not_as_anchored' | 'anchor_forged'
}

/** Keeps the head of the chain outside the database, where it moved on since the last time. */
export async function anchorEvents({ database, clock, anchors }: ComplianceCtx): Promise<void> {
  const head = await headOfEvents(database.db)
  const last = (await anchors.list()).at(-1)
  if (head && head.hash !== last?.hash) await anchors.add(head, new Date(clock.nowMs()))
}

/** Checks every event against the chain, and the chain against its anchors. */
export async function auditEvents({ database, anchors }: ComplianceCtx): Promise<readonly AuditFault[]> {
  const faults: AuditFault[] = [...(await brokenSeals(database.db))]
  const heads = await anchors.list()
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
