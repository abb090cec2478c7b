import { type Tx, transact } from '@poyraz/db'
import { err, ok, type Result, randomId, SECOND_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { IdentityCtx } from '../ctx.ts'
import { sha256 } from '../secrets.ts'
import { refusalOf } from '../sessions/sessions.ts'
import { endSession, findBySid, insertSid, type SessionRow } from '../sessions/store.ts'
import { type Player, playerById } from '../store/players.ts'
import type { Origin } from './origin.ts'

/**
 * Two tabs of one browser may refresh at the same moment. A second refresh within this time is not treated as
 * theft.
 */
const ACCIDENT_MS = 10 * SECOND_MS

export type Refreshed = { readonly player: Player; readonly sid: string }
type RefreshRefusal = { readonly error: 'session_expired' | 'account_inactive' | 'state_conflict' }

/**
 * Replaces a stored sid with the next one of its session. A sid that was already replaced comes from another
 * tab, or from somebody who has a copy. In the second case the session ends.
 */
export function refresh(
  ctx: IdentityCtx,
  stored: { readonly uid: string; readonly sid: string },
  origin: Origin,
): Promise<Result<Refreshed, RefreshRefusal>> {
  return transact(ctx.database.db, (tx) => rotate(tx, ctx, stored, origin))
}

async function rotate(
  tx: Tx,
  ctx: IdentityCtx,
  stored: { readonly uid: string; readonly sid: string },
  origin: Origin,
): Promise<Result<Refreshed, RefreshRefusal>> {
  const nowMs = ctx.clock.nowMs()
  const sidHash = sha256(stored.sid)
  // Parallel refreshes wait for each other here; the second one sees that the sid was replaced.
  await sql`select 1 from identity.sid where sid_hash = ${sidHash} for update`.execute(tx)
  const row = await findBySid(tx, sidHash, sha256(origin.device))
  if (!row || row.state === 'pending') return err({ error: 'session_expired' })
  if (row.replacedAt) return reused(tx, ctx, row, nowMs - row.replacedAt.getTime())
  const lastInputMs = ctx.sessions.lastInputMs({ ...stored, device: origin.device })
  const refusal = refusalOf(row, { uid: stored.uid, nowMs, lastInputMs, idleMs: ctx.config.idleMs })
  if (refusal) return err({ error: refusal })
  const sid = randomId()
  await sql`update identity.sid set replaced_at = ${new Date(nowMs)} where sid_hash = ${sidHash}`.execute(tx)
  await insertSid(tx, row.sessionId, sha256(sid))
  await sql`
    update identity.session
    set last_input_at = ${new Date(nowMs)}, address = ${origin.address}
    where id = ${row.sessionId}`.execute(tx)
  ctx.sessions.changed(tx, row.playerId)
  return ok({ player: await playerById(tx, row.playerId), sid })
}

async function reused(
  tx: Tx,
  ctx: IdentityCtx,
  row: SessionRow,
  sinceMs: number,
): Promise<Result<never, RefreshRefusal>> {
  if (row.sameDevice && sinceMs <= ACCIDENT_MS) return err({ error: 'state_conflict' })
  await endSession(
    tx,
    { id: row.sessionId, playerId: row.playerId, at: new Date(ctx.clock.nowMs()) },
    'reuse',
  )
  await ctx.push.suspend(tx, { sessionId: row.sessionId })
  ctx.sessions.changed(tx, row.playerId)
  return err({ error: 'session_expired' })
}
