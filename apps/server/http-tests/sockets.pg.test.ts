import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { prepayProcessTransaction, systemSocketTicket, userLogout } from '@poyraz/contract'
import { SOCKET_CLOSE, SOCKET_VERSION } from '@poyraz/contract/socket'
import { SECOND_MS } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import {
  newPlayer,
  SANDBOX_METHOD,
  startTestServer,
  type TestClient,
  type TestServer,
} from '@poyraz/testkit/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SOCKETS_OF_ADDRESS_MAX } from '../live/add-socket.ts'
import { MESSAGES_MAX } from '../live/connection.ts'
import { type Heard, openSockets } from './fixtures/sockets.ts'

const clock = fakeClock(Date.now())
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const { openSocket, welcome, ticketOf, listen, closeAll } = openSockets(() => server)
afterEach(closeAll)

describe('a ticket', () => {
  it('opens only one socket', async () => {
    const { client } = await newPlayer(server)
    const ticket = await ticketOf(client)
    const { versions } = await welcome(openSocket(), ticket)
    expect(Object.keys(versions).toSorted()).toEqual([
      'balance',
      'content',
      'coupons',
      'jackpots',
      'maintenance',
      'notifications',
      'tables',
      'wins',
    ])
    const again = openSocket()
    await again.opens()
    again.say({ type: 'hello', version: SOCKET_VERSION, ticket })
    expect(await again.closes()).toBe(SOCKET_CLOSE.badTicket)
  })

  it('expires after thirty seconds, and is issued to players only', async () => {
    const { client } = await newPlayer(server)
    const ticket = await ticketOf(client)
    clock.advance(30 * SECOND_MS)
    const late = openSocket()
    await late.opens()
    late.say({ type: 'hello', version: SOCKET_VERSION, ticket })
    expect(await late.closes()).toBe(SOCKET_CLOSE.badTicket)
    expect(await server.client().call(systemSocketTicket, {})).toMatchObject({ error: 'not_authorized' })
  })

  it('is not needed for public events', async () => {
    const { versions } = await welcome(openSocket())
    expect(Object.keys(versions).toSorted()).toEqual(['content', 'jackpots', 'maintenance', 'tables', 'wins'])
  })

  it('is refused after its session has ended', async () => {
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

/** Returns the text of a handshake request. */
function upgradeOf(headers: Record<string, string> = {}, path = '/ws', method = 'GET'): string {
  const lines = {
    host: new URL(server.url).host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    ...headers,
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
  return `${[`${method} ${path} HTTP/1.1`, ...head].join('\r\n')}\r\n\r\n`
}

/** Sends a handshake and returns the reply with its status line. */
async function handshake(headers: Record<string, string>, path = '/ws', method = 'GET'): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const tcp = connectTcp(Number(port), hostname)
  tcp.write(upgradeOf(headers, path, method))
  let answer = ''
  tcp.on('data', (data) => {
    answer += String(data)
    tcp.end()
  })
  await once(tcp, 'close')
  return answer.split('\r\n')[0] ?? ''
}

/** Builds a short client frame, masked with zeros. */
const frame = (head: number, text: string) =>
  Buffer.concat([Buffer.from([head, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

describe('the handshake', () => {
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ cookie: `poyraz_device=${'d'.repeat(26)}` }, 403],
    [{ host: 'rebound.example' }, 421],
  ])('is refused with %j', async (headers, status) => {
    expect(await handshake(headers as Record<string, string>)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  it('is accepted from our own pages', async () => {
    expect(await handshake({ origin: server.url })).toMatch(/^HTTP\/1.1 101 /)
  })

  it.each([
    ['another address', '/', 'GET'],
    ['the endpoint', '/endpoint/v1', 'POST'],
    ['another method', '/ws', 'POST'],
  ])('is refused at %s', async (_, path, method) => {
    expect(await handshake({ 'content-length': '10' }, path, method)).toBe('')
  })

  it('allows pings before the hello', async () => {
    const { hostname, port } = new URL(server.url)
    const tcp = connectTcp(Number(port), hostname).on('error', () => undefined)
    tcp.write(upgradeOf())
    await once(tcp, 'data')
    const heard: Buffer[] = []
    tcp.on('data', (bytes) => heard.push(bytes))
    const hello = JSON.stringify({ type: 'hello', version: SOCKET_VERSION })
    tcp.write(Buffer.concat([frame(0x89, ''), frame(0x81, hello)]))
    await expect.poll(() => Buffer.concat(heard).toString()).toContain('"welcome"')
    tcp.destroy()
  })

  it('answers a plain request with 404', async () => {
    expect((await fetch(`${server.url}/ws`)).status).toBe(404)
  })
})

describe('closes a client that breaks the protocol, without effect on others (A36):', () => {
  let bystander: { readonly client: TestClient; readonly heard: Heard }
  beforeEach(async () => {
    const { client } = await newPlayer(server)
    bystander = { client, heard: await listen(client) }
  })
  afterEach(() => expectNews())

  async function expectNews(): Promise<void> {
    const { client, heard } = bystander
    await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 10_000 })
    await expect.poll(() => heard.events()).toMatchObject([{ topic: 'balance' }])
    expect(heard.end.code).toBe(0)
  }

  it.each([
    ['no JSON', '{', SOCKET_CLOSE.badMessage],
    ['an unknown message', '{"type":"bet","stake":100}', SOCKET_CLOSE.badMessage],
    ['bytes', new Uint8Array([1, 2, 3]), SOCKET_CLOSE.badMessage],
    ['another version', '{"type":"hello","version":999}', SOCKET_CLOSE.badVersion],
    ['too much at once', `"${'x'.repeat(5000)}"`, 1009],
    ['10 MB in a frame', 'x'.repeat(10_000_000), 1009],
  ])('%s', async (_, message, code) => {
    const heard = openSocket()
    await heard.opens()
    heard.socket.send(message)
    expect(await heard.closes()).toBe(code)
  })

  it.each([MESSAGES_MAX, 100_000])('a flood of %i', async (count) => {
    const heard = openSocket()
    await welcome(heard)
    for (let said = 0; said < count; said++) heard.say({ type: 'pong' })
    expect(await heard.closes()).toBe(SOCKET_CLOSE.tooMany)
  })

  it('a flood of pings', async () => {
    const { hostname, port } = new URL(server.url)
    const tcp = connectTcp(Number(port), hostname).on('error', () => undefined)
    tcp.write(upgradeOf())
    await once(tcp, 'data')
    const hello = JSON.stringify({ type: 'hello', version: SOCKET_VERSION })
    tcp.write(Buffer.concat([frame(0x81, hello), ...Array<Buffer>(MESSAGES_MAX).fill(frame(0x89, ''))]))
    tcp.resume()
    await once(tcp, 'close')
    expect(tcp.destroyed).toBe(true)
  })

  it('bytes that are no valid frame', async () => {
    const { hostname, port } = new URL(server.url)
    const tcp = connectTcp(Number(port), hostname)
    tcp.write(upgradeOf())
    await once(tcp, 'data')
    tcp.write(Buffer.alloc(4000, 0xff))
    tcp.resume()
    await once(tcp, 'close')
    expect(tcp.destroyed).toBe(true)
  })
})

describe('a client is closed for', () => {
  it('silence', async () => {
    const heard = openSocket()
    await heard.opens()
    clock.advance(10 * SECOND_MS)
    server.context.live.sweep()
    expect(await heard.closes()).toBe(SOCKET_CLOSE.silent)
  })

  it('too many sockets from one address', async () => {
    const crowd = Array.from({ length: SOCKETS_OF_ADDRESS_MAX }, () => openSocket())
    await Promise.all(crowd.map((one) => one.opens()))
    expect(await handshake({})).toMatch(/^HTTP\/1.1 429 /)
    const refused = await fetch(`${server.url}/ws`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    for (const { socket } of crowd) socket.close()
    await Promise.all(crowd.map((one) => one.closes()))
    expect(await handshake({})).toMatch(/^HTTP\/1.1 101 /)
  })
})
