import type { Refusal } from '@poyraz/contract'
import { type Tx, transact } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { IdentityCtx } from '../ctx.ts'
import { effect, type Write } from '../effect.ts'
import { notify } from '../notices/notify.ts'
import {
  confirmAuthenticator,
  generateAuthenticator,
  hasAuthenticator,
  type NewAuthenticator,
  removeAuthenticator,
  takeAuthenticatorCode,
} from '../second-factor/authenticator.ts'
import { takeRecovery } from '../second-factor/recovery-codes.ts'
import { setProof } from '../sessions/store.ts'
import { type Player, playerById, setTwoFactor, type TwoFactor } from '../store/players.ts'
import { linkWaitSeconds } from '../store/tokens.ts'
import { type Claimant, isProved } from './prove.ts'
import { mailReclaim } from './reclaim.ts'
import { type CodeRefusal, guardedCode } from './second-factor.ts'

type Holder = { readonly playerId: string; readonly sessionId: string }

/** Creates a secret and recovery codes, which wait for `enableAuthenticator`; null without a fresh proof. */
export async function startAuthenticator(
  tx: Tx,
  ctx: IdentityCtx,
  holder: Holder,
): Promise<NewAuthenticator | null> {
  if (!(await isProved(tx, ctx, holder.sessionId))) return null
  return generateAuthenticator(tx, ctx, await playerById(tx, holder.playerId))
}

/** Activates the waiting secret with its first right code. Logins ask for codes from then on. */
export async function enableAuthenticator(
  ctx: IdentityCtx,
  claimant: Claimant,
  code: string,
): Promise<Result<null, CodeRefusal | Refusal<'wrong_factor' | 'too_many_requests'>>> {
  const allowed = await transact(ctx.database.db, (tx) => checkSwitchOn(tx, ctx, claimant.playerId))
  if (!allowed.ok) return allowed
  let nothingWaits = false
  const done = await guardedCode(ctx, claimant.playerId, claimant, async (tx) => {
    const confirmation = await confirmAuthenticator(tx, ctx, claimant.playerId, code)
    nothingWaits = confirmation === 'nothing_waits'
    if (confirmation !== 'confirmed') return false
    const player = await playerById(tx, claimant.playerId)
    await chooseFactor(tx, ctx, player, 'ga')
    await setProof(tx, claimant.sessionId, new Date(ctx.clock.nowMs()))
    return true
  })
  return nothingWaits ? err({ error: 'wrong_factor' }) : done
}

/** Removes the authenticator and its recovery codes. It needs one of their codes. */
export function clearAuthenticator(
  ctx: IdentityCtx,
  claimant: Claimant,
  code: string,
): Promise<Result<null, CodeRefusal>> {
  const { playerId } = claimant
  return guardedCode(ctx, playerId, claimant, async (tx) => {
    const right =
      (await takeAuthenticatorCode(tx, ctx, playerId, code)) || (await takeRecovery(tx, ctx, playerId, code))
    if (!right) return false
    await removeAuthenticator(tx, playerId)
    const player = await playerById(tx, playerId)
    if (player.twoFactor === 'ga') await chooseFactor(tx, ctx, player, 'none')
    return true
  })
}

type FactorCode = 'step_up_required' | 'wrong_factor' | 'too_many_requests' | 'idempotency_conflict'

/** Sets the second factor of logins. The fresh proof is used up; the next one must be of the new kind. */
export function setFactor(
  ctx: IdentityCtx,
  write: Write,
  holder: Holder,
  type: TwoFactor,
): Promise<Result<null, Refusal<FactorCode>>> {
  return effect<null, Refusal<FactorCode>>(ctx, write, holder.playerId, async (tx) => {
    const player = await playerById(tx, holder.playerId)
    if (player.twoFactor === type) return ok(null)
    if (!(await isProved(tx, ctx, holder.sessionId))) return err({ error: 'step_up_required' })
    if (!(await canUse(tx, player, type))) return err({ error: 'wrong_factor' })
    const allowed = type === 'none' ? ok(null) : await checkSwitchOn(tx, ctx, player.id)
    if (!allowed.ok) return allowed
    await chooseFactor(tx, ctx, player, type)
    await setProof(tx, holder.sessionId, null)
    return ok(null)
  })
}

/**
 * Refuses to switch two-factor on when the account got its maximum of `reclaim` links within the hour. Each
 * switch mails one link. The limit also bounds the mails about switching two-factor off.
 */
async function checkSwitchOn(
  tx: Tx,
  ctx: IdentityCtx,
  playerId: string,
): Promise<Result<null, Refusal<'too_many_requests'>>> {
  const waitSeconds = await linkWaitSeconds(tx, 'reclaim', { playerId, nowMs: ctx.clock.nowMs() })
  if (waitSeconds === 0) return ok(null)
  return err({ error: 'too_many_requests', data: { retryAfterSeconds: waitSeconds } })
}

async function canUse(tx: Tx, player: Player, type: TwoFactor): Promise<boolean> {
  if (type === 'ga') return hasAuthenticator(tx, player.id)
  return type === 'none' || player.phoneConfirmedAt !== null
}

async function chooseFactor(tx: Tx, ctx: IdentityCtx, player: Player, type: TwoFactor): Promise<void> {
  await setTwoFactor(tx, player.id, type)
  if (type === 'none') await notify(tx, ctx, player, 'twoFactorOff')
  else await mailReclaim(tx, ctx, player, 'twoFactorOn')
}
