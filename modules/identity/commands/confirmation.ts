import type { Refusal } from '@poyraz/contract'
import { type Tx, transact } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import { authPaths } from '@poyraz/site/auth'
import type { IdentityCtx } from '../ctx.ts'
import { composeMail } from '../notices/messages.ts'
import { isProvenByOther } from '../store/claims.ts'
import { type Player, playerById } from '../store/players.ts'
import { isMailable, issueToken, linkWaitSeconds } from '../store/tokens.ts'

/**
 * Mails the link that proves the player's address. No mail goes to an address that another account has
 * proven, or that got enough of them from accounts that name it; the answer is the same.
 */
export async function mailConfirmation(
  tx: Tx,
  ctx: IdentityCtx,
  { id, email, language }: Pick<Player, 'id' | 'email' | 'language'>,
): Promise<void> {
  const nowMs = ctx.clock.nowMs()
  const isMailed =
    (await isMailable(tx, 'email', { email, nowMs })) && !(await isProvenByOther(tx, id, email))
  const token = await issueToken(tx, 'email', { playerId: id, email, nowMs })
  if (!isMailed) return
  const link = `${ctx.config.publicUrl()}${authPaths.confirm}?token=${token}`
  await ctx.sendMessage(tx, composeMail('confirm', { to: email, lang: language }, { link }))
}

/** Mails the confirmation link again on the player's request. */
export async function resendConfirmation(
  ctx: IdentityCtx,
  playerId: string,
): Promise<Result<null, Refusal<'too_many_requests' | 'state_conflict'>>> {
  return transact(ctx.database.db, async (tx) => {
    const waitSeconds = await linkWaitSeconds(tx, 'email', { playerId, nowMs: ctx.clock.nowMs() })
    const player = await playerById(tx, playerId)
    if (player.emailConfirmedAt !== null) return err({ error: 'state_conflict' })
    if (waitSeconds > 0) return err({ error: 'too_many_requests', data: { retryAfterSeconds: waitSeconds } })
    await mailConfirmation(tx, ctx, player)
    return ok(null)
  })
}
