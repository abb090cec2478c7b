import type { Refusal } from '@poyraz/contract'
import { foldUsername } from '@poyraz/contract/forms'
import { type Db, type Tx, transact } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { LoginTrier, Trial } from '../attempts/attempts.ts'
import type { Verdict } from '../attempts/judge.ts'
import type { HandlerCtx, IdentityCtx } from '../ctx.ts'
import { sendCode } from '../second-factor/sms-codes.ts'
import {
  findByProvenEmail,
  findByUsername,
  isKnownDevice,
  keepsPassword,
  type Player,
  playerById,
} from '../store/players.ts'
import { lockedRefusal } from './locked.ts'
import { beginTrial, NOBODY } from './login-trial.ts'
import { loginTrierOf, type Origin } from './origin.ts'
import { type LoggedIn, startSession } from './start-session.ts'

type LoginRefusal = Refusal<'locked' | 'login_failed' | 'account_inactive' | 'unavailable' | 'proof_required'>

export type LoginClaim = {
  /** A username, or an e-mail address that the account has proven. */
  readonly username: string
  readonly password: string
  readonly proof?: string | undefined
}

/**
 * Signs in with a password. A wrong name and a wrong password take equally long and get the same answer.
 * During a lock, a right password works only for a player with a second factor (protection R32). When a
 * budget of failures is used up, a proof of work is required before the password is checked.
 */
export async function logIn(
  ctx: HandlerCtx,
  claim: LoginClaim,
  origin: Origin,
): Promise<Result<LoggedIn, LoginRefusal>> {
  const { name, player } = await findAccount(ctx.database.db, claim.username)
  const playerId = player?.id ?? NOBODY
  const account = player ? foldUsername(player.username) : name
  const trier = loginTrierOf(ctx, { account, playerId }, origin, name)
  const known = await isKnownDevice(ctx.database.db, playerId, trier.deviceHash)
  const begun = await beginTrial(ctx, trier, known, claim.proof)
  if (!begun.ok) return begun
  const trial = begun.value
  const matches = await ctx.hasher.verify(player?.passwordHash ?? null, claim.password, origin.address)
  if (!matches.ok) {
    // Nothing was compared: a full queue of hashes must lock nobody out.
    await ctx.attempts.takeBack(ctx.database.db, trial.id)
    return err({ error: matches.error })
  }
  const opens = matches.value && (trial.kind === 'free' || player?.twoFactor !== 'none')
  if (!opens || !player) return err(refusalOf(trial.shown))
  await ctx.protection.checkEntry({ playerId: player.id, address: origin.address })
  return transact(ctx.database.db, (tx) => openSession(tx, ctx, { checked: player, origin, trial, trier }))
}

/**
 * Finds the account by what was typed. Only an e-mail address has an `@`, so the two kinds of names never
 * overlap, and which query is made depends on the text alone.
 */
async function findAccount(db: Db, typed: string): Promise<{ name: string; player: Player | null }> {
  const isEmail = typed.includes('@')
  const name = isEmail ? typed.trim().toLowerCase() : foldUsername(typed)
  return { name, player: await (isEmail ? findByProvenEmail : findByUsername)(db, name) }
}

function refusalOf(shown: Verdict): Refusal<'locked' | 'login_failed'> {
  return shown.kind === 'locked' ? lockedRefusal(shown) : { error: 'login_failed' }
}

/**
 * Opens the session. `checked` is the player row that the password was checked against. The login is refused
 * if the password or the second factor was replaced since: the session would outlive a change that ended all
 * sessions.
 */
async function openSession(
  tx: Tx,
  ctx: IdentityCtx,
  { checked, origin, trial, trier }: { checked: Player; origin: Origin; trial: Trial; trier: LoginTrier },
): Promise<Result<LoggedIn, { error: 'account_inactive' | 'login_failed' }>> {
  const keeps = await keepsPassword(tx, checked)
  const player = await playerById(tx, checked.id)
  if (!keeps || player.twoFactor !== checked.twoFactor) return err({ error: 'login_failed' })
  await ctx.attempts.takeBack(tx, trial.id)
  await ctx.attempts.countRight(tx, 'login', trier)
  if (!player.active) return err({ error: 'account_inactive' })
  const pending = player.twoFactor !== 'none'
  const opened = await startSession(tx, ctx, { player, origin, pending })
  // If the SMS is refused, an earlier code is still valid; the client gets the reason from `sms_send`.
  if (player.twoFactor === 'sms') await sendCode(tx, ctx, player, { purpose: 'login', phone: player.phone })
  return ok(opened)
}
