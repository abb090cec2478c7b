import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import {
  accountEndSession,
  accountSessions,
  type ClientMessage,
  casinoGamesList,
  casinoPlay,
  financeCheckBalance,
  prepayProcessTransaction,
  rgSelfExclude,
  systemSocketTicket,
  userLogout,
  type WireMessage,
} from '@poyraz/contract'
import { SOCKET_CLOSE, SOCKET_VERSION } from '@poyraz/contract/socket'
import { HOUR_MS, SECOND_MS } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import {
  newPlayer,
  SANDBOX_METHOD,
  startTestServer,
  type TestClient,
  type TestServer,
} from '@poyraz/testkit/server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { setMaintenance } from '../edge/maintenance-switch.ts'
import { SOCKETS_OF_ADDRESS_MAX } from '../live/addresses.ts'
import { MESSAGES_MAX } from '../live/connection.ts'

const clock = fakeClock(Date.now())
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const opened: WebSocket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close()
})

/** A socket of the server that keeps what it hears. */
function openSocket(headers: Record<string, string> = {}, to = server) {
  const socket = new WebSocket(`${to.url.replace('http', 'ws')}/ws`, { headers })
  opened.push(socket)
  const heard: WireMessage[] = []
  const end = { code: 0 }
  socket.addEventListener('message', ({ data }) => void heard.push(JSON.parse(String(data))))
  socket.addEventListener('close', ({ code }) => {
    end.code = code
  })
  return {
    socket,
    heard,
    end,
    say: (message: ClientMessage) => socket.send(JSON.stringify(message)),
    events: () => heard.flatMap((message) => (message.type === 'events' ? message.events : [])),
    opens: async () => {
      if (socket.readyState === WebSocket.CONNECTING) await once(socket, 'open')
    },
    closes: () => vi.waitFor(() => expect(end.code).not.toBe(0), { timeout: 5000 }).then(() => end.code),
  }
}

type Heard = ReturnType<typeof openSocket>
type Last = Extract<ClientMessage, { type: 'hello' }>['last']

async function ticketOf(client: TestClient): Promise<string> {
  return (await client.call(systemSocketTicket, {})).data.ticket
}

/** Greets and waits for the welcome. */
async function welcome(heard: Heard, ticket?: string, last?: Last) {
  await heard.opens()
  heard.say({ type: 'hello', version: SOCKET_VERSION, ...(ticket && { ticket }), ...(last && { last }) })
  return vi.waitFor(() => {
    const [first] = heard.heard
    if (first?.type !== 'welcome') throw new Error(`no welcome: ${JSON.stringify(heard.heard)}`)
    return first
  })
}

async function listen(client: TestClient, last?: Last): Promise<Heard> {
  const heard = openSocket()
  await welcome(heard, await ticketOf(client), last)
  return heard
}

const UNTIL_HEARD = { timeout: 3000 }
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a ticket', () => {
  it('opens one socket', async () => {
    const { client } = await newPlayer(server)
    const ticket = await ticketOf(client)
    const { versions } = await welcome(openSocket(), ticket)
    expect(Object.keys(versions).toSorted()).toEqual(['balance', 'content', 'maintenance', 'notifications'])
    const again = openSocket()
    await again.opens()
    again.say({ type: 'hello', version: SOCKET_VERSION, ticket })
    expect(await again.closes()).toBe(SOCKET_CLOSE.badTicket)
  })

  it('is worth nothing after thirty seconds, and is given to players alone', async () => {
    const { client } = await newPlayer(server)
    const ticket = await ticketOf(client)
    clock.advance(30 * SECOND_MS)
    const late = openSocket()
    await late.opens()
    late.say({ type: 'hello', version: SOCKET_VERSION, ticket })
    expect(await late.closes()).toBe(SOCKET_CLOSE.badTicket)
    expect(await server.client().call(systemSocketTicket, {})).toMatchObject({ error: 'not_authorized' })
  })

  it('is not needed to hear what concerns everybody', async () => {
    const { versions } = await welcome(openSocket())
    expect(Object.keys(versions).toSorted()).toEqual(['content', 'maintenance'])
  })

  it('opens nothing for a session that ended before', async () => {
    const { client } = await newPlayer(server)
    const ticket = await ticketOf(client)
    await client.call(userLogout, {})
    const heard = openSocket()
    await heard.opens()
    heard.say({ type: 'hello', version: SOCKET_VERSION, ticket })
    expect(await heard.closes()).toBe(SOCKET_CLOSE.sessionEnded)
    expect(heard.heard).toEqual([])
  })
})

/** How the server answers a handshake, as text of its status line. */
async function handshake(headers: Record<string, string>, path = '/ws', method = 'GET'): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const tcp = connectTcp(Number(port), hostname)
  const lines = {
    host: `${hostname}:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    ...headers,
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
  tcp.write(`${[`${method} ${path} HTTP/1.1`, ...head].join('\r\n')}\r\n\r\n`)
  let answer = ''
  tcp.on('data', (data) => {
    answer += String(data)
    tcp.end()
  })
  await once(tcp, 'close')
  return answer.split('\r\n')[0] ?? ''
}

describe('the way in', () => {
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ cookie: `poyraz_device=${'d'.repeat(26)}` }, 403],
    [{ host: 'rebound.example' }, 421],
  ])('is closed to %j', async (headers, status) => {
    expect(await handshake(headers as Record<string, string>)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  it('is open to our own pages', async () => {
    expect(await handshake({ origin: server.url })).toMatch(/^HTTP\/1.1 101 /)
  })

  it.each([
    ['another address', '/', 'GET'],
    ['the endpoint', '/endpoint/v1', 'POST'],
    ['another method', '/ws', 'POST'],
  ])('is not found under %s', async (_, path, method) => {
    expect(await handshake({ 'content-length': '10' }, path, method)).toBe('')
  })

  it('answers a plain request with 404', async () => {
    expect((await fetch(`${server.url}/ws`)).status).toBe(404)
  })
})

describe('a client that breaks the rules is closed:', () => {
  it.each([
    ['no JSON', '{', SOCKET_CLOSE.badMessage],
    ['an unknown message', '{"type":"bet","stake":100}', SOCKET_CLOSE.badMessage],
    ['bytes', new Uint8Array([1, 2, 3]), SOCKET_CLOSE.badMessage],
    ['another version', '{"type":"hello","version":999}', SOCKET_CLOSE.badVersion],
    ['too much at once', `"${'x'.repeat(5000)}"`, 1009],
  ])('%s', async (_, message, code) => {
    const heard = openSocket()
    await heard.opens()
    heard.socket.send(message)
    expect(await heard.closes()).toBe(code)
  })

  it('a flood', async () => {
    const heard = openSocket()
    await welcome(heard)
    for (let count = 0; count < MESSAGES_MAX; count++) heard.say({ type: 'pong' })
    expect(await heard.closes()).toBe(SOCKET_CLOSE.tooMany)
  })

  it('silence', async () => {
    const heard = openSocket()
    await heard.opens()
    clock.advance(10 * SECOND_MS)
    server.context.live.sweep()
    expect(await heard.closes()).toBe(SOCKET_CLOSE.silent)
  })

  it('a crowd from one address', async () => {
    const crowd = Array.from({ length: SOCKETS_OF_ADDRESS_MAX }, () => openSocket())
    await Promise.all(crowd.map((one) => one.opens()))
    expect(await handshake({})).toMatch(/^HTTP\/1.1 429 /)
    for (const { socket } of crowd) socket.close()
    await Promise.all(crowd.map((one) => one.closes()))
    expect(await handshake({})).toMatch(/^HTTP\/1.1 101 /)
  })
})

describe('the balance', () => {
  const balancesOf = (heard: Heard) =>
    heard.events().flatMap((event) => (event.topic === 'balance' ? event.data.balance : []))

  it('arrives once after a deposit and once after a round, on every screen of the player alone', async () => {
    const [{ client }, other] = [await newPlayer(server, 50_000), await newPlayer(server)]
    const screens = [await listen(client), await listen(client), await listen(other.client)]
    await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 10_000 })
    await vi.waitFor(() => expect(screens.map(balancesOf)).toEqual([[60_000], [60_000], []]))
    const [game] = (await client.call(casinoGamesList, {})).data
    const round = await client.call(casinoPlay, { gameID: game?.gameID ?? 0, stake: game?.minBet ?? 0 })
    const after = [60_000, round.data.balance]
    await vi.waitFor(() => expect(screens.map(balancesOf)).toEqual([after, after, []]))
    await pause(150)
    expect(screens.map(balancesOf)).toEqual([after, after, []])
  })

  it('is what the endpoint answers', async () => {
    const { client } = await newPlayer(server)
    const heard = await listen(client)
    await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 10_000 })
    const [data] = (await client.call(financeCheckBalance, {})).data
    await vi.waitFor(() => expect(heard.events()).toMatchObject([{ topic: 'balance', data }]), UNTIL_HEARD)
  })

  it('is not told again for a repeated write', async () => {
    const { client } = await newPlayer(server)
    const heard = await listen(client)
    const pay = () =>
      client.call(
        prepayProcessTransaction,
        { methodID: SANDBOX_METHOD, amount: 10_000 },
        { key: 'socket-test-repeated' },
      )
    await pay()
    await vi.waitFor(() => expect(balancesOf(heard)).toEqual([10_000]))
    await pay()
    await pause(150)
    expect(balancesOf(heard)).toEqual([10_000])
  })

  it('that moved while nobody listened is to be asked for', async () => {
    const { client } = await newPlayer(server)
    const first = openSocket()
    const { versions } = await welcome(first, await ticketOf(client))
    first.socket.close()
    await first.closes()
    // The server hears of the end a moment later.
    await pause(50)
    await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 10_000 })
    const back = openSocket()
    expect(await welcome(back, await ticketOf(client), versions)).toMatchObject({ resync: ['balance'] })
  })

  it('that moved while another screen listened is told to who comes back', async () => {
    const { client } = await newPlayer(server)
    const other = await listen(client)
    const first = openSocket()
    const { versions } = await welcome(first, await ticketOf(client))
    first.socket.close()
    await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 10_000 })
    await vi.waitFor(() => expect(balancesOf(other)).toEqual([10_000]))
    const back = openSocket()
    expect(await welcome(back, await ticketOf(client), versions)).toMatchObject({ resync: [] })
    await vi.waitFor(() => expect(balancesOf(back)).toEqual([10_000]))
  })

  it('does not cost a round another round trip: it is read once, afterwards', async () => {
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
      await vi.waitFor(() => expect(balancesOf(heard)).toHaveLength(round))
      counts.push(acquired)
    }
    pool.off('acquire', count)
    // Work in the background comes in between now and then, and never in every round.
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
  ])('by %s closes its sockets within a second', async (_, end) => {
    const { client } = await newPlayer(server)
    const heard = await listen(client)
    const startedMs = performance.now()
    expect(await end(client)).toMatchObject({ result: true })
    expect(await heard.closes()).toBe(SOCKET_CLOSE.sessionEnded)
    expect(performance.now() - startedMs).toBeLessThan(1000)
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

  it('by idleness closes its sockets', async () => {
    const { client } = await newPlayer(server)
    const heard = await listen(client)
    clock.advance(HOUR_MS / 2)
    await client.call(financeCheckBalance, {})
    // Answering pings is no sign of the player.
    for (let minutes = 0; minutes < 60; minutes += 1) {
      clock.advance(HOUR_MS / 60)
      heard.say({ type: 'pong' })
      await pause(25)
      server.context.live.sweep()
    }
    expect(heard.end.code).toBe(0)
    clock.advance(1)
    server.context.live.sweep()
    expect(await heard.closes()).toBe(SOCKET_CLOSE.sessionEnded)
  })
})

it('a new message is announced to the player it is for, and one for all to all players', async () => {
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
  await vi.waitFor(() => expect(counts()).toEqual([1, 0, 0]), UNTIL_HEARD)
  await send('live-test:all', null)
  await vi.waitFor(() => expect(counts()).toEqual([2, 1, 0]), UNTIL_HEARD)
  expect(mine.events()[0]).toMatchObject({ topic: 'notifications', data: {} })
})

it('changed content is announced to everybody', async () => {
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
  await vi.waitFor(() => expect(visitor.events()).toMatchObject([changed]), UNTIL_HEARD)
})

it('maintenance is told to everybody, and its end', async () => {
  const heard = openSocket()
  await welcome(heard)
  const until = '2027-01-01T00:00:00.000Z'
  await setMaintenance(server.dataDir, { from: '2026-12-31T00:00:00.000Z', until })
  const closed = { topic: 'maintenance', data: { closed: true, until } }
  await vi.waitFor(() => expect(heard.events()).toMatchObject([closed]), UNTIL_HEARD)
  await setMaintenance(server.dataDir, null)
  const open = { topic: 'maintenance', data: { closed: false, until: null } }
  await vi.waitFor(() => expect(heard.events()).toMatchObject([closed, open]), UNTIL_HEARD)
})

it('a stopping server sends everybody to the next one', async () => {
  const stopping = await startTestServer()
  const heard = openSocket({}, stopping)
  await welcome(heard)
  const greeting = openSocket({}, stopping)
  await greeting.opens()
  await stopping.close()
  expect([await heard.closes(), await greeting.closes()]).toEqual([1012, 1012])
})
