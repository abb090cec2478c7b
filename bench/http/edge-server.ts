import { createPublicKey, generateKeyPairSync, publicEncrypt, randomBytes } from 'node:crypto'
import { amountWire, type Caller, catalogueId, kurusWire, procedure } from '@poyraz/contract'
import { ok, randomId, systemClock, uuidv7 } from '@poyraz/kernel'
import { addEndpoint } from '@poyraz/server/edge/endpoint'
import { createHttp } from '@poyraz/server/edge/http'
import { createLimits } from '@poyraz/server/edge/limits'
import { createMetrics } from '@poyraz/server/edge/metrics'
import { createRegistry } from '@poyraz/server/edge/registry'
import { createSealedValues } from '@poyraz/server/edge/sealed'
import { createLog } from '@poyraz/server/log'
import fastify from 'fastify'
import { z } from 'zod'

/**
 * A bet as far as the route is concerned: session, limits, amount, key and input hash; only the database is
 * missing.
 */
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

/** What the load needs to know, sent to the parent process. */
export type EdgeServerReady = { readonly echoUrl: string; readonly routeUrl: string; readonly body: string }

const PLAYERS = 64

/** Run as a child process: the full route beside a bare echo of the same framework, in one process. */
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
  const callers = new Map<string, Caller>()
  for (let count = 0; count < PLAYERS; count++) {
    const playerId = uuidv7(count)
    callers.set(`${playerId} ${randomId()}`, {
      playerId,
      sessionId: playerId,
      rid: 10,
      pending: false,
      epoch: 1,
    })
  }
  const registry = createRegistry([bet])
  registry.add(bet, async ({ input }) => ok({ ...input, balance: input.stake }))
  const log = createLog('warn')
  const app = createHttp({ publicUrl: null, trustedProxies: [], log })
  const metrics = createMetrics({ totalCount: 0, idleCount: 0, waitingCount: 0 })
  addEndpoint(app, {
    edge: {
      routes: registry.freeze(),
      limits: createLimits(systemClock, 'on'),
      sealed,
      resolve: async ({ uid, sid }) => {
        const caller = callers.get(`${uid} ${sid}`)
        return caller ? ok(caller) : { ok: false, error: 'session_expired' }
      },
      isClosed: () => false,
      onFailure: ({ error }) => log.error({ err: error }, 'call failed'),
    },
    publicUrl: null,
    log,
    observe: metrics.observe,
  })
  const [uid = '', sid = ''] = [...callers.keys()][0]?.split(' ') ?? []
  const seal = (plain: string) =>
    publicEncrypt({ key: createPublicKey(privateKey), oaepHash: 'sha256' }, Buffer.from(plain)).toString(
      'base64',
    )
  const body = JSON.stringify({
    api: { class: 'bench', method: 'bet' },
    data: { gameID: 1, stake: 500, key: randomBytes(13).toString('hex'), Lang: 'tr', SiteType: 'desktop' },
    user: { uid: seal(uid), sid: seal(sid), uip: seal('127.0.0.1'), gmt: '+03:00', lang: 'tr' },
  })
  return { app, body }
}

// The parent asks for the processor time used so far: what a call costs, whatever else the machine does.
process.on('message', () => process.send?.(process.cpuUsage()))

await main()
