import { accountClose } from '@poyraz/contract'
import { effect, transact, type Write } from '@poyraz/db'
import { err, inTurn, type Kurus, ok } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { noteEvent } from '../store/events.ts'
import { closingPlayers, lockGate, setClosed } from '../store/gates.ts'

type Closing = {
  readonly state: 'closing' | 'closed'
  readonly balance: Kurus
  readonly openRounds: number
}

/**
 * Closes an account (GLI A.3.10). Bonuses end at once. Money and open rounds keep it open for what gets the
 * player's money out; without them nobody signs in to it again.
 */
export async function closeAccount(
  ctx: ComplianceCtx,
  { sessionId, ...write }: Omit<Write, 'procedure'> & { readonly sessionId: string },
) {
  const { playerId } = write
  if (!(await ctx.people.isProved(sessionId))) return err({ error: 'step_up_required' as const })
  const begun = await effect<null, never>(
    ctx.database.db,
    { ...write, procedure: accountClose },
    async (tx) => {
      const at = new Date(ctx.clock.nowMs())
      await lockGate(tx, playerId)
      await setClosed(tx, playerId, at)
      await ctx.endBonuses(tx, playerId)
      await noteEvent(tx, { playerId, actor: 'player', kind: 'account_closing', data: {}, at })
      return ok(null)
    },
  )
  return begun.ok ? ok(await finish(ctx, playerId)) : begun
}

/** Accounts whose money and rounds are gone by now close for good. */
export async function finishClosing(ctx: ComplianceCtx): Promise<void> {
  const players = await closingPlayers(ctx.database.db)
  await inTurn(players.map((playerId) => () => finish(ctx, playerId)))
}

/**
 * No money comes in and no round begins any more: a deposit that is paid for after the gate closed waits for
 * staff, who send it back. So what is gone stays gone, and nothing is locked while others are asked.
 */
async function finish(ctx: ComplianceCtx, playerId: string): Promise<Closing> {
  const remains = await ctx.remainsOf(playerId)
  if (remains.balance > 0n || remains.openRounds > 0) return { state: 'closing', ...remains }
  await transact(ctx.database.db, async (tx) => {
    // Another server may have been faster.
    if (!(await ctx.people.deactivate(tx, playerId))) return
    const at = new Date(ctx.clock.nowMs())
    await noteEvent(tx, { playerId, actor: 'system', kind: 'account_closed', data: {}, at })
  })
  return { state: 'closed', ...remains }
}
