import { createPublicKey, publicEncrypt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { casinoPlay, userLogin } from '@poyraz/contract'
import { type Database, openDatabase, startPostgres } from '@poyraz/db'
import { kurus, randomId } from '@poyraz/kernel'
import { readConfig, type Server, startServer } from '@poyraz/server'
import type { PublicKey } from '@poyraz/server/edge/sealed'
import fastify from 'fastify'
import { commitsOf, gateSwitch, tellNews, usedBytes, webhookOf } from './casino-asked.ts'
import { assertDurable } from './durability.ts'

/** One player's bet as its browser sends it; `KEY` in the body stands for a fresh key per bet. */
export type Bettor = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

export type CasinoServerReady = {
  readonly echoUrl: string
  readonly routeUrl: string
  readonly bettors: readonly Bettor[]
  /** Address of its server, for requests outside of the load. */
  readonly url: string
  readonly appUrl: string
}

/** Messages of the parent process. */
export type CasinoServerQuestion =
  | { readonly ask: 'cpu' | 'memory' | 'checkpoint' | 'audit' | 'commits' }
  | { readonly ask: 'stop' }
  /** `drop` closes every socket; `restart` replaces the server by another. */
  | { readonly ask: 'drop' | 'restart' }
  /** Publishes new content of this version, and a notification for every player. */
  | { readonly ask: 'news'; readonly version: number }
  /** Switches the protection gate of bets on or off. */
  | { readonly ask: 'gate'; readonly isOpen: boolean }
  /** Pays this order; the reply is the webhook, which is not sent yet. */
  | { readonly ask: 'webhook'; readonly ref: string }

const PLAYERS = 256
const PASSWORD = 'Rüzgar-Gülü-42'
/** ₺100.000,00, the maximum of one deposit: no player runs out of money in a run. */
const FUNDS = kurus(10_000_000)

/** Runs in a child process: the whole server, and a bare echo server beside it in the same process. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-bench-'))
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres') })
  const administrator = openDatabase({ url: postgres.urls.superuser })
  await assertDurable(administrator)
  const urls = { ownerUrl: postgres.urls.owner, appUrl: postgres.urls.app }
  const house: House = {
    server: await start(dataDir, urls),
    administrator,
    setGate: await gateSwitch(postgres.urls),
  }
  const { url } = house.server
  const echo = await startEcho()
  const bettors: Bettor[] = []
  for (let index = 0; index < PLAYERS; index++) bettors.push(await makeBettor(house.server, index))
  const restart = async () => {
    await house.server.close()
    house.server = await start(dataDir, urls, new URL(url).port)
  }
  endWithParent(async () => {
    await Promise.all([house.server.close(), echo.close(), administrator.close()])
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  })
  process.on('message', (question: CasinoServerQuestion) => {
    if (question.ask === 'stop') process.disconnect()
    else void answer(house, restart, question).then((said) => process.send?.(said))
  })
  const ready = { echoUrl: echo.url, routeUrl: `${url}/endpoint/v1`, bettors, url, appUrl: postgres.urls.app }
  process.send?.(ready satisfies CasinoServerReady)
}

type House = {
  server: Server
  readonly administrator: Database
  readonly setGate: (isOpen: boolean) => Promise<void>
}
type Question = Exclude<CasinoServerQuestion, { readonly ask: 'stop' }>

async function answer(house: House, restart: () => Promise<void>, question: Question): Promise<object> {
  const { server, administrator, setGate } = house
  switch (question.ask) {
    case 'cpu':
      return process.cpuUsage()
    case 'memory':
      return { usedBytes: usedBytes() }
    case 'audit':
      return { faults: await server.context.ledger.audit() }
    case 'commits':
      return { commits: await commitsOf(server) }
    case 'webhook':
      return webhookOf(server, question.ref)
    case 'gate':
      await setGate(question.isOpen)
      break
    case 'checkpoint':
      await administrator.pool.query('checkpoint')
      break
    case 'drop':
      server.context.live.closeAll()
      break
    case 'restart':
      await restart()
      break
    case 'news':
      tellNews(server, question.version)
  }
  return {}
}

/** Ends with the parent, even if that was killed: no server outlives its benchmark. */
function endWithParent(close: () => Promise<void>): void {
  process.once('disconnect', () => void close().finally(() => process.exit()))
}

async function startEcho() {
  const echo = fastify()
  echo.post('/echo', async (request) => request.body)
  const url = `${await echo.listen({ host: '127.0.0.1', port: 0 })}/echo`
  return { url, close: () => echo.close() }
}

async function start(
  dataDir: string,
  urls: { ownerUrl: string; appUrl: string },
  port = '0',
): Promise<Server> {
  const config = readConfig({
    PORT: port,
    METRICS_PORT: '0',
    RATE_LIMITS: 'off',
    SPIN_INTERVAL_MS: '0',
    LOG_LEVEL: 'warn',
  })
  if (!config.ok) throw new Error(config.error)
  const database = { ...urls, appRole: undefined, stop: async () => undefined }
  // The port is not known in advance, so PUBLIC_URL is not set.
  const trustedProxies = process.env['TRUSTED_PROXIES']?.split(',') ?? []
  return startServer({ ...config.value, dataDir, trustedProxies }, { database })
}

/** Creates a player with money and a session; session values are sealed as in a browser. */
async function makeBettor(server: Server, index: number): Promise<Bettor> {
  const { identity, cashier, sealed } = server.context
  const username = `bench-${index}`
  const number = String(index).padStart(3, '0')
  const playerId = await identity.ensurePlayer({
    username,
    password: PASSWORD,
    firstname: 'Yarış',
    lastname: 'Atı',
    birthDate: '1990-05-19',
    identityNumber: `P${number}0000`,
    country: 'DE',
    city: 'Berlin',
    address: 'Musterstr. 1',
    email: `${username}@example.test`,
    phone: `+4915100000${number}`,
    smsOptIn: false,
    emailOptIn: false,
    language: 'tr',
    rid: 10,
  })
  await cashier.depositSandbox({ playerId, amount: FUNDS, key: `bench-${randomId()}` })
  const { sid, device } = await logIn(server.url, username)
  const user = {
    uid: seal(playerId, sealed.publicKey),
    sid: seal(sid, sealed.publicKey),
    gmt: '+03:00',
    lang: 'tr',
  }
  const data = { gameID: 1, stake: 200, key: 'KEY', Lang: 'tr', SiteType: 'desktop' }
  const api = { class: casinoPlay.class, method: casinoPlay.method }
  return { body: JSON.stringify({ api, data, user }), headers: { 'x-device': device } }
}

async function logIn(url: string, username: string): Promise<{ sid: string; device: string }> {
  const api = { class: userLogin.class, method: userLogin.method }
  const response = await fetch(`${url}/endpoint/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ api, data: { username, password: PASSWORD }, user: {} }),
  })
  const { data } = (await response.json()) as { data: { sid: string } }
  const device = /poyraz_device=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
  return { sid: data.sid, device }
}

function seal(plain: string, { id, spki }: PublicKey): string {
  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), type: 'spki', format: 'der' })
  return `${id}.${publicEncrypt({ key, oaepHash: 'sha256' }, Buffer.from(plain)).toString('base64')}`
}

await main()
