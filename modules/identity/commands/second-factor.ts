import { type Tx, transact } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { IdentityCtx } from '../ctx.ts'
import { takeCode } from '../second-factor/take-code.ts'
import { ABSOLUTE_MS } from '../sessions/sessions.ts'
import { completeSession } from '../sessions/store.ts'
import { isKnownDevice, type Player, playerById } from '../store/players.ts'
import { type LockedRefusal, lockedRefusal } from './locked.ts'
import { accountHash, type Origin, trierOf } from './origin.ts'
import { finishLogin } from './start-session.ts'

export type CodeRefusal = LockedRefusal | { readonly error: 'code_incorrect' }

/**
 * Runs `take`, which tries a code, unless too many codes were wrong before. `take` returns true for the right
 * code, after it has written its effect. The failures are then deleted.
 */
export async function guardedCode(
  ctx: IdentityCtx,
  playerId: string,
  origin: Pick<Origin, 'device' | 'address'>,
  take: (tx: Tx) => Promise<boolean>,
): Promise<Result<null, CodeRefusal>> {
  const trier = trierOf(ctx, playerId, origin)
  const known = await isKnownDevice(ctx.database.db, playerId, trier.deviceHash)
  const trial = await ctx.attempts.begin('code', trier, known)
  if (trial.kind !== 'free') return err(lockedRefusal(trial))
  return transact(ctx.database.db, async (tx) => {
    if (!(await take(tx))) return err({ error: 'code_incorrect' })
    await ctx.attempts.forgive(tx, [accountHash(ctx, playerId)], trier)
    return ok(null)
  })
}

/**
 * Completes a pending login: its session becomes full with the same uid and sid. Returns the new device
 * value.
 */
export async function completeLogin(
  ctx: IdentityCtx,
  pending: { readonly playerId: string; readonly sessionId: string },
  code: string,
  origin: Origin,
): Promise<Result<string, CodeRefusal>> {
  const player = await playerById(ctx.database.db, pending.playerId)
  let device = origin.device
  const done = await guardedCode(ctx, player.id, origin, async (tx) => {
    if (!(await takeCode(tx, ctx, player, code))) return false
    const openedDevice = await openFullSession(tx, ctx, { player, sessionId: pending.sessionId, origin })
    device = openedDevice ?? device
    return openedDevice !== null
  })
  return done.ok ? ok(device) : done
}

async function openFullSession(
  tx: Tx,
  ctx: IdentityCtx,
  entry: { readonly player: Player; readonly sessionId: string; readonly origin: Origin },
): Promise<string | null> {
  const nowMs = ctx.clock.nowMs()
  const expiresAt = new Date(nowMs + ABSOLUTE_MS)
  const completed = await completeSession(tx, { id: entry.sessionId, at: new Date(nowMs), expiresAt })
  return completed ? finishLogin(tx, ctx, entry) : null
}
