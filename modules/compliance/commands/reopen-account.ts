import type { Tx } from '@poyraz/db'
import type { ComplianceCtx } from '../ctx.ts'
import { noteEvent } from '../store/events.ts'
import { findGate, lockGate } from '../store/gates.ts'

/** `actor`: `system`, or `staff:` and who; `reason` is kept. */
export type Reopening = {
  readonly playerId: string
  readonly actor: string
  readonly reason: string
}

/**
 * Takes a closed account back to closing, in the transaction that found its money: its player can sign in and
 * take the money out, and the account closes again once nothing is left. False where it did not close.
 */
export async function reopenAccount(
  ctx: Pick<ComplianceCtx, 'clock' | 'people'>,
  tx: Tx,
  { playerId, actor, reason }: Reopening,
): Promise<boolean> {
  const at = new Date(ctx.clock.nowMs())
  await lockGate(tx, playerId)
  const gate = await findGate(tx, playerId, at)
  if (!gate || gate.active || gate.closedAt === null) return false
  await ctx.people.reactivate(tx, playerId)
  await noteEvent(tx, { playerId, actor, kind: 'account_reopened', data: { reason }, at })
  return true
}
