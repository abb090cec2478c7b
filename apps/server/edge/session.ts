import type { Caller, Refusal } from '@poyraz/contract'
import type { Result } from '@poyraz/kernel'
import type { EnvelopeUser } from './envelope.ts'
import type { Route } from './registry.ts'
import type { SealedValues } from './sealed.ts'

type SessionLost = 'session_expired' | 'account_inactive'

/**
 * How a session is found: by uid and sid. A call without them finds only a login that waits for its second
 * factor, by the device.
 */
export type ResolveSession = (presented: {
  readonly uid: string | null
  readonly sid: string | null
  readonly device: string | null
}) => Promise<Result<Caller, SessionLost>>

/** Who calls, or why nobody does. */
export type Found =
  | { readonly caller: Caller; readonly refusal: null }
  | { readonly caller: null; readonly refusal: Refusal }

const VISITOR: Found = { caller: null, refusal: { error: 'not_authorized', debug: 'anonymous user' } }
const PENDING: Found = { caller: null, refusal: { error: 'not_authorized', debug: 'second factor pending' } }
const LOST: Readonly<Record<SessionLost, Found>> = {
  session_expired: { caller: null, refusal: { error: 'session_expired' } },
  account_inactive: { caller: null, refusal: { error: 'account_inactive' } },
}

export type SessionInput = {
  readonly route: Route
  readonly user: EnvelopeUser
  readonly device: string | null
  readonly sealed: SealedValues
  readonly resolve: ResolveSession
}

/**
 * The caller of a route, as far as it looks at sessions. A login that waits for its second factor is found by
 * its device alone, and only by the procedures that it may call.
 */
export async function findCaller({ route, user, device, sealed, resolve }: SessionInput): Promise<Found> {
  const { auth } = route.procedure
  const { uid, sid } = user
  if (auth === 'none') return VISITOR
  if (uid === null && sid === null) {
    if (auth !== 'pending' || device === null) return VISITOR
    const waiting = await resolve({ uid, sid, device })
    return waiting.ok ? { caller: waiting.value, refusal: null } : VISITOR
  }
  if (uid === null || sid === null) return LOST.session_expired
  const opening = sealed.openPair(uid, sid)
  const opened = opening instanceof Promise ? await opening : opening
  if (!opened) return LOST.session_expired
  const session = await resolve({ uid: opened.uid, sid: opened.sid, device })
  if (!session.ok) return LOST[session.error]
  return session.value.pending && auth !== 'pending' ? PENDING : { caller: session.value, refusal: null }
}
