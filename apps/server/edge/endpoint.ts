import { ERRORS } from '@poyraz/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { type Answer, answerCall, type Edge } from './calls.ts'
import { deviceCookie, deviceOf } from './device-cookie.ts'
import { JSON_HEADERS, sendRefusal } from './http.ts'
import { isForeign } from './origin.ts'

export type EndpointSettings = {
  readonly edge: Edge
  readonly publicUrl: URL | null
  readonly log: Logger
  /** Told of every answered call, with the seconds it took. */
  readonly observe: (answer: Answer, seconds: number) => void
}

export const ENDPOINT_PATH = '/endpoint/v1'

const HSTS = 'max-age=31536000; includeSubDomains'
const USER_AGENT_LENGTH_MAX = 256

/** The one endpoint of all calls. */
export function addEndpoint(app: FastifyInstance, settings: EndpointSettings): void {
  const { publicUrl, log } = settings
  const answer = endpointHandler(settings)
  app.post(ENDPOINT_PATH, { onRequest: foreignGuard(publicUrl, log) }, async (request, reply) => {
    if (typeof request.body !== 'string') return sendRefusal(reply, 'unsupported_media_type')
    return answer(request, reply, request.body)
  })
}

/** Answers one call, whichever way its text came. */
export function endpointHandler({ edge, publicUrl, log, observe }: EndpointSettings) {
  return async (request: FastifyRequest, reply: FastifyReply, body: string): Promise<FastifyReply> => {
    const startedMs = performance.now()
    const secure = isSecure(request, publicUrl)
    const answer = await answerCall(edge, {
      body,
      address: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH_MAX) ?? '',
      device: deviceOf(request.headers, secure).value,
      requestId: request.id,
    })
    const seconds = (performance.now() - startedMs) / 1000
    observe(answer, seconds)
    if (log.isLevelEnabled('debug')) logCall(log, answer, request.id, seconds)
    return send(reply, answer, request.id, secure)
  }
}

/** Refuses what another site made a browser send, calls and sockets alike. */
export function foreignGuard(publicUrl: URL | null, log: Logger) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { headers } = request
    const { fromCookie } = deviceOf(headers, isSecure(request, publicUrl))
    const ownOrigin = publicUrl?.origin ?? `${request.protocol}://${request.host.toLowerCase()}`
    if (!isForeign({ headers, ownOrigin, withCookie: fromCookie })) return done()
    log.warn({ requestId: request.id, address: request.ip }, 'foreign origin refused')
    sendRefusal(reply, 'foreign_origin')
  }
}

function send(
  reply: FastifyReply,
  { reply: answer, effects }: Answer,
  requestId: string,
  secure: boolean,
): FastifyReply {
  reply.code(answer.http).headers(JSON_HEADERS).header('x-request-id', requestId)
  if (secure) reply.header('strict-transport-security', HSTS)
  if (answer.retryAfterS !== undefined) reply.header('retry-after', answer.retryAfterS)
  if (effects?.setDevice !== undefined) reply.header('set-cookie', deviceCookie(effects.setDevice, secure))
  else if (effects?.clearDevice) reply.header('set-cookie', deviceCookie(null, secure))
  return reply.send(answer.body)
}

function logCall(log: Logger, { reply, route, caller }: Answer, requestId: string, seconds: number): void {
  const code = reply.error === null ? 200 : ERRORS[reply.error].code
  const playerId = caller?.playerId ?? null
  log.debug(
    { requestId, call: route?.name ?? null, error: reply.error, status: code, playerId, seconds },
    'call',
  )
}

function isSecure(request: FastifyRequest, publicUrl: URL | null): boolean {
  return (publicUrl?.protocol ?? `${request.protocol}:`) === 'https:'
}
