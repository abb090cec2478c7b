import type { Caller, Refusal, StaffCaller } from '@poyraz/contract'
import type { StaffProcedure } from '@poyraz/contract/backoffice'
import type { Result } from '@poyraz/kernel'
import type { EnvelopeUser } from './envelope.ts'
import type { Route } from './registry.ts'
import type { SealedValues } from './sealed.ts'

type SessionLost = 'session_expired' | 'account_inactive'

/**
 * Finds a session by uid and sid. Without them finds only a login that waits for its second factor, by the
 * device.
 */
export type ResolveSession = (presented: {
  readonly uid: string | null
  readonly sid: string | null
  readonly device: string | null
}) => Promise<Result<Caller, SessionLost>>

/** The caller, or the reason why there is none. */
export type Found =
  | { readonly caller: Caller | StaffCaller; readonly refusal: null }
  | { readonly caller: null; readonly refusal: Refusal }

const VISITOR: Found = { caller: null, refusal: { error: 'not_authorized', debug: 'anonymous user' } }
const PENDING: Found = { caller: null, refusal: { error: 'not_authorized', debug: 'second factor pending' } }
const LOST: Readonly<Record<SessionLost, Found>> = {
  session_expired: { caller: null, refusal: { error: 'session_expired' } },
  account_inactive: { caller: null, refusal: { error: 'account_inactive' } },
}

type Presented = {
  readonly route: Route
  readonly user: EnvelopeUser
  readonly device: string | null
}

/** Finds the caller of a route, as far as the route needs a session. */
export type FindCaller = (presented: Presented) => Promise<Found>

/**
 * Finds players. A login that waits for its second factor is found by its device alone, and only for
 * procedures that it may call.
 */
export function playerFinder(sealed: Pick<SealedValues, 'openPair'>, resolve: ResolveSession): FindCaller {
  return (presented) => findPlayer(presented, sealed, resolve)
}

/** Finds staff accounts by their session token. */
export function staffFinder(
  resolve: (token: string, call: { readonly polls: boolean }) => Promise<StaffCaller | null>,
): FindCaller {
  return async ({ route, device }) => {
    if (route.procedure.auth === 'none') return VISITOR
    const polls = (route.procedure as StaffProcedure).polls === true
    const caller = device === null ? null : await resolve(device, { polls })
    return caller ? { caller, refusal: null } : LOST.session_expired
  }
}

async function findPlayer(
  { route, user, device }: Presented,
  sealed: Pick<SealedValues, 'openPair'>,
  resolve: ResolveSession,
): Promise<Found> {
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
