import { foldUsername } from '@poyraz/contract/forms'
import { type Tx, transact } from '@poyraz/db'
import { err, ok, type Result, randomId, uuidv7 } from '@poyraz/kernel'
import type { Verdict } from '../attempts/judge.ts'
import { browserOf } from '../browser.ts'
import type { IdentityCtx } from '../ctx.ts'
import { notify } from '../notices/notify.ts'
import { sendCode } from '../second-factor/sms-codes.ts'
import { sha256 } from '../secrets.ts'
import { ABSOLUTE_MS, PENDING_MS } from '../sessions/sessions.ts'
import { endReplacedSessions, insertSession } from '../sessions/store.ts'
import { findByUsername, isKnownDevice, noteLogin, type Player } from '../store/players.ts'
import { type LockedRefusal, lockedRefusal } from './locked.ts'
import { accountHash, type Origin, trierOf } from './origin.ts'

export type LoggedIn = { readonly player: Player; readonly sid: string; readonly pending: boolean }

type LoginRefusal = LockedRefusal | { readonly error: 'login_failed' | 'account_inactive' | 'unavailable' }

/** Asked for where no player has the name, so that it takes as long. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

type Trial = Verdict & { readonly id: bigint }

/**
 * Signs in with a password. A wrong name and a wrong password take equally long and get the same answer.
 * While the account is locked from here, a right password helps only who has a second factor to show
 * (protection R32).
 */
export async function logIn(
  ctx: IdentityCtx,
  claim: { readonly username: string; readonly password: string },
  origin: Origin,
): Promise<Result<LoggedIn, LoginRefusal>> {
  const username = foldUsername(claim.username)
  const player = await findByUsername(ctx.database.db, username)
  const deviceHash = sha256(origin.device)
  const known = await isKnownDevice(ctx.database.db, player?.id ?? NOBODY, deviceHash)
  const trial = await ctx.attempts.begin('password', trierOf(ctx, username, origin), known)
  // An address over its budget costs us no hashing; the budget says nothing about an account.
  if (trial.kind === 'flooded') return err(lockedRefusal(trial))
  const matches = await ctx.hasher.verify(player?.passwordHash ?? null, claim.password)
  if (!matches.ok) return err({ error: matches.error })
  const opens = matches.value && (trial.kind === 'free' || player?.twoFactor !== 'none')
  if (!opens || !player) return err(trial.kind === 'free' ? { error: 'login_failed' } : lockedRefusal(trial))
  await ctx.protection.checkEntry({ playerId: player.id, address: origin.address })
  return transact(ctx.database.db, (tx) => enter(tx, ctx, { player, origin, trial }))
}

async function enter(
  tx: Tx,
  ctx: IdentityCtx,
  { player, origin, trial }: { player: Player; origin: Origin; trial: Trial },
): Promise<Result<LoggedIn, { error: 'account_inactive' }>> {
  await ctx.attempts.takeBack(tx, trial.id)
  if (!player.active) return err({ error: 'account_inactive' })
  const pending = player.twoFactor !== 'none'
  const nowMs = ctx.clock.nowMs()
  const sid = randomId()
  const id = uuidv7(nowMs)
  await insertSession(tx, {
    id,
    playerId: player.id,
    deviceHash: sha256(origin.device),
    sidHash: sha256(sid),
    state: pending ? 'pending' : 'full',
    address: origin.address,
    userAgent: origin.userAgent,
    at: new Date(nowMs),
    expiresAt: new Date(nowMs + (pending ? PENDING_MS : ABSOLUTE_MS)),
  })
  if (!pending) await welcome(tx, ctx, { player, sessionId: id, origin })
  // Too soon for another SMS: the one before still counts, and `sms_send` says how long to wait.
  if (player.twoFactor === 'sms') await sendCode(tx, ctx, player, { purpose: 'login', phone: player.phone })
  return ok({ player, sid, pending })
}

/** The player is in: the session replaces others, failures are forgiven, the device is known from now on. */
export async function welcome(
  tx: Tx,
  ctx: IdentityCtx,
  entry: { readonly player: Player; readonly sessionId: string; readonly origin: Origin },
): Promise<void> {
  const { player, sessionId, origin } = entry
  const at = new Date(ctx.clock.nowMs())
  const deviceHash = sha256(origin.device)
  await endReplacedSessions(tx, { id: sessionId, playerId: player.id, deviceHash, at })
  const accounts = [accountHash(ctx, foldUsername(player.username)), accountHash(ctx, player.id)]
  await ctx.attempts.forgive(tx, accounts, { deviceHash, address: origin.address })
  const unusual = await noteLogin(tx, player.id, deviceHash, at)
  if (unusual) {
    const { browser } = browserOf(origin.userAgent)
    await notify(tx, ctx, player, 'newDevice', { browser, address: origin.address })
  }
  ctx.sessions.changed(tx, player.id)
}
