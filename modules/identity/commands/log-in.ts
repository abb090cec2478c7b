import type { Refusal } from '@poyraz/contract'
import { foldUsername } from '@poyraz/contract/forms'
import { type Db, type Tx, transact } from '@poyraz/db'
import { err, ok, type Result, randomId, uuidv7 } from '@poyraz/kernel'
import type { Trial, Trier } from '../attempts/attempts.ts'
import type { Verdict } from '../attempts/judge.ts'
import { browserOf } from '../browser.ts'
import type { HandlerCtx, IdentityCtx } from '../ctx.ts'
import { notify } from '../notices/notify.ts'
import { useProof } from '../proof-of-work.ts'
import { sendCode } from '../second-factor/sms-codes.ts'
import { sha256 } from '../secrets.ts'
import { ABSOLUTE_MS, PENDING_MS } from '../sessions/sessions.ts'
import { bindSession, endReplacedSessions, insertSession } from '../sessions/store.ts'
import {
  findByProvenEmail,
  findByUsername,
  isKnownDevice,
  keepsPassword,
  noteLogin,
  type Player,
  playerById,
  renewDevice,
} from '../store/players.ts'
import { lockedRefusal } from './locked.ts'
import { accountHash, type Origin, trierOf } from './origin.ts'

/** `device` is the new value of the device cookie. It changes when the login is complete. */
export type LoggedIn = {
  readonly player: Player
  readonly sid: string
  readonly pending: boolean
  readonly device: string
}

type LoginRefusal = Refusal<'locked' | 'login_failed' | 'account_inactive' | 'unavailable' | 'proof_required'>

export type LoginClaim = {
  /** A username, or an e-mail address that the account has proven. */
  readonly username: string
  readonly password: string
  readonly proof?: string | undefined
}

/** Account id that is used when no player has the name, so that the reply takes the same time. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

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
  const trier = trierOf(ctx, player ? foldUsername(player.username) : name, origin, name)
  const known = await isKnownDevice(ctx.database.db, player?.id ?? NOBODY, trier.deviceHash)
  const begun = await beginTrial(ctx, trier, known, claim.proof)
  if (!begun.ok) return begun
  const trial = begun.value
  const matches = await ctx.hasher.verify(player?.passwordHash ?? null, claim.password)
  if (!matches.ok) return err({ error: matches.error })
  const opens = matches.value && (trial.kind === 'free' || player?.twoFactor !== 'none')
  if (!opens || !player) return err(refusalOf(trial.shown))
  await ctx.protection.checkEntry({ playerId: player.id, address: origin.address })
  return transact(ctx.database.db, (tx) => openSession(tx, ctx, { checked: player, origin, trial }))
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
 * Checks the required proof of work and counts the try. Parallel tries each count those that began before
 * them, so a burst cannot pass the budget.
 */
async function beginTrial(
  ctx: IdentityCtx,
  trier: Trier,
  known: boolean,
  proof: string | undefined,
): Promise<Result<Trial, Refusal<'proof_required'>>> {
  const level = await ctx.attempts.proofLevel(trier, known)
  if (level > 0 && !(await isProven(ctx, { proof, address: trier.address, level }))) {
    return proofRequired(ctx, trier.address, level)
  }
  const trial = await ctx.attempts.begin('password', trier, known)
  const risen = level > 0 ? 0 : await ctx.attempts.proofLevel(trier, known, trial.id)
  if (risen === 0) return ok(trial)
  await ctx.attempts.takeBack(ctx.database.db, trial.id)
  return proofRequired(ctx, trier.address, risen)
}

async function isProven(
  ctx: IdentityCtx,
  shown: { readonly proof: string | undefined; readonly address: string; readonly level: number },
): Promise<boolean> {
  if (shown.proof === undefined) return false
  const proof = await ctx.proofOfWork.check(shown.proof, { ...shown, action: 'login' })
  return proof !== null && (await useProof(ctx.database.db, proof))
}

async function proofRequired(
  ctx: IdentityCtx,
  address: string,
  level: number,
): Promise<Result<never, Refusal<'proof_required'>>> {
  const data = await ctx.proofOfWork.challenge({ action: 'login', address, level })
  return err({ error: 'proof_required', data })
}

/**
 * Opens the session. `checked` is the player row that the password was checked against. The login is refused
 * if the password or the second factor was replaced since: the session would outlive a change that ended all
 * sessions.
 */
async function openSession(
  tx: Tx,
  ctx: IdentityCtx,
  { checked, origin, trial }: { checked: Player; origin: Origin; trial: Trial },
): Promise<Result<LoggedIn, { error: 'account_inactive' | 'login_failed' }>> {
  const keeps = await keepsPassword(tx, checked)
  const player = await playerById(tx, checked.id)
  if (!keeps || player.twoFactor !== checked.twoFactor) return err({ error: 'login_failed' })
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
  const entry = { player, sessionId: id, origin }
  const device = pending ? origin.device : await finishLogin(tx, ctx, entry)
  // If the SMS is refused, an earlier code is still valid; the client gets the reason from `sms_send`.
  if (player.twoFactor === 'sms') await sendCode(tx, ctx, player, { purpose: 'login', phone: player.phone })
  return ok({ player, sid, pending, device })
}

/**
 * Completes a login: ends replaced sessions, deletes failures, and makes the device known. Returns a new
 * value of the device cookie, so a copied or planted older value is useless for the new session.
 */
export async function finishLogin(
  tx: Tx,
  ctx: IdentityCtx,
  entry: { readonly player: Player; readonly sessionId: string; readonly origin: Origin },
): Promise<string> {
  const { player, sessionId, origin } = entry
  const at = new Date(ctx.clock.nowMs())
  const device = randomId()
  const [shown, deviceHash] = [sha256(origin.device), sha256(device)]
  await endReplacedSessions(tx, { id: sessionId, playerId: player.id, deviceHash: shown, at })
  await bindSession(tx, sessionId, deviceHash)
  await renewDevice(tx, shown, deviceHash)
  const accounts = [accountHash(ctx, foldUsername(player.username)), accountHash(ctx, player.id)]
  await ctx.attempts.forgive(tx, accounts, { deviceHash: shown, address: origin.address })
  const unusual = await noteLogin(tx, player.id, deviceHash, at)
  if (unusual) {
    const { browser } = browserOf(origin.userAgent)
    await notify(tx, ctx, player, 'newDevice', { browser, address: origin.address })
  }
  ctx.sessions.changed(tx, player.id)
  return device
}
