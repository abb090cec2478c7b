import { transact } from '@poyraz/db'
import { err, isStaffName, ok, type Result, staffActor, staffNameOf } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import {
  agreeToClose,
  type Case,
  type CaseFile,
  listCaseEvents,
  lockCase,
  proposeClosing,
  setReported,
} from '../store/cases.ts'
import { noteEvent } from '../store/events.ts'

/** A staff action on a case, with the note of the staff member. */
export type CaseAction = { readonly id: string; readonly by: string; readonly note: string }

export type CaseRefusal = 'not_found' | 'state_conflict' | 'same_person' | 'note_required' | 'staff_name'

type CaseAct = 'case_viewed' | 'case_noted' | 'case_proposed' | 'case_closed' | 'case_reported'
type Decided<T> = { readonly kind: CaseAct; readonly value: T }
type CaseTx = Parameters<typeof lockCase>[0]

const NOTE_LENGTH_MIN = 3

export function openCaseFile(
  ctx: ComplianceCtx,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<Result<CaseFile, 'not_found'>> {
  return transact(ctx.database.db, async (tx) => {
    const found = await lockCase(tx, id)
    if (!found) return err('not_found')
    const file = { ...found, events: await listCaseEvents(tx, found) }
    const at = new Date(ctx.clock.nowMs())
    const actor = staffActor(by)
    await noteEvent(tx, { playerId: found.playerId, actor, kind: 'case_viewed', data: { id }, at })
    return ok(file)
  })
}

export function noteCase(ctx: ComplianceCtx, action: CaseAction): Promise<Result<null, CaseRefusal>> {
  return act<null>(ctx, action, async () => ok({ kind: 'case_noted', value: null }))
}

export function closeCase(
  ctx: ComplianceCtx,
  action: CaseAction,
): Promise<Result<'proposed' | 'closed', CaseRefusal>> {
  const { id, note } = action
  const by = staffNameOf(action.by)
  return act<'proposed' | 'closed'>(ctx, action, async (found, tx, at) => {
    // A proposal of somebody who lost the right is replaced (C07).
    const standing = found.proposedBy !== null && !(await ctx.hasLost(tx, found.proposedBy, 'cases.decide'))
    if (!standing) {
      await proposeClosing(tx, { id, by, reason: note })
      return ok({ kind: 'case_proposed', value: 'proposed' })
    }
    if (found.proposedBy === by) return err('same_person')
    await agreeToClose(tx, { id, by, at })
    return ok({ kind: 'case_closed', value: 'closed' })
  })
}

export function reportCase(ctx: ComplianceCtx, action: CaseAction): Promise<Result<null, CaseRefusal>> {
  return act<null>(ctx, action, async (found, tx, at) => {
    if (found.reportedBy !== null) return err('state_conflict')
    await setReported(tx, { id: action.id, by: staffNameOf(action.by), at })
    return ok({ kind: 'case_reported', value: null })
  })
}

/** Runs a staff action on a case that is not closed. Records actor and note in the same transaction. */
async function act<T>(
  { database, clock }: ComplianceCtx,
  { id, by, note }: CaseAction,
  decide: (found: Case, tx: CaseTx, at: Date) => Promise<Result<Decided<T>, CaseRefusal>>,
): Promise<Result<T, CaseRefusal>> {
  if (!isStaffName(by)) return err('staff_name')
  if (note.trim().length < NOTE_LENGTH_MIN) return err('note_required')
  return transact(database.db, async (tx): Promise<Result<T, CaseRefusal>> => {
    const found = await lockCase(tx, id)
    if (!found) return err('not_found')
    if (found.state === 'closed') return err('state_conflict')
    const at = new Date(clock.nowMs())
    const decided = await decide(found, tx, at)
    if (!decided.ok) return decided
    const { kind, value } = decided.value
    const actor = staffActor(by)
    await noteEvent(tx, { playerId: found.playerId, actor, kind, data: { id, note }, at })
    return ok(value)
  })
}
