import { accountClose } from '@poyraz/contract'
import { effect, transact, type Write } from '@poyraz/db'
import { err, inTurn, type Kurus, ok } from '@poyraz/kernel'
import type { ComplianceCtx, Remains } from '../ctx.ts'
import { noteEvent } from '../store/events.ts'
import { closingPlayers, lockGate, setClosed } from '../store/gates.ts'
import { reopenAccount } from './reopen-account.ts'

type Closing = {
  readonly state: 'closing' | 'closed'
  readonly balance: Kurus
  readonly openRounds: number
}

/**
 * Closes an account (GLI A.3.10). Bonuses end at once. While money or open rounds remain, the player can
 * still sign in and withdraw (`closing`); afterwards nobody can sign in (`closed`).
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
      await ctx.hidePlayer(tx, playerId)
      await noteEvent(tx, { playerId, actor: 'player', kind: 'account_closing', data: {}, at })
      return ok(null)
    },
  )
  return begun.ok ? ok(await finish(ctx, playerId)) : begun
}

/** Closes the closing accounts that have no money and no open rounds left. */
export async function finishClosing(ctx: ComplianceCtx): Promise<void> {
  const players = await closingPlayers(ctx.database.db)
  await inTurn(players.map((playerId) => () => finish(ctx, playerId)))
}

/**
 * Deactivates the account if nothing is left. Deposits and new rounds are already refused, but a payout may
 * come back, a dispute may be won or the settlement of a bet may be rolled back. Therefore the remains are
 * read again after deactivation, and what is found then reopens the account. Money that arrives later reopens
 * it through the cashier, and bets through wagering.
 */
async function finish(ctx: ComplianceCtx, playerId: string): Promise<Closing> {
  const remains = await ctx.remainsOf(playerId)
  if (isLeft(remains)) return { state: 'closing', ...remains }
  await transact(ctx.database.db, async (tx) => {
    // False if another server has already deactivated it.
    if (!(await ctx.people.deactivate(tx, playerId))) return
    // The player may have shared rounds while the account was closing.
    await ctx.hidePlayer(tx, playerId)
    const at = new Date(ctx.clock.nowMs())
    await noteEvent(tx, { playerId, actor: 'system', kind: 'account_closed', data: {}, at })
  })
  const since = await ctx.remainsOf(playerId)
  if (!isLeft(since)) return { state: 'closed', ...remains }
  const reopening = { playerId, actor: 'system', reason: 'money arrived while it closed' }
  await transact(ctx.database.db, (tx) => reopenAccount(ctx, tx, reopening))
  return { state: 'closing', ...since }
}

const isLeft = ({ balance, openRounds }: Remains) => balance > 0n || openRounds > 0
