import { errorsEn, repliesTr } from '@poyraz/text'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ENDPOINT_PATH } from './endpoint.ts'
import { sendRefusal } from './http.ts'
import type { ClientInfo } from './ip-lookup.ts'
import { JSON_HEADERS } from './json-headers.ts'
import type { MaintenanceSwitch } from './maintenance-switch.ts'
import type { PublicKey } from './sealed.ts'

/** Reason of unreadiness: the database does not answer, or this machine's clock is wrong. */
export type Unready = 'database' | 'clock'

export type PublicReadSettings = {
  readonly maintenance: MaintenanceSwitch
  readonly publicKey: PublicKey
  /** The OpenAPI documents as text, by the path of their endpoint. */
  readonly openapi: Readonly<Record<string, string>>
  /** Returns the location of a connection. */
  readonly lookUp: (ip: string) => Promise<ClientInfo>
  /** Returns the licences to show. */
  readonly licences: () => Promise<readonly object[]>
  /** Returns why money cannot be accepted now; `null` if it can. */
  readonly unreadyFor: () => Promise<Unready | null>
}

/** Adds the plain GET requests of the protocol, and the operator's probes. */
export function addPublicReads(app: FastifyInstance, settings: PublicReadSettings): void {
  const { maintenance, publicKey, openapi, lookUp, licences, unreadyFor } = settings
  app.addHook('onRequest', async (request, reply) => {
    if (hasRepeatedKey(request.query)) return sendRefusal(reply, 'bad_request')
  })
  app.get(`${ENDPOINT_PATH}/check-maintenance`, async (_, reply) => sendData(reply, notice(maintenance)))
  app.get(`${ENDPOINT_PATH}/licenses`, async (_, reply) => sendData(reply, await licences()))
  app.get(`${ENDPOINT_PATH}/client-info`, async (request, reply) => sendData(reply, await lookUp(request.ip)))
  app.get(`${ENDPOINT_PATH}/public-key`, async (_, reply) => sendData(reply, publicKey))
  for (const [path, document] of Object.entries(openapi)) {
    // Half a megabyte, which would take milliseconds to encode for each reply.
    const bytes = Buffer.from(document)
    app.get(`${path}/openapi.json`, async (_, reply) => sendJson(reply, bytes))
  }
  app.get('/healthz', async (_, reply) => sendJson(reply, '{"status":"ok"}'))
  app.get('/readyz', async (_, reply) => {
    const reason = await unreadyFor()
    if (reason === null) return sendJson(reply, '{"status":"ready"}')
    return sendJson(reply.code(503), JSON.stringify({ status: 'unavailable', reason }))
  })
}

/** Returns true for a duplicate key: some programs read the first value, others the last. */
function hasRepeatedKey(query: unknown): boolean {
  return Object.values(query ?? {}).some((value) => Array.isArray(value))
}

function notice(maintenance: MaintenanceSwitch): object {
  const current = maintenance.current()
  const message = current ? errorsEn.maintenance : ''
  return {
    maintenance: current !== null,
    from: current?.from ?? null,
    until: current?.until ?? null,
    message,
  }
}

function sendData(reply: FastifyReply, data: object): FastifyReply {
  const list = Array.isArray(data)
    ? { pagination: { limit: data.length, offset: 0, total: data.length } }
    : {}
  const envelope = { result: true, message: repliesTr.success, code: 200, error: null, data, ...list }
  return sendJson(reply, JSON.stringify(envelope))
}

function sendJson(reply: FastifyReply, body: string | Buffer): FastifyReply {
  return reply.headers(JSON_HEADERS).send(body)
}
