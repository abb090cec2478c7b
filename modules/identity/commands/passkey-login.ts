import type { Refusal } from '@poyraz/contract'
import { foldUsername } from '@poyraz/contract/forms'
import { type Tx, transact } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { Trial } from '../attempts/attempts.ts'
import type { HandlerCtx, IdentityCtx } from '../ctx.ts'
import { takeChallenge } from '../passkeys/challenges.ts'
import type { PasskeySite } from '../passkeys/site.ts'
import { findPasskey, type Passkey, usePasskey } from '../passkeys/store.ts'
import { type Assertion, challengeOf, verifyAssertion } from '../passkeys/webauthn.ts'
import { isKnownDevice, lockPlayer, type Player, playerById } from '../store/players.ts'
import { lockedRefusal } from './locked.ts'
import { beginTrial, NOBODY } from './login-trial.ts'
import { loginTrierOf, type Origin } from './origin.ts'
import { userHandleOf } from './passkeys.ts'
import { type LoggedIn, startSession } from './start-session.ts'

export type PasskeyClaim = Assertion & { readonly proof?: string | undefined }

type LoginCode = 'passkey_failed' | 'locked' | 'account_inactive' | 'proof_required'

const FAILED = { error: 'passkey_failed' } as const

/**
 * Signs in with a passkey, which counts as password and second factor. Its tries are counted with those of
 * passwords, by the same locks and budgets. As with a second factor, a right passkey also works during a
 * lock.
 */
export async function logInWithPasskey(
  ctx: HandlerCtx,
  claim: PasskeyClaim,
  { site, origin }: { readonly site: PasskeySite; readonly origin: Origin },
): Promise<Result<LoggedIn, Refusal<LoginCode>>> {
  const { db } = ctx.database
  const passkey = await findPasskey(db, Buffer.from(claim.id, 'base64url'))
  const player = passkey && (await playerById(db, passkey.playerId))
  const playerId = player?.id ?? NOBODY
  const account = player ? foldUsername(player.username) : claim.id
  const trier = loginTrierOf(ctx, { account, playerId }, origin, claim.id)
  const known = await isKnownDevice(db, playerId, trier.deviceHash)
  const begun = await beginTrial(ctx, trier, known, claim.proof)
  if (!begun.ok) return begun
  const trial = begun.value
  const challenge = challengeOf(claim)
  const nowMs = ctx.clock.nowMs()
  if (challenge === null || !(await takeChallenge(db, challenge, { sessionId: null, nowMs }))) {
    // An answer to no open challenge is no try: the challenge of an open page may have become too old.
    await ctx.attempts.takeBack(db, trial.id)
    return err(FAILED)
  }
  const counter = passkey && (await verify(ctx, passkey, { site, challenge, claim }))
  if (!player || !passkey || counter === null) {
    return err(trial.shown.kind === 'locked' ? lockedRefusal(trial.shown) : FAILED)
  }
  await ctx.protection.checkEntry({ playerId: player.id, address: origin.address })
  return transact(db, (tx) =>
    openSession(tx, ctx, { player, origin, trial, used: { id: passkey.id, counter } }),
  )
}

async function verify(
  ctx: IdentityCtx,
  passkey: Passkey,
  shown: { readonly site: PasskeySite; readonly challenge: string; readonly claim: Assertion },
): Promise<number | null> {
  if (shown.claim.userHandle !== userHandleOf(ctx, passkey.playerId)) return null
  return verifyAssertion(shown, passkey, shown.claim)
}

type Entry = {
  readonly player: Player
  readonly origin: Origin
  readonly trial: Trial
  readonly used: { readonly id: string; readonly counter: number }
}

/** Opens the session, unless the passkey was removed or its counter rose since it was verified. */
async function openSession(
  tx: Tx,
  ctx: IdentityCtx,
  { player: { id }, origin, trial, used }: Entry,
): Promise<Result<LoggedIn, { error: 'account_inactive' | 'passkey_failed' }>> {
  await lockPlayer(tx, id)
  if (!(await usePasskey(tx, { ...used, at: new Date(ctx.clock.nowMs()) }))) return err(FAILED)
  await ctx.attempts.takeBack(tx, trial.id)
  const player = await playerById(tx, id)
  if (!player.active) return err({ error: 'account_inactive' })
  return ok(await startSession(tx, ctx, { player, origin, pending: false }))
}
