import { randomInt } from 'node:crypto'
import type { Tx } from '@poyraz/db'
import { HOUR_MS, MINUTE_MS, SECOND_MS, uuidv7 } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { IdentityCtx } from '../ctx.ts'
import { composeSms } from '../notices/messages.ts'
import { lockClaim } from '../store/claims.ts'
import type { Player } from '../store/players.ts'

export type SmsPurpose = 'login' | 'phone'

const LIFETIME_MS = 5 * MINUTE_MS
const INTERVAL_MS = MINUTE_MS
const PER_HOUR_MAX = 5
/** Codes that prove one phone, in an hour, over all accounts that name it. */
const PROOFS_PER_PHONE_MAX = 5

/**
 * Sends a code for `purpose` to `phone`, one a minute and five an hour for each player. Returns the seconds
 * to wait where it is too soon, else 0. The newest code of a purpose is the only one that counts. The number
 * of another player, or one that got enough codes from accounts that name it, is treated alike but for the
 * SMS, so that no answer and no wait tells of it.
 */
export async function sendCode(
  tx: Tx,
  ctx: IdentityCtx,
  player: Player,
  target: { readonly purpose: SmsPurpose; readonly phone: string; readonly isOthers?: boolean },
): Promise<number> {
  const nowMs = ctx.clock.nowMs()
  const waitMs = nextAllowedMs(await recentSends(tx, player.id, nowMs)) - nowMs
  if (waitMs > 0) return Math.ceil(waitMs / SECOND_MS)
  const isTold =
    !target.isOthers && (target.purpose === 'login' || (await isTextable(tx, target.phone, nowMs)))
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  await sql`
    insert into identity.sms_code (id, player_id, purpose, phone, code_hash, created_at, expires_at)
    values (${uuidv7(nowMs)}, ${player.id}, ${target.purpose}, ${target.phone},
      ${codeHash(ctx, player.id, code)}, ${new Date(nowMs)}, ${new Date(nowMs + LIFETIME_MS)})`.execute(tx)
  if (!isTold) return 0
  const text = target.purpose === 'login' ? 'smsLogin' : 'smsPhone'
  await ctx.sendMessage(tx, composeSms(text, { to: target.phone, lang: player.language }, code))
  return 0
}

/** The phone that the right, fresh and unused code went to; `null` for any other code. */
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

/** True if one more code that proves this phone may be sent, however many accounts name it. */
async function isTextable(tx: Tx, phone: string, nowMs: number): Promise<boolean> {
  await lockClaim(tx, phone)
  const { rows } = await sql`
    select 1 from identity.sms_code
    where phone = ${phone} and purpose = 'phone' and created_at > ${new Date(nowMs - HOUR_MS)}
    limit ${PROOFS_PER_PHONE_MAX}`.execute(tx)
  return rows.length < PROOFS_PER_PHONE_MAX
}

/** The player's row is locked first, so that two requests at once cannot both be the first of a minute. */
async function recentSends(tx: Tx, playerId: string, nowMs: number): Promise<number[]> {
  await sql`select 1 from identity.player where id = ${playerId} for update`.execute(tx)
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from identity.sms_code
    where player_id = ${playerId} and created_at > ${new Date(nowMs - HOUR_MS)}
    order by created_at desc`.execute(tx)
  return rows.map((row) => row.created_at.getTime())
}

function nextAllowedMs(newestFirst: readonly number[]): number {
  const last = newestFirst[0]
  const fullHour = newestFirst[PER_HOUR_MAX - 1]
  return Math.max(
    last === undefined ? 0 : last + INTERVAL_MS,
    fullHour === undefined ? 0 : fullHour + HOUR_MS,
  )
}

function codeHash(ctx: IdentityCtx, playerId: string, code: string): Buffer {
  return ctx.secrets.mac('sms', `${playerId}:${code}`)
}
