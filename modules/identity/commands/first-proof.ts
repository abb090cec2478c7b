import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { IdentityCtx } from '../ctx.ts'
import { notify } from '../notices/notify.ts'
import { deleteAllPasskeys } from '../passkeys/store.ts'
import { removeAuthenticator } from '../second-factor/authenticator.ts'
import { endAllSessions } from '../sessions/store.ts'
import { type Player, setTwoFactor } from '../store/players.ts'
import { endAllLinks } from '../store/tokens.ts'

/**
 * Ends what was set up in an account before its address was proven: second factor, passkeys, sessions, known
 * devices, push notifications, open links and the proven phone. A stranger may have opened the account with
 * somebody else's address, to keep access after the owner starts to use it. Returns the updated player.
 */
export async function endUnprovenAccess(tx: Tx, ctx: IdentityCtx, player: Player): Promise<Player> {
  const at = new Date(ctx.clock.nowMs())
  await removeAuthenticator(tx, player.id)
  await deleteAllPasskeys(tx, player.id)
  await setTwoFactor(tx, player.id, 'none')
  await sql`
    update identity.player set phone_confirmed_at = null, phone_wanted = null
    where id = ${player.id}`.execute(tx)
  await sql`
    update identity.device set revoked_at = ${at}
    where player_id = ${player.id} and revoked_at is null`.execute(tx)
  await sql`update identity.gate set epoch = epoch + 1 where player_id = ${player.id}`.execute(tx)
  await endAllSessions(tx, player.id, at)
  await endAllLinks(tx, player.id, at)
  const proven: Player = { ...player, emailConfirmedAt: at, twoFactor: 'none' }
  if (player.twoFactor !== 'none') await notify(tx, ctx, proven, 'twoFactorOff')
  await ctx.push.suspend(tx, { playerId: player.id })
  ctx.sessions.changed(tx, player.id)
  return proven
}
