import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { requestBudget } from './budget.ts'
import { SENT_AHEAD_MAX, TIMEOUTS } from './connections.ts'
import { createHttp, type HttpSettings } from './http.ts'
import { createPlaces } from './places.ts'

/** Opens an HTTP server with one page and one call that malformed requests must not reach. */
async function open(settings: Partial<HttpSettings> = {}) {
  const app = createHttp({ publicUrl: null, trustedProxies: [], log: createLog('silent'), ...settings })
  app.get('/*', async () => 'a page')
  app.post('/endpoint/v1', async () => 'a call')
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port

/** Sends raw bytes and resolves with all received text at the end of the connection. */
async function send(app: FastifyInstance, bytes: string): Promise<string> {
  const socket = connect(portOf(app), '127.0.0.1').on('error', () => undefined)
  socket.write(bytes)
  return text(socket)
}

let app: FastifyInstance
beforeAll(async () => {
  app = await open()
})
afterAll(() => app.close())

const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`
const post = (target: string, headers: string) =>
  `POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n${headers}\r\n{}`

describe('an invalid request target', () => {
  it.each([
    ['/%', 400],
    ['/%zz', 400],
    ['/%ff', 400],
    ['/a/%E0%A4%A', 400],
    ['//', 400],
    ['//evil.example/', 400],
    ['http://localhost/', 400],
    ['http://evil.example/slot', 400],
    [`/${'a'.repeat(2048)}`, 414],
    [`/?q=${'a'.repeat(2048)}`, 414],
    [`/${'a'.repeat(20_000)}`, 431],
  ])('%s gets our error page with security headers', async (target, status) => {
    const answer = await send(app, get(target))
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(head).toMatch(/^content-security-policy: default-src 'none'/im)
    expect(head).toMatch(/^x-content-type-options: nosniff$/im)
    expect(head).toMatch(/^x-frame-options: DENY$/im)
    expect(head).toMatch(/^cache-control: no-store$/im)
    expect(body).toContain('İstek anlaşılamadı.')
    expect(body).toContain('The request could not be understood.')
    expect(answer).not.toMatch(/FST_|evil|aaaa/)
  })

  it('is refused with an envelope on paths for programs', async () => {
    const answer = await send(app, get('/endpoint/v1/%zz'))
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('"error":"bad_request"')
    expect(answer).toContain('content-security-policy: ')
  })

  it.each(['/', '/slot/%C4%B1', `/${'a'.repeat(2000)}`])('is not %s', async (target) => {
    expect(await send(app, get(target))).toContain('a page')
  })
})

describe('an ambiguous request', () => {
  it.each(['Host: evil.example\r\n', 'hOST: localhost\r\n'])('is refused: a second %j', async (second) => {
    expect(await send(app, get('/', second))).toMatch(/^HTTP\/1\.1 400 /)
    expect(await send(app, post('/endpoint/v1', second))).toMatch(/^HTTP\/1\.1 400 [^]*"error":"bad_request"/)
  })

  it.each(['gzip', 'br', 'deflate, gzip', 'x'])('is refused: a body that is %s', async (coding) => {
    const answer = await send(app, post('/endpoint/v1', `Content-Encoding: ${coding}\r\n`))
    expect(answer).toMatch(/^HTTP\/1\.1 415 [^]*"error":"unsupported_media_type"/)
  })

  it.each(['', 'Content-Length: 0\r\n'])('is refused: one without a host', async (headers) => {
    const answer = await send(app, `GET / HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*content-security-policy: default-src 'none'/)
  })

  it('is refused: one with an unknown Expect header', async () => {
    expect(await send(app, get('/', 'Expect: tea\r\n'))).toMatch(/^HTTP\/1\.1 417 /)
    expect(await send(app, get('/', 'Expect: 100-continue\r\n'))).toMatch(/^HTTP\/1\.1 100 [^]*a page/)
  })

  it('is accepted without such headers', async () => {
    expect(await send(app, post('/endpoint/v1', 'Connection: close\r\n'))).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('a client that does not finish (C06)', () => {
  const CALM = { headersMs: 60_000, requestMs: 60_000, stalledMs: 60_000, checkMs: 20 }
  const BEGUN = 'POST /endpoint/v1 HTTP/1.1\r\nHost: localhost\r\n'

  it.each([
    ['its first line', '', { ...CALM, headersMs: 100 }],
    ['its headers', BEGUN, { ...CALM, headersMs: 100 }],
    [
      'its body',
      `${BEGUN}Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{`,
      { ...CALM, headersMs: 200, requestMs: 200 },
    ],
  ])('%s is disconnected after the timeout', async (_, begun, timeouts) => {
    const impatient = await open({ timeouts })
    const answer = await send(impatient, begun)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    await impatient.close()
  })

  it('has 10 s for headers and 30 s for the request, plus one second at most', () => {
    const { headersTimeout, requestTimeout } = app.server
    expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 30_000 })
    expect(TIMEOUTS.checkMs).toBe(1000)
  })
})

describe('connections of one address (C06)', () => {
  const MAX = 3

  async function openSockets(to: FastifyInstance, count: number): Promise<Socket[]> {
    const sockets = Array.from({ length: count }, () =>
      connect(portOf(to), '127.0.0.1').on('error', () => undefined),
    )
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    return sockets
  }

  it('are limited; a closed one frees its place', async () => {
    const capped = await open({ connectionsOfAddressMax: MAX })
    const sockets = await openSockets(capped, MAX)
    await expect.poll(() => send(capped, get('/'))).toBe('')
    sockets[0]?.destroy()
    await expect.poll(() => send(capped, get('/'))).toContain('a page')
    for (const socket of sockets) socket.destroy()
    await capped.close()
  })

  it.each(['127.0.0.1', '127.0.0.0/8'])('are unlimited for the trusted proxy %s', async (proxy) => {
    const capped = await open({
      connectionsOfAddressMax: MAX,
      trustedProxies: [proxy],
      publicUrl: new URL('http://localhost'),
    })
    const sockets = await openSockets(capped, MAX + 1)
    expect(await send(capped, get('/'))).toContain('a page')
    for (const socket of sockets) socket.destroy()
    await capped.close()
  })
})

describe('requests of one connection (C06)', () => {
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const answersIn = (received: string) => received.split('a page').length - 1

  it('answers a few pipelined requests', async () => {
    expect(answersIn(await send(app, request.repeat(SENT_AHEAD_MAX - 1) + get('/')))).toBe(SENT_AHEAD_MAX)
  })

  it.each([
    ['a page', request],
    ['a page that is answered at once', 'GET //x HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [
      'a call',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}',
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\n\r\n'],
    ['HTTP/1.0', 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n'],
  ])('C06: closes a connection with a flood of %s, nearly none of which is handled', async (_, one) => {
    let made = 0
    let routed = 0
    const counting = createHttp({ publicUrl: null, trustedProxies: [], log: createLog('silent') })
    counting.get('/*', async () => `a page ${++routed}`)
    counting.post('/*', async () => `a call ${++routed}`)
    for (const event of ['request', 'checkExpectation']) counting.server.prependListener(event, () => made++)
    await counting.listen({ port: 0, host: '127.0.0.1' })
    await send(counting, one.repeat(2000)).catch(() => 'reset')
    expect(made).toBeLessThanOrEqual(SENT_AHEAD_MAX + 1)
    expect(routed).toBeLessThanOrEqual(SENT_AHEAD_MAX)
    expect(await send(counting, get('/'))).toContain('a page')
    await counting.close()
  })

  it('C06: counts a plain request with an Upgrade header like any other', async () => {
    const counting = createHttp({ publicUrl: null, trustedProxies: [], log: createLog('silent') })
    let counted = 0
    const perAddress = () => (++counted > 1 ? 1 : null)
    counting.addHook(
      'onRequest',
      requestBudget({ perAddress, requests: createPlaces({ ofOwner: 1, inAll: 1 }) }),
    )
    counting.get('/*', async () => 'a page')
    await counting.listen({ port: 0, host: '127.0.0.1' })
    const answers = [
      await send(counting, get('/', 'Upgrade: x\r\n')),
      await send(counting, get('/', 'Upgrade: x\r\n')),
    ]
    expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['200', '429'])
    await counting.close()
  })

  it('closes a connection whose client does not read the reply', async () => {
    const timeouts = { headersMs: 60_000, requestMs: 60_000, checkMs: 20, stalledMs: 200 }
    const impatient = createHttp({ publicUrl: null, trustedProxies: [], log: createLog('silent'), timeouts })
    impatient.get('/*', async () => 'x'.repeat(64 * 1024 * 1024))
    await impatient.listen({ port: 0, host: '127.0.0.1' })
    const closed = once(impatient.server, 'connection').then(([socket]) => once(socket, 'close'))
    const reader = connect(portOf(impatient), '127.0.0.1').on('error', () => undefined)
    reader.pause().write(request)
    expect(await closed).toEqual([expect.any(Boolean)])
    reader.destroy()
    await impatient.close()
  })
})
