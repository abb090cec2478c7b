import type { Refusal } from '@poyraz/contract'
import type { Tx } from '@poyraz/db'
import { assert, err, ok, type Result } from '@poyraz/kernel'
import type { IdentityCtx } from '../ctx.ts'
import { answered, effect, type Write } from '../effect.ts'
import { checkNewPassword } from '../new-password.ts'
import { notify } from '../notices/notify.ts'
import { deleteAllPasskeys } from '../passkeys/store.ts'
import { endAllSessions } from '../sessions/store.ts'
import { isProvenByOther } from '../store/claims.ts'
import { type Player, playerById, setEmail, setPassword } from '../store/players.ts'
import { endTakeoverLinks, isOpenToken, useToken } from '../store/tokens.ts'
import { endUnprovenAccess } from './first-proof.ts'
import { type Claimant, checkClaim, passwordHolds, settleClaim } from './prove.ts'
import { takeBack } from './reclaim.ts'
import { refuseIfTaken } from './refuse-if-taken.ts'

type ChangeCode = 'step_up_required' | 'locked' | 'idempotency_conflict' | 'unavailable'
/** Kinds of links that set a password. */
const RESETTING = ['reset', 'reclaim'] as const

type ResetCode = 'token_invalid' | 'idempotency_conflict' | 'unavailable'

/**
 * Changes the password, ends every session, the caller's included, and removes every passkey unless the
 * player keeps them: somebody with the old password may have added one.
 */
export async function changePassword(
  ctx: IdentityCtx,
  change: Write & {
    readonly claimant: Claimant
    readonly oldPassword: string
    readonly password: string
    readonly keepPasskeys: boolean
  },
): Promise<Result<null, Refusal<ChangeCode>>> {
  const strong = await checkNewPassword(ctx, change.password)
  if (!strong.ok) return strong
  const claim = { password: change.oldPassword, field: 'oldPassword' }
  const checked = await checkClaim(ctx, change.claimant, claim)
  if (!checked.ok) return checked
  const { player, matches } = checked.value
  // A wrong old password is refused below, and a repeated request gets the stored reply. Neither needs a
  // hash.
  const hashed = matches ? await ctx.hasher.hash(change.password, change.claimant.address) : null
  if (hashed && !hashed.ok) return err({ error: hashed.error })
  const done = await effect(ctx, change, player.id, async (tx) => {
    const holds = await passwordHolds(tx, ctx, checked.value)
    if (!holds.ok) return holds
    assert(hashed !== null, 'a password that holds was found to match')
    if (!change.keepPasskeys) await deleteAllPasskeys(tx, player.id)
    await replacePassword(tx, ctx, player, { passwordHash: hashed.value, notice: 'passwordChanged' })
    return ok(null)
  })
  await settleClaim(ctx, checked.value, done)
  return done
}

/**
 * Sets a new password with a mailed token, which also proves the address, and removes every passkey. It does
 * not sign in. A `reclaim` link does more: see `takeBack`.
 */
export async function resetPassword(
  ctx: IdentityCtx,
  reset: Write & { readonly token: string; readonly password: string; readonly address: string },
): Promise<Result<null, Refusal<ResetCode>>> {
  const strong = await checkNewPassword(ctx, reset.password)
  if (!strong.ok) return strong
  const at = new Date(ctx.clock.nowMs())
  const use = { token: reset.token, at }
  const before = await answered<null>(ctx, reset, null)
  if (before) return before
  // Checked before hashing, so a request without an open link costs one query.
  if (!(await isOpenToken(ctx.database.db, RESETTING, use))) return err({ error: 'token_invalid' })
  const passwordHash = await ctx.hasher.hash(reset.password, reset.address)
  if (!passwordHash.ok) return err({ error: passwordHash.error })
  // If another account proves the address at the same moment, `unavailable` makes the client try again.
  return refuseIfTaken({ error: 'unavailable' }, () =>
    effect<null, Refusal<ResetCode>>(ctx, reset, null, async (tx) => {
      const holder = await useToken(tx, RESETTING, use)
      if (!holder) return err({ error: 'token_invalid' })
      const { kind, email } = holder
      const player = await playerById(tx, holder.playerId)
      // The address was replaced after the mail was sent. A reset link of the old address no longer works.
      if (kind === 'reset' && player.email !== email) return err({ error: 'token_invalid' })
      // Several accounts named the address, and another one proved it first.
      if (kind === 'reset' && (await isProvenByOther(tx, player.id, email)))
        return err({ error: 'token_invalid' })
      const reached =
        kind === 'reclaim' ? await takeBack(tx, ctx, player, email) : await proved(tx, ctx, player)
      // Somebody with the old password may have added one.
      await deleteAllPasskeys(tx, player.id)
      const notice = kind === 'reclaim' ? 'reclaimed' : 'passwordChanged'
      await replacePassword(tx, ctx, reached, { passwordHash: passwordHash.value, notice })
      return ok(null)
    }),
  )
}

/** Marks the address as proven. The first proof ends what was set up before it. */
async function proved(tx: Tx, ctx: IdentityCtx, player: Player): Promise<Player> {
  if (player.emailConfirmedAt !== null) return player
  await setEmail(tx, player.id, { email: player.email, at: new Date(ctx.clock.nowMs()) })
  return endUnprovenAccess(tx, ctx, player)
}

async function replacePassword(
  tx: Tx,
  ctx: IdentityCtx,
  player: Player,
  {
    passwordHash,
    notice,
  }: { readonly passwordHash: string; readonly notice: 'passwordChanged' | 'reclaimed' },
): Promise<void> {
  const at = new Date(ctx.clock.nowMs())
  await setPassword(tx, player.id, passwordHash)
  await endAllSessions(tx, player.id, at)
  await endTakeoverLinks(tx, player.id, at)
  // The notice still reaches every browser.
  await notify(tx, ctx, player, notice)
  await ctx.push.suspend(tx, { playerId: player.id })
  ctx.sessions.changed(tx, player.id)
}
