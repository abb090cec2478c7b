import type { Tx } from '@poyraz/db'
import { authPaths } from '@poyraz/site/auth'
import type { IdentityCtx } from '../ctx.ts'
import { notify } from '../notices/notify.ts'
import { removeAuthenticator } from '../second-factor/authenticator.ts'
import { isProvenByOther } from '../store/claims.ts'
import { type Player, setEmail, setTwoFactor } from '../store/players.ts'
import { endAllLinks, issueToken } from '../store/tokens.ts'

/**
 * Tells a proven address of what would lock the owner out if a thief who knows the password did it - a second
 * step of his own, another address - with the link that takes the account back.
 */
export async function mailReclaim(
  tx: Tx,
  ctx: IdentityCtx,
  player: Player,
  notice: 'twoFactorOn' | 'emailMoved',
): Promise<void> {
  if (player.emailConfirmedAt === null) return
  const holder = { playerId: player.id, email: player.email, nowMs: ctx.clock.nowMs() }
  const token = await issueToken(tx, 'reclaim', holder)
  const link = `${ctx.config.publicUrl()}${authPaths.resetPassword}?token=${token}&reclaim=true`
  await notify(tx, ctx, player, notice, { link })
}

/**
 * Undoes what whoever switched the second step on, or changed the address, may have done: no second step is
 * left, of whatever kind it is by now, no link is open, and the address that the link went to is the
 * player's again - unless another account has proven it. The address that is left is told. Returns the
 * player as he can be written to.
 */
export async function takeBack(tx: Tx, ctx: IdentityCtx, player: Player, email: string): Promise<Player> {
  const at = new Date(ctx.clock.nowMs())
  await removeAuthenticator(tx, player.id)
  await setTwoFactor(tx, player.id, 'none')
  await endAllLinks(tx, player.id, at)
  if (player.email !== email) {
    const taken = await isProvenByOther(tx, player.id, email)
    await notify(tx, ctx, player, taken ? 'reclaimed' : 'emailChanged')
    if (!taken) await setEmail(tx, player.id, { email, at })
  }
  return { ...player, email, emailConfirmedAt: at, twoFactor: 'none' }
}
