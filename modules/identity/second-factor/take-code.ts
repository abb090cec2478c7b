import type { Tx } from '@poyraz/db'
import type { IdentityCtx } from '../ctx.ts'
import type { Player } from '../store/players.ts'
import { takeAuthenticatorCode } from './authenticator.ts'
import { takeRecovery } from './recovery-codes.ts'
import { takeSmsCode } from './sms-codes.ts'

/** Uses up a code of the player's second factor. True once for each code. A wrong code writes nothing. */
export async function takeCode(tx: Tx, ctx: IdentityCtx, player: Player, code: string): Promise<boolean> {
  if (player.twoFactor === 'sms') {
    return (await takeSmsCode(tx, ctx, player.id, { purpose: 'login', code })) !== null
  }
  if (player.twoFactor === 'none') return false
  return /^[0-9]{6}$/.test(code)
    ? takeAuthenticatorCode(tx, ctx, player.id, code)
    : takeRecovery(tx, ctx, player.id, code)
}
