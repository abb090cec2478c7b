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
import { type Route, type Routes, routeName } from './registry.ts'
import { type Reply, refusalReply, successReply } from './replies.ts'
import type { FindCaller } from './session.ts'

/** What the pipeline needs of its server. */
export type Edge = {
  readonly routes: Routes
  readonly limits: Limits
  readonly findCaller: FindCaller
  /** Whether the site is closed for maintenance. */
  readonly isClosed: () => boolean
  /** False while this server's clock is wrong: what is written gets its order and its periods by the clock. */
  readonly mayWrite: () => boolean
  /** Asks again, as often as the jurisdiction wants it, where a player is who moves something. */
  readonly followLocation: (player: { readonly playerId: string; readonly address: string }) => Promise<void>
  /** Told of everything a handler threw. */
  readonly onFailure: (failure: Failure) => void
}

export type Failure = {
  readonly error: unknown
  readonly name: string
  readonly requestId: string
  /** It will pass by itself, so it is no bug. */
  readonly passing: boolean
}

/**
 * Reads the file that came with a player's call. Its token stands in the field `upload` of the input, where the
 * handler finds the bytes by it.
 */
export type ReadFile = (caller: Caller) => Promise<Result<string, Refusal>>

/** A request that passed the transport's checks. */
export type Incoming = {
  readonly body: string
  readonly address: string
  readonly userAgent: string
  readonly device: string | null
  readonly requestId: string
  /** Where the call came as an upload. */
  readonly readFile?: ReadFile | undefined
}

export type Answer = {
  readonly reply: Reply
  /** `null` where no procedure was found. */
  readonly route: Route | null
  readonly caller: Caller | StaffCaller | null
  readonly effects?: Effects | undefined
}

const FILE_FIELD = 'upload'

/**
 * Taken also by a wrong clock, and without asking anybody outside: a break that is some minutes off protects,
 * and one that is refused or waits does not (R41).
 */
const TAKEN_AT_ONCE: ReadonlySet<Procedure> = new Set<Procedure>([
  rgTimeOut,
  rgSelfExclude,
  accountEndSession,
])

type Accepted = { readonly envelope: Envelope; readonly route: Route; readonly lang: Language }

/**
 * One call from body to reply, in this order: envelope, maintenance, procedure, clock, rate limit of the
 * address, session, rate limit of the player, file, schema, where the player is, handler. Never throws: what
 * a handler throws is answered and reported.
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
  // Where a session is optional, one that expired makes a visitor of its holder: pages stay readable.
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
  // The route pairs this handler with the schema that made `input`, and `auth` decided about `caller`.
  const { input, key, inputHash } = taken.value
  const { userAgent, requestId } = incoming
  const call = {
    input,
    key,
    inputHash,
    lang,
    address: incoming.address,
    userAgent,
    device,
    requestId,
    caller,
  }
  const handled = await route.handler(call as Call<Procedure>)
  const reply = handled.ok
    ? successReply(procedure, { input, value: handled.value }, lang)
    : refusalReply(explain(handled.error, refusal), lang)
  return { reply, route, caller, effects: handled.effects }
}

/** The data of an upload. A file is read for a player alone, and for a call that takes one. */
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

/** Ids of players and of accounts of staff never meet. */
export function callerId(caller: Caller | StaffCaller): string {
  return isPlayer(caller) ? caller.playerId : caller.accountId
}

function isGuarded(procedure: Procedure): boolean {
  return procedure.write && !TAKEN_AT_ONCE.has(procedure)
}

function needsCaller({ auth }: Procedure): boolean {
  return auth === 'player' || auth === 'pending' || auth === 'staff'
}

/** A handler can only say that it needs a caller; the edge knows why there is none. */
function explain(refusal: Refusal, noCaller: Refusal | null): Refusal {
  return refusal.error === 'not_authorized' && noCaller ? noCaller : refusal
}

function refused(route: Route | null, caller: Answer['caller'], refusal: Refusal, lang: Language): Answer {
  return { reply: refusalReply(refusal, lang), route, caller }
}

function tooMany(route: Route, caller: Answer['caller'], lang: Language, retryAfterS: number): Answer {
  return { reply: refusalReply({ error: 'too_many_requests' }, lang, retryAfterS), route, caller }
}
