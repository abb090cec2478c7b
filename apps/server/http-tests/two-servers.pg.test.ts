import { rm } from 'node:fs/promises'
import { closuresChanged } from '@poyraz/compliance'
import {
  financeCheckBalance,
  financeSaveBankAccount,
  financeSaveBankTransfer,
  prepayProcessTransaction,
  userGetUserProfile,
  userLogout,
  userPassChange,
} from '@poyraz/contract'
import { SOCKET_CLOSE, SOCKET_VERSION } from '@poyraz/contract/socket'
import { assert } from '@poyraz/kernel'
import { REDIS_SERVER, startRedis, type TestRedis } from '@poyraz/testkit/redis'
import {
  newPlayer,
  SANDBOX_METHOD,
  startTestServer,
  type TestClient,
  type TestServer,
} from '@poyraz/testkit/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openSockets } from './fixtures/sockets.ts'

let redis: TestRedis | undefined
let here: TestServer
let there: TestServer

beforeAll(async () => {
  redis = REDIS_SERVER ? await startRedis() : undefined
  const config = redis ? { redisUrl: redis.url } : {}
  here = await startTestServer({ config })
  const { ownerUrl, appUrl } = here.testDatabase
  const database = { ownerUrl, appUrl, appRole: undefined, stop: async () => undefined }
  there = await startTestServer({ config: { ...config, dataDir: here.dataDir }, database })
})
afterAll(async () => {
  await there.close()
  await here.close()
  await redis?.stop()
  await rm(here.dataDir, { recursive: true, force: true })
})

const { openSocket, welcome, ticketOf, closeAll } = openSockets(() => here)
afterEach(closeAll)

/** The same browser at the other server, as behind a load balancer. */
function atOther({ session }: TestClient): TestClient {
  return Object.assign(there.client(), { session })
}

const metricsOf = async ({ metricsUrl }: TestServer) => (await fetch(metricsUrl)).text()

async function listenThere(client: TestClient) {
  const heard = openSocket({}, there)
  await welcome(heard, await ticketOf(client))
  return heard
}

it('a ticket of one server is accepted once, by either server', async () => {
  const { client } = await newPlayer(here)
  const ticket = await ticketOf(client)
  await welcome(openSocket({}, there), ticket)
  for (const server of [here, there]) {
    const again = openSocket({}, server)
    await again.opens()
    again.say({ type: 'hello', version: SOCKET_VERSION, ticket })
    expect(await again.closes()).toBe(SOCKET_CLOSE.badTicket)
  }
})

it('a password change ends withdrawals at a server that the bus does not reach (R30)', async () => {
  const database = { ...here.testDatabase, appRole: undefined, stop: async () => undefined }
  const apart = await startTestServer({ config: { dataDir: here.dataDir }, database })
  onTestFinished(() => apart.close())
  const { client, password: oldPassword } = await newPlayer(here, 50_000)
  const { firstname, lastname } = (await client.call(userGetUserProfile, {})).data
  const owner = `${firstname} ${lastname}`
  const iban = 'TR330006100519786457841326'
  const account = { bankID: 1, owner, branchCode: '1', accountNumber: '1', iban }
  const { bankAccountID } = (await client.call(financeSaveBankAccount, account)).data
  const atApart = Object.assign(apart.client(), { session: client.session })
  expect(await atApart.call(financeCheckBalance, {})).toMatchObject({ result: true })
  const password = 'Yeni-Parola-9x9'
  const change = { oldPassword, password, passwordConfirm: password }
  expect(await client.call(userPassChange, change)).toMatchObject({ result: true })
  // That server serves the session from its cache for half a minute.
  const form = { methodID: 113, amount: 10_000, bankAccountID, identityValidityDate: '2090-01-01' }
  expect(await atApart.call(financeSaveBankTransfer, form)).toMatchObject({ error: 'step_up_required' })
})

describe('two servers that are connected by Redis (F15)', () => {
  beforeEach(async (context) => {
    if (!REDIS_SERVER) context.skip('this machine has no redis-server')
    await vi.waitFor(async () => {
      const metrics = await Promise.all([here, there].map(metricsOf))
      const isConnected = metrics.every((text) => text.includes('poyraz_bus_connected 1'))
      assert(isConnected, 'the servers hear each other')
    })
  })

  it('end a session, and its sockets, at both at once', async () => {
    const { client } = await newPlayer(here)
    const heard = await listenThere(client)
    // The other server has cached the session for half a minute.
    expect(await atOther(client).call(financeCheckBalance, {})).toMatchObject({ result: true })
    await client.call(userLogout, {})
    expect(await heard.closes()).toBe(SOCKET_CLOSE.sessionEnded)
    expect(await atOther(client).call(financeCheckBalance, {})).toMatchObject({ error: 'session_expired' })
  })

  it('announce balances, notifications and content that changed at the other', async () => {
    const { client } = await newPlayer(here)
    const heard = await listenThere(client)
    const text = { tr: 'Yenilik', en: 'News' }
    await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 5_000 })
    await here.context.engagement.sendMassMessage({
      key: 'two-servers',
      playerId: null,
      title: text,
      html: text,
    })
    await here.context.content.putItem({
      kind: 'information',
      id: 900,
      status: 1,
      sort: 1,
      body: { format: 'text', infType: 'DomainBilgi', title: text, text },
    })
    const topics = () => new Set(heard.events().map(({ topic }) => topic))
    await expect.poll(topics).toEqual(new Set(['balance', 'notifications', 'content']))
  })

  it('close a game for bets at both', async () => {
    const closed = async () => (await there.context.compliance.closedScopes()).includes('game:1')
    let isReceived = false
    there.context.bus.subscribe(closuresChanged, () => {
      isReceived = true
    })
    await here.context.compliance.staff.closeForBets({ scope: 'game:1', reason: 'Looked into', by: 'ayse' })
    await expect.poll(() => isReceived).toBe(true)
    expect(await closed()).toBe(true)
  })

  it('continue without Redis while it is down, report it, and let pages ask for what they missed', async () => {
    const { client } = await newPlayer(here)
    const heard = await listenThere(client)
    const deposit = { methodID: SANDBOX_METHOD, amount: 5_000 }
    await redis?.stop()
    for (const server of [here, there])
      await expect.poll(() => metricsOf(server)).toContain('poyraz_bus_connected 0')
    await atOther(client).call(prepayProcessTransaction, deposit)
    await expect.poll(() => heard.events()).toMatchObject([{ topic: 'balance' }])
    const last = { balance: heard.events()[0]?.version ?? 0 }
    await client.call(prepayProcessTransaction, deposit)
    await redis?.start()
    await expect.poll(() => metricsOf(there)).toContain('poyraz_bus_connected 1')
    expect(await heard.closes()).toBe(SOCKET_CLOSE.restart)
    expect(heard.events()).toHaveLength(1)
    const again = openSocket({}, there)
    expect(await welcome(again, await ticketOf(client), last)).toMatchObject({ resync: ['balance'] })
  })
})
