import { ERRORS } from '@poyraz/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { type Answer, answerCall, callerId, type Edge, type ReadFile } from './calls.ts'
import { DEVICE_COOKIE, type EndpointCookie, STAFF_COOKIE } from './device-cookie.ts'
import { sendRefusal } from './http.ts'
import { JSON_HEADERS } from './json-headers.ts'
import { addressKey } from './limits.ts'
import { isForeign } from './origin.ts'
import { HSTS, isSecure, ownOrigin } from './own-site.ts'
import { isPlainJson, readPlainJson } from './plain-body.ts'

export type EndpointSettings = {
  readonly edge: Edge
  readonly publicUrl: URL | null
  readonly log: Logger
  /** Called with every answered call and its duration in seconds. */
  readonly observe: (answer: Answer, seconds: number) => void
}

export const ENDPOINT_PATH = '/endpoint/v1'
export const BACKOFFICE_PATH = '/backoffice/v1'

const RAW_HEADERS = Object.entries(JSON_HEADERS).flat()
const USER_AGENT_LENGTH_MAX = 256
/** Calls take milliseconds, so a place becomes free soon. */
const FULL_WAIT_S = 1

/** Adds the endpoint of all player calls. */
export function addEndpoint(app: FastifyInstance, settings: EndpointSettings): void {
  addCalls(app, ENDPOINT_PATH, settings, DEVICE_COOKIE)
}

/** Adds the endpoint of all staff calls. */
export function addBackoffice(app: FastifyInstance, settings: EndpointSettings): void {
  addCalls(app, BACKOFFICE_PATH, settings, STAFF_COOKIE)
}

function addCalls(
  app: FastifyInstance,
  path: string,
  settings: EndpointSettings,
  cookie: EndpointCookie,
): void {
  const { publicUrl, log } = settings
  const answer = endpointHandler(settings, cookie)
  const onRequest = [foreignGuard(publicUrl, log, cookie), plainReader(answer, log)]
  app.post(path, { onRequest }, async (request, reply) => {
    if (typeof request.body !== 'string') return sendRefusal(reply, 'unsupported_media_type')
    return answer(request, reply, request.body)
  })
}

type Answering = (
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  readFile?: ReadFile,
) => Promise<FastifyReply>

/**
 * Returns the handler of one call, from JSON or an upload. Refuses it while its address has too many calls
 * under way.
 */
export function endpointHandler(settings: EndpointSettings, cookie = DEVICE_COOKIE): Answering {
  const answer = callHandler(settings, cookie)
  const { atOnce } = settings.edge.limits
  return async (request, reply, body, readFile) => {
    const address = addressKey(request.ip)
    if (atOnce.isFull(address)) return sendRefusal(reply, 'too_many_requests', FULL_WAIT_S)
    const giveBack = atOnce.take(address)
    try {
      return await answer(request, reply, body, readFile)
    } finally {
      giveBack()
    }
  }
}

function callHandler({ edge, publicUrl, log, observe }: EndpointSettings, cookie: EndpointCookie): Answering {
  return async (request, reply, body, readFile) => {
    const startedMs = performance.now()
    const { headers, id } = request
    const secure = isSecure(request, publicUrl)
    const answer = await answerCall(edge, {
      body,
      address: request.ip,
      userAgent: headers['user-agent']?.slice(0, USER_AGENT_LENGTH_MAX) ?? '',
      device: cookie.of(headers, secure).value,
      ownOrigin: ownOrigin(request, publicUrl),
      requestId: id,
      readFile,
    })
    const seconds = (performance.now() - startedMs) / 1000
    observe(answer, seconds)
    if (log.isLevelEnabled('debug')) logCall(log, answer, id, seconds)
    return send(reply, answer, id, (value) => cookie.line(value, secure), secure)
  }
}

/** Reads plain JSON past the framework; see `isPlainJson`. */
function plainReader(answer: Answering, log: Logger) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (!isPlainJson(request.raw)) return done()
    readPlainJson(request.raw, (body) => {
      if (body === null) return void sendRefusal(reply, 'bad_request')
      answer(request, reply, body).catch((error: unknown) => {
        log.error({ err: error, requestId: request.id }, 'request failed')
        reply.raw.destroy()
      })
    })
  }
}

/** Refuses requests that another site made a browser send: calls and sockets. */
export function foreignGuard(publicUrl: URL | null, log: Logger, cookie = DEVICE_COOKIE) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { headers } = request
    const { fromCookie } = cookie.of(headers, isSecure(request, publicUrl))
    const own = ownOrigin(request, publicUrl)
    if (!isForeign({ headers, ownOrigin: own, withCookie: fromCookie })) return done()
    log.warn({ requestId: request.id, address: request.ip }, 'foreign origin refused')
    sendRefusal(reply, 'foreign_origin')
  }
}

/** Writes the headers as one list, because the framework would process each of them four times. */
function send(
  reply: FastifyReply,
  { reply: { http, body, retryAfterS }, effects }: Answer,
  requestId: string,
  cookieLine: (value: string | null) => string,
  secure: boolean,
): FastifyReply {
  const headers = [
    ...RAW_HEADERS,
    'x-request-id',
    requestId,
    'content-length',
    String(Buffer.byteLength(body)),
  ]
  if (secure) headers.push('strict-transport-security', HSTS)
  if (retryAfterS !== undefined) headers.push('retry-after', String(retryAfterS))
  if (effects?.setDevice !== undefined) headers.push('set-cookie', cookieLine(effects.setDevice))
  else if (effects?.clearDevice) headers.push('set-cookie', cookieLine(null))
  reply.hijack()
  reply.raw.writeHead(http, headers).end(body)
  return reply
}

function logCall(log: Logger, { reply, route, caller }: Answer, requestId: string, seconds: number): void {
  const code = reply.error === null ? 200 : ERRORS[reply.error].code
  const id = caller && callerId(caller)
  log.debug(
    { requestId, call: route?.name ?? null, error: reply.error, status: code, playerId: id, seconds },
    'call',
  )
}
