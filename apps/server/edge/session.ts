import type { Caller, Refusal } from '@poyraz/contract'
import { err, ok, type Result } from '@poyraz/kernel'
import type { EnvelopeUser } from './envelope.ts'
import type { Route } from './registry.ts'
import type { SealedValues } from './sealed.ts'

type SessionLost = 'session_expired' | 'account_inactive'

/**
 * How a session is found. Without uid and sid only a login that waits for its second factor is, by its
 * device.
 */
export type ResolveSession = (presented: {
  readonly uid: string | null
  readonly sid: string | null
  readonly device: string | null
}) => Promise<Result<Caller, SessionLost>>

/** Who calls, and why nobody does where a session was shown but did not count. */
export type Found = { readonly caller: Caller | null; readonly refusal: Refusal | null }

const ANONYMOUS: Refusal = { error: 'not_authorized', debug: 'anonymous user' }
const PENDING: Refusal = { error: 'not_authorized', debug: 'second factor pending' }
const VISITOR: Found = { caller: null, refusal: ANONYMOUS }

export type SessionInput = {
  readonly route: Route
  readonly user: EnvelopeUser
  readonly device: string | null
  readonly sealed: SealedValues
  readonly resolve: ResolveSession
}

/**
 * The caller of a route that looks at sessions. Where a session is optional, one that expired makes a visitor
 * of its holder: pages stay readable, and `refusal` is kept for the handler that cannot do without.
 */
export async function findCaller(input: SessionInput): Promise<Result<Found, Refusal>> {
  const { auth } = input.route.procedure
  if (auth === 'none') return ok(VISITOR)
  const found = await lookUp(input)
  return found.caller || auth === 'optional' ? ok(found) : err(found.refusal ?? ANONYMOUS)
}

async function lookUp({ route, user, device, sealed, resolve }: SessionInput): Promise<Found> {
  const { auth } = route.procedure
  const shown = user.uid !== null || user.sid !== null
  if (!shown && (auth !== 'pending' || device === null)) return VISITOR
  const uid = user.uid === null ? null : await sealed.open(user.uid)
  const sid = user.sid === null ? null : await sealed.open(user.sid)
  if (shown && (uid === null || sid === null)) return lost('session_expired')
  const session = await resolve({ uid, sid, device })
  if (!session.ok) return shown ? lost(session.error) : VISITOR
  return session.value.pending && auth !== 'pending'
    ? { caller: null, refusal: PENDING }
    : { caller: session.value, refusal: null }
}

function lost(error: SessionLost): Found {
  return { caller: null, refusal: { error } }
}
