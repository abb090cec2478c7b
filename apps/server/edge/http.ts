import { isUtf8 } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import type { ErrorCode } from '@poyraz/contract'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { type ConnectionSettings, openConnections } from './connections.ts'
import { JSON_HEADERS } from './json-headers.ts'
import { refuseBytes } from './malformed.ts'
import { isServedHost } from './origin.ts'
import { refusalReply } from './replies.ts'

export type HttpSettings = Omit<ConnectionSettings, 'secure'> & {
  readonly publicUrl: URL | null
  readonly log: Logger
}

/** Maximum size of a request body: larger than every call of the contract, and read within milliseconds. */
export const BODY_BYTES_MAX = 64 * 1024
/** Paths of the operator's probes: served under any host and without a budget. */
export const PROBE_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/**
 * Creates the HTTP server without routes: body parser, limits, error replies. Probes may use any host; all
 * other requests need the configured host, https or a loopback name.
 */
export function createHttp(settings: HttpSettings): FastifyInstance {
  const { publicUrl, trustedProxies, log } = settings
  const secure = publicUrl?.protocol === 'https:'
  const app = fastify({
    serverFactory: (handler) => openConnections(handler, { ...settings, secure }),
    clientErrorHandler: (error, socket) => refuseBytes(error, socket, secure),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: BODY_BYTES_MAX,
    // Code logs where something happens; a child logger per request has a cost and no use.
    logger: false,
    genReqId: requestIds(),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
    if (isJsonText(request.headers['content-type'], bytes)) done(null, bytes.toString('utf8'))
    else done(Object.assign(new Error('not UTF-8'), { statusCode: 400 }), undefined)
  })
  const isServed = servedHosts(publicUrl)
  app.addHook('onRequest', (request, reply, done) => {
    if (isServed(request) || PROBE_PATHS.has(request.url)) done()
    else refuseHost(request, reply, publicUrl)
  })
  app.setErrorHandler((error, request, reply) => answerError(log, error, request, reply))
  return app
}

/** Caches the last decision, because nearly every request has the same host as the one before. */
function servedHosts(publicUrl: URL | null): (request: FastifyRequest) => boolean {
  let last = { protocol: '', host: '', served: false }
  return ({ protocol, host }) => {
    if (host !== last.host || protocol !== last.protocol) {
      last = { protocol, host, served: isServedHost({ protocol, host, publicUrl }) }
    }
    return last.served
  }
}

/** Sends a refusal in the envelope with its HTTP status, and `retry-after` if known. */
export function sendRefusal(reply: FastifyReply, error: ErrorCode, retryAfterS?: number): FastifyReply {
  const { http, body } = refusalReply({ error }, 'tr')
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  return reply.code(http).headers(JSON_HEADERS).send(body)
}

/** Ids are unique across restarts and servers without a random number per request. */
function requestIds(): () => string {
  const prefix = randomBytes(6).toString('hex')
  let count = 0
  return () => `${prefix}-${(++count).toString(36)}`
}

/**
 * Returns true for JSON in UTF-8 (RFC 8259). Another charset or invalid bytes could be read differently by
 * another program.
 */
function isJsonText(contentType: string | undefined, body: Buffer): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType ?? '')
  return (charset === null || /^utf-?8$/i.test(charset[1] ?? '')) && isUtf8(body)
}

const ERROR_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_request',
  404: 'unknown_method',
  413: 'too_large',
  415: 'unsupported_media_type',
}

function answerError(
  log: Logger,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  const code = ERROR_OF_STATUS[status] ?? (status >= 400 && status < 500 ? 'bad_request' : 'internal')
  if (code === 'internal') log.error({ err: error, requestId: request.id }, 'request failed')
  return sendRefusal(reply, code)
}

function refuseHost(request: FastifyRequest, reply: FastifyReply, publicUrl: URL | null): FastifyReply {
  if (request.method !== 'GET' || request.url.startsWith('/endpoint'))
    return sendRefusal(reply, 'foreign_origin')
  const address = publicUrl?.origin ?? 'https://… / http://localhost'
  return reply
    .code(421)
    .type('text/plain; charset=utf-8')
    .send(
      `Bu adres güvenli değil. Siteyi şu adresten aç: ${address}\nThis address is not secure. Open the site at: ${address}\n`,
    )
}
