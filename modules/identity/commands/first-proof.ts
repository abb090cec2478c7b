import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { IdentityCtx } from '../ctx.ts'
import { notify } from '../notices/notify.ts'
import { removeAuthenticator } from '../second-factor/authenticator.ts'
import { endAllSessions } from '../sessions/store.ts'
import { type Player, setTwoFactor } from '../store/players.ts'
import { endAllLinks } from '../store/tokens.ts'

/**
 * Ends what was set up in an account before anybody proved its address: whoever opened it may have named an
 * address that is not his, to keep a way in once its owner uses the account. No second factor, session, known
 * device, open link or proven phone is left. Returns the player as he can be written to.
 */
export async function endUnprovenAccess(tx: Tx, ctx: IdentityCtx, player: Player): Promise<Player> {
  const at = new Date(ctx.clock.nowMs())
  await removeAuthenticator(tx, player.id)
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
  ctx.sessions.changed(tx, player.id)
  return proven
}
