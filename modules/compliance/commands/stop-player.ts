import { transact } from '@poyraz/db'
import { err, isStaffName, ok, type Result, staffActor } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { noteEvent } from '../store/events.ts'
import { lockGate, resumePlay, stopPlay } from '../store/gates.ts'
import { review } from './review.ts'

export type StopRequest = { readonly playerId: string; readonly reason: string; readonly by: string }
export type StopRefusal = 'note_required' | 'staff_name' | 'not_found' | 'state_conflict'

const REASON_LENGTH_MIN = 3

/**
 * Refuses bets, deposits and bonuses of the player from this commit on (R27). Open rounds can end; the player
 * can still sign in and withdraw.
 */
export function stopPlayer(ctx: ComplianceCtx, request: StopRequest): Promise<Result<null, StopRefusal>> {
  return change(ctx, request, 'play_stopped')
}

/** Ends the stop and reviews the player. */
export async function resumePlayer(
  ctx: ComplianceCtx,
  request: StopRequest,
): Promise<Result<null, StopRefusal>> {
  const done = await change(ctx, request, 'play_opened')
  if (done.ok) await review(ctx, request.playerId)
  return done
}

async function change(
  { database, clock, people }: ComplianceCtx,
  { playerId, reason, by }: StopRequest,
  kind: 'play_stopped' | 'play_opened',
): Promise<Result<null, StopRefusal>> {
  if (!isStaffName(by)) return err('staff_name')
  if (reason.trim().length < REASON_LENGTH_MIN) return err('note_required')
  // A gate alone is no player: whatever locks the gate of an unknown id creates it.
  if ((await people.usernamesOf([playerId])).size === 0) return err('not_found')
  const at = new Date(clock.nowMs())
  return transact(database.db, async (tx): Promise<Result<null, StopRefusal>> => {
    await lockGate(tx, playerId)
    const isDone = kind === 'play_stopped' ? await stopPlay(tx, playerId, at) : await resumePlay(tx, playerId)
    if (!isDone) return err('state_conflict')
    await noteEvent(tx, { playerId, actor: staffActor(by), kind, data: { reason }, at })
    return ok(null)
  })
}
