import type { Tx } from '@poyraz/db'
import type { ComplianceCtx } from '../ctx.ts'
import { noteEvent } from '../store/events.ts'
import { findGate, lockGate } from '../store/gates.ts'

/** `actor`: `system`, or `staff:` and the name. `reason` is recorded. */
export type Reopening = {
  readonly playerId: string
  readonly actor: string
  readonly reason: string
}

/**
 * Puts a closed account back into the closing state, in the transaction that found its money. The player can
 * sign in and withdraw; the account closes again once nothing is left. Returns false if the account was not
 * closed.
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
