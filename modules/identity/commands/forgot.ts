import { foldUsername } from '@poyraz/contract/forms'
import { type Db, once, type Tx, transact } from '@poyraz/db'
import { enqueue } from '@poyraz/jobs'
import { ok } from '@poyraz/kernel'
import { authPaths } from '@poyraz/site/auth'
import { atTime, formatDateTime } from '@poyraz/text'
import { z } from 'zod'
import type { IdentityCtx } from '../ctx.ts'
import { composeMail } from '../notices/messages.ts'
import { isProvenByOther } from '../store/claims.ts'
import { findByEmail, findByUsername, type Player } from '../store/players.ts'
import { isMailable, issueToken, linkWaitSeconds } from '../store/tokens.ts'

export const FORGOT_QUEUE = 'identity.forgot'

const request = z.strictObject({ username: z.string().optional(), email: z.string().optional() })
export type ForgotRequest = z.output<typeof request>

/** Queues the request for a new password. It looks nothing up, so the answer cannot reveal an account. */
export function noteForgotten(tx: Tx, account: ForgotRequest): Promise<void> {
  return enqueue(tx, FORGOT_QUEUE, account)
}

/**
 * Mails a reset link for each account with this address, with the day it was opened. The mail does not name
 * the player.
 */
export async function handleForgotten(ctx: IdentityCtx, payload: unknown, id: string): Promise<void> {
  const account = request.parse(payload)
  await transact(ctx.database.db, (tx) =>
    once(tx, { scope: FORGOT_QUEUE, key: id, inputHash: '' }, async () => {
      for (const player of await findAccounts(tx, account)) if (player.active) await mailLink(tx, ctx, player)
      return ok(null)
    }),
  )
}

async function findAccounts(db: Db, { username, email }: ForgotRequest): Promise<readonly Player[]> {
  if (email !== undefined) return findByEmail(db, email.trim().toLowerCase())
  const player = username === undefined ? null : await findByUsername(db, foldUsername(username))
  return player === null ? [] : [player]
}

async function mailLink(tx: Tx, ctx: IdentityCtx, player: Player): Promise<void> {
  const nowMs = ctx.clock.nowMs()
  if (await isProvenByOther(tx, player.id, player.email)) return
  if ((await linkWaitSeconds(tx, 'reset', { playerId: player.id, nowMs })) > 0) return
  const { email } = player
  if (player.emailConfirmedAt === null && !(await isMailable(tx, 'reset', { email, nowMs }))) return
  const token = await issueToken(tx, 'reset', { playerId: player.id, email, nowMs })
  const link = `${ctx.config.publicUrl()}${authPaths.resetPassword}?token=${token}`
  const opened = atTime(formatDateTime(player.createdAt.getTime(), player.language), player.language)
  await ctx.sendMessage(tx, composeMail('reset', { to: email, lang: player.language }, { link, opened }))
}
