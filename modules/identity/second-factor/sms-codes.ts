import { randomInt } from 'node:crypto'
import type { Tx } from '@poyraz/db'
import { MINUTE_MS, ok, type Result, uuidv7 } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { IdentityCtx } from '../ctx.ts'
import { composeSms } from '../notices/messages.ts'
import type { Player } from '../store/players.ts'
import { checkSmsLimits, isTextable, type SmsPurpose, type SmsRefusal, type SmsTarget } from './sms-limits.ts'

const LIFETIME_MS = 5 * MINUTE_MS

/**
 * Sends a code for `purpose` to `phone` unless a limit refuses it. Only the newest code of a purpose is
 * valid. For a number that another player has proven, or that got enough codes, everything is the same except
 * that no SMS is sent. So neither the answer nor the wait reveals players.
 */
export async function sendCode(
  tx: Tx,
  ctx: IdentityCtx,
  player: Player,
  target: SmsTarget & { readonly isOthers?: boolean },
): Promise<Result<null, SmsRefusal>> {
  const nowMs = ctx.clock.nowMs()
  const allowed = await checkSmsLimits(tx, player, target, nowMs)
  if (!allowed.ok) return allowed
  const isSent =
    !target.isOthers && (target.purpose === 'login' || (await isTextable(tx, target.phone, nowMs)))
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  await sql`
    insert into identity.sms_code (id, player_id, purpose, phone, code_hash, created_at, expires_at)
    values (${uuidv7(nowMs)}, ${player.id}, ${target.purpose}, ${target.phone},
      ${codeHash(ctx, player.id, code)}, ${new Date(nowMs)}, ${new Date(nowMs + LIFETIME_MS)})`.execute(tx)
  if (!isSent) return ok(null)
  const text = target.purpose === 'login' ? 'smsLogin' : 'smsPhone'
  await ctx.sendMessage(tx, composeSms(text, { to: target.phone, lang: player.language }, code))
  return ok(null)
}

/** Redeems a code and returns the phone that it went to; `null` for a wrong, expired or used code. */
export async function takeSmsCode(
  tx: Tx,
  ctx: IdentityCtx,
  playerId: string,
  claim: { readonly purpose: SmsPurpose; readonly code: string },
): Promise<string | null> {
  const at = new Date(ctx.clock.nowMs())
  const { rows } = await sql<{ phone: string }>`
    update identity.sms_code set used_at = ${at}
    where id = (
        select id from identity.sms_code where player_id = ${playerId} and purpose = ${claim.purpose}
        order by created_at desc, id desc limit 1)
      and code_hash = ${codeHash(ctx, playerId, claim.code)} and used_at is null and expires_at > ${at}
    returning phone`.execute(tx)
  return rows[0]?.phone ?? null
}

function codeHash(ctx: IdentityCtx, playerId: string, code: string): Buffer {
  return ctx.secrets.mac('sms', `${playerId}:${code}`)
}
