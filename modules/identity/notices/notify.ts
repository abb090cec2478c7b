import type { Tx } from '@poyraz/db'
import { atTime, formatDateTime } from '@poyraz/text'
import type { IdentityCtx } from '../ctx.ts'
import type { Player } from '../store/players.ts'
import { composeMail, withSupport } from './messages.ts'

export type Notice =
  | 'passwordChanged'
  | 'newDevice'
  | 'emailWanted'
  | 'emailChanged'
  | 'emailMoved'
  | 'phoneChanged'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'reclaimed'

/**
 * Tells the player what happened to the account: by push where the player wants it, and by mail. Personal
 * mail goes only to a proven address.
 */
export async function notify(
  tx: Tx,
  ctx: IdentityCtx,
  player: Player,
  notice: Notice,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  await ctx.push.send(tx, { playerId: player.id, notice })
  if (player.emailConfirmedAt === null) return
  const reader = { to: player.email, lang: player.language }
  const time = formatDateTime(ctx.clock.nowMs(), player.language)
  const { supportEmail } = ctx.config
  const origin = ctx.config.publicUrl()
  const [link, support] = [`${origin}/forgot-password`, `${origin}/support`]
  const mail = composeMail(notice, reader, {
    username: player.username,
    time,
    at: atTime(time, player.language),
    link,
    support,
    ...values,
  })
  await ctx.sendMessage(tx, supportEmail === undefined ? mail : withSupport(mail, supportEmail))
}
