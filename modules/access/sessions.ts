import { hash } from 'node:crypto'
import type { StaffCaller } from '@poyraz/contract'
import type { Tx } from '@poyraz/db'
import { HOUR_MS, MINUTE_MS, randomId, SECOND_MS, uuidv7 } from '@poyraz/kernel'
import type { AccessCtx } from './ctx.ts'
import { permissionsOf } from './roles.ts'
import { findSession, insertSession, touchSession } from './store/sessions.ts'

/** A session ends after this time without a call. */
export const IDLE_MS = 15 * MINUTE_MS
/** Maximum lifetime of a session. */
const ABSOLUTE_MS = 12 * HOUR_MS
/** Calls within this time of the last write do not write the session again. */
const TOUCH_INTERVAL_MS = 30 * SECOND_MS

/** Origin of a call. `token` is the session cookie; its session may have ended. */
export type Origin = {
  readonly token: string | null
  readonly address: string
  readonly userAgent: string
}

/** Hash of tokens and invitation codes, which are random enough to need no key. */
export function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

/** Opens a session and returns its token. */
export async function openSession(
  tx: Tx,
  ctx: AccessCtx,
  account: Pick<StaffCaller, 'accountId' | 'name' | 'roles'>,
  origin: Origin,
): Promise<{ readonly token: string; readonly caller: StaffCaller }> {
  const nowMs = ctx.clock.nowMs()
  const [token, sessionId, expiresAt] = [randomId(), uuidv7(nowMs), new Date(nowMs + ABSOLUTE_MS)]
  await insertSession(tx, {
    id: sessionId,
    tokenHash: sha256(token),
    accountId: account.accountId,
    address: origin.address,
    userAgent: origin.userAgent,
    at: new Date(nowMs),
    expiresAt,
  })
  return { token, caller: { ...account, sessionId, permissions: permissionsOf(account.roles), expiresAt } }
}

/**
 * Returns the account of a token if its session is open. The call is a sign of life for the idle timeout,
 * unless a page repeats it by itself (`polls`).
 */
export async function resolveSession(
  { database, clock }: AccessCtx,
  token: string,
  { polls }: { readonly polls: boolean },
): Promise<StaffCaller | null> {
  const row = await findSession(database.db, sha256(token))
  const nowMs = clock.nowMs()
  if (!row || nowMs >= row.expiresAt.getTime()) return null
  const idleMs = nowMs - row.lastInputAt.getTime()
  if (idleMs > IDLE_MS) return null
  if (!polls && idleMs >= TOUCH_INTERVAL_MS) await touchSession(database.db, row.id, new Date(nowMs))
  const { id: sessionId, accountId, name, roles, expiresAt } = row
  return { accountId, sessionId, name, roles, permissions: permissionsOf(roles), expiresAt }
}
