import type { Refusal } from '@poyraz/contract'
import { type Tx, transact } from '@poyraz/db'
import { err, HOUR_MS, ok, type Result } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { IdentityCtx } from '../ctx.ts'
import { composeMail } from '../notices/messages.ts'
import { type Player, playerById } from '../store/players.ts'
import { countTokens, issueToken } from '../store/tokens.ts'

/** Links to the addresses of one player in an hour; more would be a nuisance to whoever reads them. */
const LINKS_PER_HOUR_MAX = 3

/** Mails the link that proves the player's address. */
export async function mailConfirmation(
  tx: Tx,
  ctx: IdentityCtx,
  { id, email, language }: Pick<Player, 'id' | 'email' | 'language'>,
): Promise<void> {
  const token = await issueToken(tx, 'email', { playerId: id, email, nowMs: ctx.clock.nowMs() })
  const link = `${ctx.config.publicUrl()}/register-account-confirm?token=${token}`
  await ctx.sendMessage(tx, composeMail('confirm', { to: email, lang: language }, { link }))
}

/** Mails it once more: the one before may have gone astray. */
export async function resendConfirmation(
  ctx: IdentityCtx,
  playerId: string,
): Promise<Result<null, Refusal<'too_many_requests' | 'state_conflict'>>> {
  return transact(ctx.database.db, async (tx) => {
    // Two requests at once wait for each other, so that both count.
    await sql`select 1 from identity.player where id = ${playerId} for update`.execute(tx)
    const player = await playerById(tx, playerId)
    if (player.emailConfirmedAt !== null) return err({ error: 'state_conflict' })
    const since = new Date(ctx.clock.nowMs() - HOUR_MS)
    const sent = await countTokens(tx, 'email', playerId, since)
    if (sent >= LINKS_PER_HOUR_MAX) return err({ error: 'too_many_requests' })
    await mailConfirmation(tx, ctx, player)
    return ok(null)
  })
}
