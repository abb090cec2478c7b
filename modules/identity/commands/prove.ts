import type { FieldError, Refusal } from '@poyraz/contract'
import { foldUsername } from '@poyraz/contract/forms'
import type { Db, Tx } from '@poyraz/db'
import { err, MINUTE_MS, ok, type Result } from '@poyraz/kernel'
import type { IdentityCtx } from '../ctx.ts'
import { takeCode } from '../second-factor/take-code.ts'
import { provedAt } from '../sessions/store.ts'
import { isKnownDevice, keepsPassword, type Player, playerById } from '../store/players.ts'
import { lockedRefusal } from './locked.ts'
import { accountHash, loginTrierOf, type Origin, trierOf } from './origin.ts'

/** Lifetime of a fresh proof for money and credentials (R30). */
const PROOF_MS = 10 * MINUTE_MS

export type Claimant = { readonly playerId: string; readonly sessionId: string } & Pick<
  Origin,
  'device' | 'address'
>

/** Credentials that a signed-in player presents. A wrong password is reported at `field`. */
export type Claim = { readonly password: string; readonly field: string; readonly code?: string | undefined }

/**
 * A claim whose password was compared. The result is used only after the repeat of an earlier request is
 * ruled out.
 */
export type CheckedClaim = {
  readonly player: Player
  readonly matches: boolean
  readonly claim: Claim
  readonly claimant: Claimant
  /** The counted try of the claim's code; null without a code. */
  readonly codeTryId: bigint | null
}

/**
 * Compares the password, behind the same lock as a login. A wrong one stays counted until `settleClaim`, and a
 * right one in the budget of the player.
 */
export async function checkClaim(
  ctx: IdentityCtx,
  claimant: Claimant,
  claim: Claim,
): Promise<Result<CheckedClaim, Refusal<'locked' | 'unavailable'>>> {
  const player = await playerById(ctx.database.db, claimant.playerId)
  const named = { account: foldUsername(player.username), playerId: player.id }
  const trier = loginTrierOf(ctx, named, claimant)
  const claims = await ctx.attempts.judgeClaims(trier.owner)
  if (claims.kind === 'locked') return err(lockedRefusal(claims))
  const known = await isKnownDevice(ctx.database.db, player.id, trier.deviceHash)
  const trial = await ctx.attempts.begin('password', trier, known)
  if (trial.kind !== 'free') return err(lockedRefusal(trial))
  const codeTrial =
    claim.code === undefined
      ? null
      : await ctx.attempts.begin('code', trierOf(ctx, player.id, claimant), known)
  if (codeTrial?.kind === 'locked') return err(lockedRefusal(codeTrial))
  const matches = await ctx.hasher.verify(player.passwordHash, claim.password, claimant.address)
  // If the queue of hashes is full, nothing was compared.
  if (!matches.ok || matches.value) await ctx.attempts.takeBack(ctx.database.db, trial.id)
  if (matches.ok && matches.value) await ctx.attempts.countRight(ctx.database.db, 'claim', trier)
  if (!matches.ok) {
    if (codeTrial) await ctx.attempts.takeBack(ctx.database.db, codeTrial.id)
    return err({ error: matches.error })
  }
  return ok({ player, matches: matches.value, claim, claimant, codeTryId: codeTrial?.id ?? null })
}

/**
 * Succeeds if the password was right and was not replaced since it was compared. A player with two-factor
 * also needs a fresh proof.
 */
export async function passwordHolds(
  tx: Tx,
  ctx: IdentityCtx,
  { player, matches, claim, claimant }: CheckedClaim,
): Promise<Result<null, Refusal<'step_up_required'>>> {
  if (!matches || !(await keepsPassword(tx, player))) {
    return err({ error: 'invalid_input', fields: [wrongPassword(claim.field)] })
  }
  if (player.twoFactor === 'none' || (await isProved(tx, ctx, claimant.sessionId))) return ok(null)
  return err({ error: 'step_up_required' })
}

/**
 * Same as `passwordHolds`, but a code can replace the fresh proof. Call it as the last check before the
 * effect, because a right code is used up.
 */
export async function claimHolds(
  tx: Tx,
  ctx: IdentityCtx,
  checked: CheckedClaim,
): Promise<Result<null, Refusal<'step_up_required' | 'code_incorrect'>>> {
  const holds = await passwordHolds(tx, ctx, checked)
  const { claimant, player, claim } = checked
  if (holds.ok || holds.error.error !== 'step_up_required' || claim.code === undefined) return holds
  if (!(await takeCode(tx, ctx, player, claim.code))) return err({ error: 'code_incorrect' })
  await ctx.attempts.forgive(tx, [accountHash(ctx, player.id)], trierOf(ctx, player.id, claimant))
  return ok(null)
}

/**
 * Deletes the counted tries of the claim unless password or code was wrong, and the earlier failures of the
 * password. Those of codes stay: only a right code deletes them, or a known password would renew the guesses.
 * If a repeated request got its stored success, the tries are deleted even when the password is wrong by now.
 */
export async function settleClaim(
  ctx: IdentityCtx,
  { player, matches, claimant, codeTryId }: CheckedClaim,
  done: Result<null, Refusal>,
): Promise<void> {
  if (!done.ok && (!matches || done.error.error === 'code_incorrect')) return
  const { db } = ctx.database
  const account = foldUsername(player.username)
  await ctx.attempts.forgive(db, [accountHash(ctx, account)], trierOf(ctx, account, claimant))
  if (codeTryId !== null) await ctx.attempts.takeBack(db, codeTryId)
}

export async function isProved(db: Db, ctx: IdentityCtx, sessionId: string): Promise<boolean> {
  const at = await provedAt(db, sessionId)
  return at !== null && ctx.clock.nowMs() - at.getTime() <= PROOF_MS
}

export function wrongPassword(field: string): FieldError {
  return { field, error: 'password_incorrect' }
}
