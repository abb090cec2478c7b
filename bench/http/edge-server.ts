import { createPublicKey, generateKeyPairSync, publicEncrypt } from 'node:crypto'
import { amountWire, type Caller, catalogueId, kurusWire, procedure } from '@poyraz/contract'
import { err, ok, randomId, systemClock, uuidv7 } from '@poyraz/kernel'
import type { Edge } from '@poyraz/server/edge/calls'
import { addEndpoint } from '@poyraz/server/edge/endpoint'
import { createHttp } from '@poyraz/server/edge/http'
import { createLimits } from '@poyraz/server/edge/limits'
import { createMetrics } from '@poyraz/server/edge/metrics'
import { createRegistry } from '@poyraz/server/edge/registry'
import { createSealedValues } from '@poyraz/server/edge/sealed'
import { playerFinder } from '@poyraz/server/edge/session'
import { createLog } from '@poyraz/server/log'
import fastify from 'fastify'
import { z } from 'zod'

/** A bet without its database: session, limits, amount, key and input hash. */
const bet = procedure({
  class: 'bench',
  method: 'bet',
  docs: 'A bet without a database.',
  auth: 'player',
  write: true,
  rate: { points: 1_000_000_000, windowMs: 60_000 },
  input: z.strictObject({ gameID: catalogueId, stake: amountWire }),
  reply: 'object',
  item: z.strictObject({ gameID: catalogueId, stake: kurusWire, balance: kurusWire }),
  errors: [],
})

/** Addresses and body for the load, sent to the parent process. */
export type EdgeServerReady = { readonly echoUrl: string; readonly routeUrl: string; readonly body: string }

const PLAYERS = 64

/** Runs in a child process: the full route and a bare echo of the same framework, in one process. */
async function main(): Promise<void> {
  const echo = fastify()
  echo.post('/echo', async (request) => request.body)
  const route = await routeServer()
  const anywhere = { host: '127.0.0.1', port: 0 }
  const ready: EdgeServerReady = {
    echoUrl: `${await echo.listen(anywhere)}/echo`,
    routeUrl: `${await route.app.listen(anywhere)}/endpoint/v1`,
    body: route.body,
  }
  process.send?.(ready)
}

async function routeServer() {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const sealed = await createSealedValues([{ id: 'aaaaaaaa', createdAtMs: 0, privateKey }])
  const callers = makeCallers()
  const registry = createRegistry([bet])
  registry.add(bet, async ({ input }) => ok({ ...input, balance: input.stake }))
  const log = createLog('warn')
  const app = createHttp({ publicUrl: null, trustedProxies: [], log })
  const edge: Edge = {
    routes: registry.freeze(),
    limits: createLimits(systemClock, 'on'),
    findCaller: playerFinder(sealed, async ({ uid, sid }) => {
      const caller = callers.get(`${uid} ${sid}`)
      return caller ? ok(caller) : err('session_expired')
    }),
    isClosed: () => false,
    mayWrite: () => true,
    followLocation: async () => undefined,
    onFailure: ({ error }) => log.error({ err: error }, 'call failed'),
  }
  const { observe } = createMetrics({ totalCount: 0, idleCount: 0, waitingCount: 0 })
  addEndpoint(app, { edge, publicUrl: null, log, observe })
  const [session = ''] = callers.keys()
  return { app, body: bodyOf(session, (plain) => seal(plain, privateKey)) }
}

/** Returns players by their session values, `uid sid`. */
function makeCallers(): ReadonlyMap<string, Caller> {
  const made = Array.from({ length: PLAYERS }, (_, index): [string, Caller] => {
    const playerId = uuidv7(index)
    return [`${playerId} ${randomId()}`, { playerId, sessionId: playerId, rid: 10, pending: false, epoch: 1 }]
  })
  return new Map(made)
}

function bodyOf(session: string, sealed: (plain: string) => string): string {
  const [uid = '', sid = ''] = session.split(' ')
  return JSON.stringify({
    api: { class: bet.class, method: bet.method },
    data: { gameID: 1, stake: 500, key: randomId(), Lang: 'tr', SiteType: 'desktop' },
    user: { uid: sealed(uid), sid: sealed(sid), uip: sealed('127.0.0.1'), gmt: '+03:00', lang: 'tr' },
  })
}

function seal(plain: string, privateKey: string): string {
  const key = createPublicKey(privateKey)
  return publicEncrypt({ key, oaepHash: 'sha256' }, Buffer.from(plain)).toString('base64')
}

process.once('disconnect', () => process.exit())
// The parent asks for the CPU time used so far: it gives the cost of a call, whatever else the machine does.
process.on('message', () => process.send?.(process.cpuUsage()))

await main()
