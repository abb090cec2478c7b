import type { Tx } from '@poyraz/db'
import { authPaths } from '@poyraz/site/auth'
import type { IdentityCtx } from '../ctx.ts'
import { notify } from '../notices/notify.ts'
import { removeAuthenticator } from '../second-factor/authenticator.ts'
import { isProvenByOther } from '../store/claims.ts'
import { type Player, setEmail, setTwoFactor } from '../store/players.ts'
import { endAllLinks, issueToken } from '../store/tokens.ts'

/**
 * Mails a proven address about a change by which a thief with the password could lock the owner out (a second
 * factor, another address). The mail has the link that takes the account back.
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
 * Takes an account back: removes the second factor of any kind, ends the open links, and restores the address
 * that the link went to, unless another account has proven it. Notifies the address that is replaced. Returns
 * the updated player.
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
