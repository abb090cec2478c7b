import { transact } from '@poyraz/db'
import { err, isStaffName, ok, type Result, staffActor } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { noteEvent } from '../store/events.ts'
import { anyExcluded } from '../store/exclusions.ts'
import { lockGate } from '../store/gates.ts'

export type NumberRelease = {
  readonly identityNumber: string
  /** ISO 3166-1 alpha-2: the country of the document. */
  readonly country: string
  readonly note: string
  readonly by: string
}
export type ReleaseRefusal = 'staff_name' | 'note_required' | 'not_found' | 'number_taken' | 'excluded'

/**
 * Frees an identity number for its owner, who showed his documents and has no account, from an account that
 * never proved it. An account that is kept from playing keeps its number: it keeps the person out.
 */
export async function releaseNumber(
  { clock, database: { db }, people }: ComplianceCtx,
  { by, note, ...number }: NumberRelease,
): Promise<Result<{ readonly playerId: string }, ReleaseRefusal>> {
  if (!isStaffName(by)) return err('staff_name')
  if (note.trim() === '') return err('note_required')
  const playerId = await people.holderOfNumber(number)
  if (playerId === null) return err('not_found')
  return transact(db, async (tx): Promise<Result<{ readonly playerId: string }, ReleaseRefusal>> => {
    const at = new Date(clock.nowMs())
    await lockGate(tx, playerId)
    if (await anyExcluded(tx, [playerId], at)) return err('excluded')
    if (!(await people.yieldNumber(tx, playerId))) return err('number_taken')
    await noteEvent(tx, { playerId, actor: staffActor(by), kind: 'number_released', data: { note }, at })
    return ok({ playerId })
  })
}
