import type { Refusal } from '@poyraz/contract'
import { isMobilePhone, normalizePhone } from '@poyraz/contract/forms'
import type { Tx } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import { authPaths } from '@poyraz/site/auth'
import { sql } from 'kysely'
import type { IdentityCtx } from '../ctx.ts'
import { effect, type Write } from '../effect.ts'
import { composeMail } from '../notices/messages.ts'
import { notify } from '../notices/notify.ts'
import { sendCode, takeSmsCode } from '../second-factor/sms-codes.ts'
import type { SmsRefusal } from '../second-factor/sms-limits.ts'
import { sha256 } from '../secrets.ts'
import { isProvenByOther } from '../store/claims.ts'
import { isKnownDevice, type Player, playerById, setEmail } from '../store/players.ts'
import { isMailable, issueToken, linkWaitSeconds, useToken } from '../store/tokens.ts'
import { endUnprovenAccess } from './first-proof.ts'
import { type Claimant, checkClaim, claimHolds, settleClaim } from './prove.ts'
import { mailReclaim } from './reclaim.ts'
import { refuseIfTaken } from './refuse-if-taken.ts'

type Change = Write & {
  readonly claimant: Claimant
  readonly password: string
  readonly code: string | undefined
}
type ClaimCode = 'code_incorrect' | 'step_up_required' | 'locked' | 'unavailable' | 'idempotency_conflict'

/**
 * Mails a link to the new address and notifies the old one. The old address stays until the link is followed.
 */
export async function changeEmail(
  ctx: IdentityCtx,
  change: Change & { readonly email: string },
): Promise<Result<null, Refusal<ClaimCode | 'too_many_requests'>>> {
  const checked = await checkClaim(ctx, change.claimant, { ...change, field: 'password' })
  if (!checked.ok) return checked
  const { player } = checked.value
  type Refused = Refusal<ClaimCode | 'too_many_requests'>
  const done = await effect<null, Refused>(ctx, change, player.id, async (tx) => {
    const holds = await claimHolds(tx, ctx, checked.value)
    if (!holds.ok) return holds
    const nowMs = ctx.clock.nowMs()
    const waitSeconds = await linkWaitSeconds(tx, 'email', { playerId: player.id, nowMs })
    if (waitSeconds > 0) return err({ error: 'too_many_requests', data: { retryAfterSeconds: waitSeconds } })
    await mailChange(tx, ctx, player, change.email)
    return ok(null)
  })
  await settleClaim(ctx, checked.value, done)
  return done
}

/**
 * Issues a token for the new address. If another player has proven that address, or it got enough links, no
 * mail is sent. The answer is the same, so it does not reveal players.
 */
async function mailChange(tx: Tx, ctx: IdentityCtx, player: Player, email: string): Promise<void> {
  const nowMs = ctx.clock.nowMs()
  const isMailed =
    (await isMailable(tx, 'email', { email, nowMs })) && !(await isProvenByOther(tx, player.id, email))
  const token = await issueToken(tx, 'email', { playerId: player.id, email, nowMs })
  await notify(tx, ctx, player, 'emailWanted')
  if (!isMailed) return
  const link = `${ctx.config.publicUrl()}${authPaths.confirm}?token=${token}`
  await ctx.sendMessage(tx, composeMail('changeEmail', { to: email, lang: player.language }, { link }))
}

/**
 * Redeems a confirmation link: the address is proven and becomes the player's. The first proof of an account
 * ends everything that was set up before it, unless the link is opened on a device of the account: then the
 * person who opened the account also reads the mail.
 */
export async function confirmEmail(
  ctx: IdentityCtx,
  confirmation: Write & { readonly token: string; readonly device: string | null },
): Promise<Result<null, Refusal<'token_invalid' | 'already_registered' | 'idempotency_conflict'>>> {
  const at = new Date(ctx.clock.nowMs())
  return refuseIfTaken({ error: 'already_registered' }, () =>
    effect(ctx, confirmation, null, async (tx) => {
      const holder = await useToken(tx, ['email'], { token: confirmation.token, at })
      if (!holder) return err({ error: 'token_invalid' })
      const player = await playerById(tx, holder.playerId)
      if (player.email !== holder.email) await notifyPreviousAddress(tx, ctx, player)
      await setEmail(tx, player.id, { email: holder.email, at })
      const reached = { ...player, email: holder.email }
      if (await isFirstElsewhere(tx, player, confirmation.device)) await endUnprovenAccess(tx, ctx, reached)
      return ok(null)
    }),
  )
}

async function isFirstElsewhere(tx: Tx, player: Player, device: string | null): Promise<boolean> {
  if (player.emailConfirmedAt !== null) return false
  return device === null || !(await isKnownDevice(tx, player.id, sha256(device)))
}

/**
 * Notifies the old address of the change. A player without two-factor needed only a password, so the mail has
 * a link that takes the account back.
 */
async function notifyPreviousAddress(tx: Tx, ctx: IdentityCtx, player: Player): Promise<void> {
  if (player.twoFactor === 'none') await mailReclaim(tx, ctx, player, 'emailMoved')
  else await notify(tx, ctx, player, 'emailChanged')
}

/**
 * Sends a code to the new number; the old number stays until the code is given. No code goes to a number that
 * another player has proven, and the answer is the same.
 */
export async function changePhone(
  ctx: IdentityCtx,
  change: Change & { readonly phone: string },
): Promise<Result<null, Refusal<ClaimCode | 'no_sms'> | SmsRefusal>> {
  if (!ctx.config.carriesSms) return err({ error: 'no_sms' })
  const checked = await checkClaim(ctx, change.claimant, { ...change, field: 'password' })
  if (!checked.ok) return checked
  const { player } = checked.value
  const phone = normalizePhone(change.phone)
  if (phone === null || !isMobilePhone(player.country, phone)) {
    return err({ error: 'invalid_input', fields: [{ field: 'phone', error: 'phone' }] })
  }
  type Refused = Refusal<ClaimCode> | SmsRefusal
  const done = await effect<null, Refused>(ctx, change, player.id, async (tx) => {
    const holds = await claimHolds(tx, ctx, checked.value)
    if (!holds.ok) return holds
    const sent = await sendPhoneCode(tx, ctx, { ...player, phoneWanted: phone })
    if (!sent.ok) return sent
    await sql`update identity.player set phone_wanted = ${phone} where id = ${player.id}`.execute(tx)
    return ok(null)
  })
  await settleClaim(ctx, checked.value, done)
  return done
}

/** Sends the code that `confirmPhone` takes. */
export async function sendPhoneCode(
  tx: Tx,
  ctx: IdentityCtx,
  player: Player,
): Promise<Result<null, SmsRefusal>> {
  const phone = player.phoneWanted ?? player.phone
  return sendCode(tx, ctx, player, { purpose: 'phone', phone, isOthers: await isOthers(tx, player, phone) })
}

/**
 * Redeems the code: the number that it went to is proven and becomes the player's. False for a wrong code.
 */
export async function confirmPhone(tx: Tx, ctx: IdentityCtx, player: Player, code: string): Promise<boolean> {
  const phone = await takeSmsCode(tx, ctx, player.id, { purpose: 'phone', code })
  if (phone === null) return false
  const at = new Date(ctx.clock.nowMs())
  const replaces = phone !== player.phone
  await sql`
    update identity.player
    set phone = ${phone}, phone_confirmed_at = ${at}, phone_wanted = null,
      contact_changed_at = case when ${replaces} then ${at} else contact_changed_at end
    where id = ${player.id}`.execute(tx)
  if (replaces) await notify(tx, ctx, player, 'phoneChanged')
  return true
}

async function isOthers(tx: Tx, player: Player, phone: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity.player
    where phone = ${phone} and phone_confirmed_at is not null and id <> ${player.id}`.execute(tx)
  return rows.length > 0
}
