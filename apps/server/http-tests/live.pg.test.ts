import {
  accountEndSession,
  accountSessions,
  casinoGamesList,
  casinoPlay,
  financeCheckBalance,
  prepayProcessTransaction,
  rgSelfExclude,
  systemPing,
  userLogout,
} from '@poyraz/contract'
import { SOCKET_CLOSE, SOCKET_PING_MS } from '@poyraz/contract/socket'
import { HOUR_MS } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import {
  newPlayer,
  SANDBOX_METHOD,
  startTestServer,
  type TestClient,
  type TestServer,
} from '@poyraz/testkit/server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setMaintenance } from '../edge/maintenance-switch.ts'
import { type Heard, openSockets } from './fixtures/sockets.ts'

const clock = fakeClock(Date.now())
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const sockets = openSockets(() => server)
const { openSocket, welcome, listen } = sockets
afterEach(sockets.closeAll)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('the balance', () => {
  const balancesOf = (heard: Heard) =>
    heard.events().flatMap((event) => (event.topic === 'balance' ? event.data.balance : []))

  it('arrives once after a deposit and after a round, on all sockets of the player only', async () => {
    const [{ client }, other] = [await newPlayer(server, 50_000), await newPlayer(server)]
    const screens = [await listen(client), await listen(client), await listen(other.client)]
    await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 10_000 })
    await expect.poll(() => screens.map(balancesOf)).toEqual([[60_000], [60_000], []])
    const [game] = (await client.call(casinoGamesList, {})).data
    const round = await client.call(casinoPlay, { gameID: game?.gameID ?? 0, stake: game?.minBet ?? 0 })
    const after = [60_000, round.data.balance]
    await expect.poll(() => screens.map(balancesOf)).toEqual([after, after, []])
    await pause(150)
    expect(screens.map(balancesOf)).toEqual([after, after, []])
  })

  it('equals the reply of the endpoint', async () => {
    const { client } = await newPlayer(server)
    const heard = await listen(client)
    await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 10_000 })
    const [data] = (await client.call(financeCheckBalance, {})).data
    await expect.poll(() => heard.events()).toMatchObject([{ topic: 'balance', data }])
  })

  it('is not sent again for a repeated write', async () => {
    const { client } = await newPlayer(server)
    const heard = await listen(client)
    const pay = () =>
      client.call(
        prepayProcessTransaction,
        { methodID: SANDBOX_METHOD, amount: 10_000 },
        { key: 'socket-test-repeated' },
      )
    await pay()
    await expect.poll(() => balancesOf(heard)).toEqual([10_000])
    await pay()
    await pause(150)
    expect(balancesOf(heard)).toEqual([10_000])
  })

  it('that changed while nobody listened must be requested', async () => {
    const { client } = await newPlayer(server)
    const first = openSocket()
    const { versions } = await welcome(first, await sockets.ticketOf(client))
    first.socket.close()
    await first.closes()
    // The server notices the close a moment later.
    await pause(50)
    await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 10_000 })
    const back = openSocket()
    expect(await welcome(back, await sockets.ticketOf(client), versions)).toMatchObject({
      resync: ['balance'],
    })
  })

  it('that changed while another socket listened is sent to a client that resumes', async () => {
    const { client } = await newPlayer(server)
    const other = await listen(client)
    const first = openSocket()
    const { versions } = await welcome(first, await sockets.ticketOf(client))
    first.socket.close()
    await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 10_000 })
    await expect.poll(() => balancesOf(other)).toEqual([10_000])
    const back = openSocket()
    expect(await welcome(back, await sockets.ticketOf(client), versions)).toMatchObject({ resync: [] })
    await expect.poll(() => balancesOf(back)).toEqual([10_000])
  })

  it('does not cost a round another query: it is read once, afterwards', async () => {
    const { client } = await newPlayer(server, 50_000)
    const heard = await listen(client)
    const [game] = (await client.call(casinoGamesList, {})).data
    const { pool } = server.context.database
    let acquired = 0
    const count = () => {
      acquired += 1
    }
    pool.on('acquire', count)
    const counts: number[] = []
    for (let round = 1; round <= 6; round++) {
      acquired = 0
      await client.call(casinoPlay, { gameID: game?.gameID ?? 0, stake: game?.minBet ?? 0 })
      await expect.poll(() => balancesOf(heard)).toHaveLength(round)
      counts.push(acquired)
    }
    pool.off('acquire', count)
    // Background work adds queries to some rounds, but never to all.
    expect(Math.min(...counts)).toBe(2)
  })
})

describe('the end of a session', () => {
  it.each([
    ['a logout', (client: TestClient) => client.call(userLogout, {})],
    [
      'the list of devices',
      async (client: TestClient) => {
        const [current] = (await client.call(accountSessions, {})).data
        return client.call(accountEndSession, { id: current?.id ?? '' })
      },
    ],
    ['a self-exclusion (A21)', (client: TestClient) => client.call(rgSelfExclude, { months: 6 })],
  ])('by %s closes its sockets at once', async (_, end) => {
    const { client } = await newPlayer(server)
    const heard = await listen(client)
    expect(await end(client)).toMatchObject({ result: true })
    expect(await heard.closes()).toBe(SOCKET_CLOSE.sessionEnded)
    expect(heard.heard.at(-1)).toEqual({ type: 'session', state: 'ended' })
  })

  it('leaves the sockets of other sessions open', async () => {
    const { client, username, password } = await newPlayer(server)
    const heard = await listen(client)
    const phone = server.client()
    await phone.signIn(username, password)
    await phone.call(userLogout, {})
    await pause(200)
    expect(heard.end.code).toBe(0)
  })

  it('by inactivity closes its sockets', async () => {
    const { client } = await newPlayer(server)
    const heard = await listen(client)
    // Pongs do not count as activity of the player. The server sweeps periodically, too, so the clock moves
    // in steps shorter than the silence timeout, and each pong arrives before the next call is answered.
    const pass = async (totalMs: number) => {
      for (let passedMs = 0; passedMs < totalMs; passedMs += SOCKET_PING_MS / 2) {
        clock.advance(SOCKET_PING_MS / 2)
        heard.say({ type: 'pong' })
        await server.client().call(systemPing, {})
        server.context.live.sweep()
      }
    }
    await pass(HOUR_MS / 2)
    await client.call(financeCheckBalance, {})
    await pass(HOUR_MS)
    expect(heard.end.code).toBe(0)
    clock.advance(1)
    server.context.live.sweep()
    expect(await heard.closes()).toBe(SOCKET_CLOSE.sessionEnded)
  })
})

it('announces a new message to its player, and a mass message to all players', async () => {
  const [{ client }, other] = [await newPlayer(server), await newPlayer(server)]
  const [mine, theirs, visitor] = [await listen(client), await listen(other.client), openSocket()]
  await welcome(visitor)
  const send = (key: string, playerId: string | null) =>
    server.context.engagement.sendMassMessage({
      key,
      playerId,
      title: { tr: 'Haber', en: 'News' },
      html: { tr: '<p>Bir haber</p>', en: '<p>Some news</p>' },
    })
  const counts = () => [mine, theirs, visitor].map((heard) => heard.events().length)
  await send('live-test:one', client.session?.uid ?? null)
  await expect.poll(() => counts()).toEqual([1, 0, 0])
  await send('live-test:all', null)
  await expect.poll(() => counts()).toEqual([2, 1, 0])
  expect(mine.events()[0]).toMatchObject({ topic: 'notifications', data: {} })
})

it('announces changed content to everybody', async () => {
  const visitor = openSocket()
  await welcome(visitor)
  const text = { tr: 'Yeni metin', en: 'New text' }
  await server.context.content.putItem({
    kind: 'information',
    id: 900,
    status: 1,
    sort: 1,
    body: { format: 'text', infType: 'DomainBilgi', title: text, text },
  })
  const version: unknown = expect.any(Number)
  const changed = { topic: 'content', data: { version } }
  await expect.poll(() => visitor.events()).toMatchObject([changed])
})

it('announces the start and the end of maintenance to everybody', async () => {
  const heard = openSocket()
  await welcome(heard)
  const until = '2027-01-01T00:00:00.000Z'
  await setMaintenance(server.dataDir, { from: '2026-12-31T00:00:00.000Z', until })
  const closed = { topic: 'maintenance', data: { closed: true, until } }
  await expect.poll(() => heard.events()).toMatchObject([closed])
  await setMaintenance(server.dataDir, null)
  const open = { topic: 'maintenance', data: { closed: false, until: null } }
  await expect.poll(() => heard.events()).toMatchObject([closed, open])
})

it('a stopping server closes all sockets for a reconnect', async () => {
  const stopping = await startTestServer()
  const heard = openSocket({}, stopping)
  await welcome(heard)
  const greeting = openSocket({}, stopping)
  await greeting.opens()
  await stopping.close()
  expect([await heard.closes(), await greeting.closes()]).toEqual([1012, 1012])
})
