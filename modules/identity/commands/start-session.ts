import { foldUsername } from '@poyraz/contract/forms'
import type { Tx } from '@poyraz/db'
import { randomId, uuidv7 } from '@poyraz/kernel'
import { browserOf } from '../browser.ts'
import type { IdentityCtx } from '../ctx.ts'
import { notify } from '../notices/notify.ts'
import { sha256 } from '../secrets.ts'
import { ABSOLUTE_MS, PENDING_MS } from '../sessions/sessions.ts'
import { bindSession, endReplacedSessions, insertSession } from '../sessions/store.ts'
import { noteLogin, type Player, renewDevice } from '../store/players.ts'
import { accountHash, type Origin } from './origin.ts'

/** `device` is the new value of the device cookie. It changes when the login is complete. */
export type LoggedIn = {
  readonly player: Player
  readonly sid: string
  readonly pending: boolean
  readonly device: string
}

/** Starts the session of a login. A pending one waits for its second factor. */
export async function startSession(
  tx: Tx,
  ctx: IdentityCtx,
  login: { readonly player: Player; readonly origin: Origin; readonly pending: boolean },
): Promise<LoggedIn> {
  const { player, origin, pending } = login
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
  const device = pending ? origin.device : await finishLogin(tx, ctx, { player, sessionId: id, origin })
  return { player, sid, pending, device }
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
