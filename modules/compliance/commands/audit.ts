import { type Db, transact } from '@poyraz/db'
import { type Clock, HOUR_MS } from '@poyraz/kernel'
import type { Anchor, AnchorLine } from '../anchors.ts'
import type { ComplianceCtx } from '../ctx.ts'
import { listAnchorLines, lockAnchors, noteAnchorLines } from '../store/anchors.ts'
import { brokenSeals, firstSealedAt, headOfEvents, sealsAt } from '../store/events.ts'

/** Anchors are written every hour and when a server stops, so a chain older than this must have one. */
const ANCHORED_WITHIN_MS = 2 * HOUR_MS

/**
 * `subject`: the faulty event (`event 3`), seal (`seal 5`) or anchor line (`line 2`), or `anchors` for the
 * whole file.
 */
export type AuditFault = {
  readonly subject: string
  readonly fault:
    | 'unsealed'
    | 'removed'
    | 'seal_removed'
    | 'changed'
    | 'not_as_anchored'
    | 'anchor_forged'
    | 'anchor_removed'
    | 'anchors_missing'
}
const ANCHORS_MISSING: AuditFault = { subject: 'anchors', fault: 'anchors_missing' }

/**
 * Writes the head of the chain to the anchor file, if it moved since the last line. If the newest known line
 * is missing from the file, reports it here once; every audit reports it too, because the next line continues
 * after it.
 */
export async function anchorEvents(ctx: ComplianceCtx): Promise<void> {
  const { database, clock, anchors, onFault, onAnchored } = ctx
  const added = await transact(database.db, async (tx) => {
    await lockAnchors(tx)
    const head = await headOfEvents(tx)
    const kept = await anchors.list()
    const ours = kept.filter((line) => line.head !== null)
    const known = newestOf([...(await listAnchorLines(tx)), anchors.newest()])
    const isCut = known !== null && !ours.some((line) => isSame(line, known))
    const wasLost = kept.length === 0 && (known !== null || (await wereAnchored(tx, clock)))
    if (wasLost) onFault({ of: 'trail', ...ANCHORS_MISSING })
    else if (isCut) onFault({ of: 'trail', ...removed(known.number) })
    await noteAnchorLines(tx, ours)
    if (!head || (head.hash === ours.at(-1)?.head?.hash && !isCut)) return null
    const line = await anchors.add(head, new Date(clock.nowMs()), newestOf([known, ...ours]))
    await noteAnchorLines(tx, [line])
    return { ...line, head }
  })
  if (added) onAnchored({ line: added.number, lineHash: added.hash, events: Number(added.head.seq) })
}

/**
 * Checks every event against the chain, the chain against the anchor file, and the file against the lines
 * known to the database and to this process.
 */
export async function auditEvents(ctx: ComplianceCtx): Promise<readonly AuditFault[]> {
  const { database, clock, anchors } = ctx
  const faults: AuditFault[] = [...(await brokenSeals(database.db))]
  // Known lines are read before the file: a line written meanwhile must not look missing.
  const known = await listAnchorLines(database.db)
  const newest = anchors.newest()
  const kept = await anchors.list()
  if (kept.length === 0) {
    const isMissing = known.length > 0 || newest !== null || (await wereAnchored(database.db, clock))
    return isMissing ? [...faults, ANCHORS_MISSING] : faults
  }
  const heads = kept.flatMap(({ head }) => head ?? [])
  const seals = await sealsAt(
    database.db,
    heads.map(({ seq }) => seq),
  )
  for (const { number, head } of kept) {
    if (!head) faults.push({ subject: `line ${number}`, fault: 'anchor_forged' })
  }
  for (const { seq, hash } of heads) {
    if (seals.get(seq) !== hash) faults.push({ subject: `seal ${seq}`, fault: 'not_as_anchored' })
  }
  const expected = [...known, ...(newest ? [newest] : []), ...kept.flatMap(({ before }) => before ?? [])]
  return [...faults, ...missingLines(kept, expected).map(removed)]
}

function removed(line: number): AuditFault {
  return { subject: `line ${line}`, fault: 'anchor_removed' }
}

/** Returns the numbers of expected lines that are missing from the file or differ from it. */
function missingLines(kept: readonly Anchor[], expected: readonly AnchorLine[]): readonly number[] {
  const hashes = new Map(kept.filter(({ head }) => head).map(({ number, hash }) => [number, hash]))
  const missing = expected.filter(({ number, hash }) => hashes.get(number) !== hash)
  return [...new Set(missing.map(({ number }) => number))].toSorted((a, b) => a - b)
}

function newestOf(lines: readonly (AnchorLine | null)[]): AnchorLine | null {
  return lines.reduce((last, line) => (line && line.number > (last?.number ?? 0) ? line : last), null)
}

function isSame(one: AnchorLine, other: AnchorLine): boolean {
  return one.number === other.number && one.hash === other.hash
}

/** True if the chain is so old that an anchor of it must have been written. */
async function wereAnchored(db: Db, clock: Clock): Promise<boolean> {
  const at = await firstSealedAt(db)
  return at !== null && clock.nowMs() - at.getTime() > ANCHORED_WITHIN_MS
}
