import {
  accountEndSession,
  type Call,
  type Caller,
  type Effects,
  type Language,
  maintenanceCheckStatus,
  type Procedure,
  type Refusal,
  rgSelfExclude,
  rgTimeOut,
  type StaffCaller,
} from '@poyraz/contract'
import { err, ok, type Result } from '@poyraz/kernel'
import { type Envelope, parseEnvelope } from './envelope.ts'
import { isPassing } from './failures.ts'
import { callLanguage, takeInput } from './input.ts'
import { addressKey, type Limits } from './limits.ts'
import { readerOf } from './read-turns.ts'
import { type Route, type Routes, routeName } from './registry.ts'
import { type Reply, refusalReply, successReply } from './replies.ts'
import type { FindCaller } from './session.ts'

/** Dependencies of the call pipeline. */
export type Edge = {
  readonly routes: Routes
  readonly limits: Limits
  readonly findCaller: FindCaller
  /** Returns true while the site is closed for maintenance. */
  readonly isClosed: () => boolean
  /**
   * False while this server's clock is wrong, because writes are ordered and assigned to periods by the
   * clock.
   */
  readonly mayWrite: () => boolean
  /** Checks the location of a player who writes, as often as the jurisdiction requires. */
  readonly followLocation: (player: { readonly playerId: string; readonly address: string }) => Promise<void>
  /** Called with every exception of a handler. */
  readonly onFailure: (failure: Failure) => void
}

export type Failure = {
  readonly error: unknown
  readonly name: string
  readonly requestId: string
  /** The failure is temporary and no bug. */
  readonly passing: boolean
}

/**
 * Reads the file of a player's call. Its token is put into the input field `upload`, by which the handler
 * finds the bytes.
 */
export type ReadFile = (caller: Caller) => Promise<Result<string, Refusal>>

/** A request that passed the transport's checks. */
export type Incoming = {
  readonly body: string
  readonly address: string
  readonly userAgent: string
  readonly device: string | null
  readonly ownOrigin: string
  readonly requestId: string
  /** Present if the call is an upload. */
  readonly readFile?: ReadFile | undefined
}

export type Answer = {
  readonly reply: Reply
  /** `null` if no procedure was found. */
  readonly route: Route | null
  readonly caller: Caller | StaffCaller | null
  readonly effects?: Effects | undefined
}

const FILE_FIELD = 'upload'
/** Reads take milliseconds, so a turn comes soon. */
const FULL_WAIT_S = 1

/**
 * Accepted even with a wrong clock, and without asking an external service: a break that starts some minutes
 * off still protects, a refused or delayed one does not (R41).
 */
const TAKEN_AT_ONCE: ReadonlySet<Procedure> = new Set<Procedure>([
  rgTimeOut,
  rgSelfExclude,
  accountEndSession,
])

type Accepted = { readonly envelope: Envelope; readonly route: Route; readonly lang: Language }

/**
 * Processes one call from body to reply in this order: envelope, maintenance, procedure, clock, rate limit of
 * the address, session, rate limit of the player, file, schema, location, handler. Never throws: an exception
 * of a handler is answered and reported.
 */
export async function answerCall(edge: Edge, incoming: Incoming): Promise<Answer> {
  const parsed = parseEnvelope(incoming.body)
  if (!parsed.ok) return refused(null, null, { error: 'bad_request', data: { path: parsed.error } }, 'tr')
  const envelope = parsed.value
  const lang = callLanguage(envelope.data, envelope.user.lang)
  const route = edge.routes.get(routeName(envelope.class, envelope.method)) ?? null
  if (edge.isClosed() && route?.procedure !== maintenanceCheckStatus) {
    return refused(route, null, { error: 'maintenance' }, lang)
  }
  if (!route) return refused(null, null, { error: 'unknown_method' }, lang)
  if (!edge.mayWrite() && isGuarded(route.procedure))
    return refused(route, null, { error: 'unavailable' }, lang)
  const accepted = { envelope, route, lang }
  try {
    return await serve(edge, incoming, accepted)
  } catch (error) {
    const passing = isPassing(error)
    edge.onFailure({ error, name: route.name, requestId: incoming.requestId, passing })
    return refused(route, null, { error: passing ? 'unavailable' : 'internal' }, lang)
  }
}

async function serve(edge: Edge, incoming: Incoming, { envelope, route, lang }: Accepted): Promise<Answer> {
  const { procedure } = route
  const addressWaitS = edge.limits.perAddress(procedure, addressKey(incoming.address))
  if (addressWaitS !== null) return tooMany(route, null, lang, addressWaitS)
  const { device } = incoming
  const { caller, refusal } = await edge.findCaller({ route, user: envelope.user, device })
  // If a session is optional, an expired one makes the caller a visitor, so that pages stay readable.
  if (refusal && needsCaller(procedure)) return refused(route, null, refusal, lang)
  const playerWaitS = caller && edge.limits.perPlayer(procedure, callerId(caller))
  if (playerWaitS !== null) return tooMany(route, caller, lang, playerWaitS)
  const data = incoming.readFile
    ? await withFile(envelope, route, caller, incoming.readFile)
    : ok(envelope.data)
  if (!data.ok) return refused(route, caller, data.error, lang)
  const taken = takeInput(procedure, route.fields, data.value)
  if (!taken.ok) return refused(route, caller, taken.error, lang)
  if (caller && isPlayer(caller) && !caller.pending && isGuarded(procedure)) {
    await edge.followLocation({ playerId: caller.playerId, address: incoming.address })
  }
  // The route pairs this handler with the schema that produced `input`; `auth` decided about `caller`.
  const { address, userAgent, ownOrigin, requestId } = incoming
  const call = { ...taken.value, lang, address, userAgent, device, ownOrigin, requestId, caller }
  const done = await handle(edge, route, call as Call<Procedure>)
  if (!done.ok) return tooMany(route, caller, lang, FULL_WAIT_S)
  const handled = done.value
  const reply = handled.ok
    ? successReply(procedure, { input: call.input, value: handled.value }, lang)
    : refusalReply(explain(handled.error, refusal), lang)
  return { reply, route, caller, effects: handled.effects }
}

/** Calls the handler; a read when it is the turn of its reader. */
async function handle({ limits }: Edge, { procedure, handler }: Route, call: Call<Procedure>) {
  const { address, caller } = call
  const act = () => handler(call)
  const reader = readerOf(procedure, { address: addressKey(address), id: caller && callerId(caller) })
  return reader === null ? ok(await act()) : limits.reads(reader, act)
}

/** Returns the data of an upload. A file is read for players only, and for procedures that take one. */
async function withFile(
  { data }: Envelope,
  { fields }: Route,
  caller: Answer['caller'],
  readFile: ReadFile,
): Promise<Result<Envelope['data'], Refusal>> {
  if (!caller || !isPlayer(caller) || !fields.known.has(FILE_FIELD)) return err({ error: 'bad_request' })
  const token = await readFile(caller)
  return token.ok ? ok({ ...data, [FILE_FIELD]: token.value }) : token
}

function isPlayer(caller: Caller | StaffCaller): caller is Caller {
  return 'playerId' in caller
}

/** Ids of players and staff accounts never collide. */
export function callerId(caller: Caller | StaffCaller): string {
  return isPlayer(caller) ? caller.playerId : caller.accountId
}

function isGuarded(procedure: Procedure): boolean {
  return procedure.write && !TAKEN_AT_ONCE.has(procedure)
}

function needsCaller({ auth }: Procedure): boolean {
  return auth === 'player' || auth === 'pending' || auth === 'staff'
}

/**
 * Replaces the handler's `not_authorized` by the reason for the missing caller, which only the edge knows.
 */
function explain(refusal: Refusal, noCaller: Refusal | null): Refusal {
  return refusal.error === 'not_authorized' && noCaller ? noCaller : refusal
}

function refused(route: Route | null, caller: Answer['caller'], refusal: Refusal, lang: Language): Answer {
  return { reply: refusalReply(refusal, lang), route, caller }
}

function tooMany(route: Route, caller: Answer['caller'], lang: Language, retryAfterS: number): Answer {
  return { reply: refusalReply({ error: 'too_many_requests' }, lang, retryAfterS), route, caller }
}
