import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Caller, type Procedure, procedure, systemPing } from '@poyraz/contract'
import { deferred, ok, systemClock } from '@poyraz/kernel'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createLog } from '../log.ts'
import type { Answer } from './calls.ts'
import { addEndpoint } from './endpoint.ts'
import { createHttp } from './http.ts'
import { CALLS_OF_ADDRESS_MAX, createLimits } from './limits.ts'
import { createRegistry } from './registry.ts'
import { playerFinder } from './session.ts'

const echo = procedure({
  class: 'test',
  method: 'echo',
  docs: '',
  auth: 'none',
  write: false,
  rate: { points: 5, windowMs: 60_000 },
  input: z.strictObject({ text: z.string().optional(), bug: z.boolean().optional() }),
  reply: 'object',
  item: z.strictObject({ text: z.string(), address: z.string(), device: z.string().nullable() }),
  errors: [],
})
/** A procedure that answers when the test releases it. */
const wait = procedure({
  class: 'test',
  method: 'wait',
  docs: '',
  auth: 'none',
  write: true,
  rate: { points: 1000, windowMs: 60_000 },
  input: z.strictObject({}),
  reply: 'none',
  item: z.never(),
  errors: [],
})
const PROCEDURES: readonly Procedure[] = [systemPing, echo, wait]
const caller: Caller = { playerId: 'p', sessionId: 's', rid: 10, pending: false, epoch: 1 }

type Site = {
  app: FastifyInstance
  answers: Answer[]
  log: () => string
  /** Number of waiting calls of `test.wait`; `go` releases them. */
  waiting: () => number
  go: () => void
}

function createSite(options: { publicUrl?: string; trustedProxies?: string[]; limits?: 'on' } = {}): Site {
  const registry = createRegistry(PROCEDURES)
  registry.add(systemPing, async () => ok({ time: new Date(0).toISOString() }))
  registry.add(echo, async ({ input, address, device }) => {
    if (input.bug) throw new Error('hunter2 leaks')
    return {
      ...ok({ text: input.text ?? '', address, device }),
      effects: { setDevice: 'new-device-0123456789' },
    }
  })
  const gate = deferred<void>()
  let waiting = 0
  registry.add(wait, async () => {
    waiting += 1
    await gate.promise
    return ok(null)
  })
  let lines = ''
  const log = createLog('debug', { write: (line: string) => void (lines += line) })
  const publicUrl = options.publicUrl ? new URL(options.publicUrl) : null
  const answers: Answer[] = []
  const app = createHttp({ publicUrl, trustedProxies: options.trustedProxies ?? [], log })
  addEndpoint(app, {
    edge: {
      routes: registry.freeze(),
      limits: createLimits(systemClock, options.limits ?? 'off'),
      findCaller: playerFinder({ openPair: () => null }, async () => ok(caller)),
      isClosed: () => false,
      mayWrite: () => true,
      followLocation: async () => undefined,
      onFailure: ({ error, name }) => log.error({ err: error, call: name }, 'call failed'),
    },
    publicUrl,
    log,
    observe: (answer) => answers.push(answer),
  })
  return { app, answers, log: () => lines, waiting: () => waiting, go: () => gate.resolve() }
}

const site = createSite()
const host = 'localhost:8080'
const ping = JSON.stringify({ api: { class: 'system', method: 'ping' }, data: {}, user: {} })
const waitOf = () => JSON.stringify({ api: { class: 'test', method: 'wait' }, data: {}, user: {} })
const echoOf = (data: object) => JSON.stringify({ api: { class: 'test', method: 'echo' }, data, user: {} })

async function post(payload: string | Buffer, headers: Record<string, string> = {}, to: Site = site) {
  const port = await portOf(to)
  const sent = {
    'content-type': 'application/json',
    host,
    'content-length': Buffer.byteLength(payload),
    ...headers,
  }
  const asked = request({ port, path: '/endpoint/v1', method: 'POST', headers: sent }).end(payload)
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await text(reply)
  return { statusCode: reply.statusCode, headers: reply.headers, json: () => JSON.parse(body), body }
}

/** Starts listening on demand and returns the port, for tests that need the headers of real replies. */
async function portOf({ app }: Site): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

afterAll(() => site.app.close())

describe('transport', () => {
  it('answers in JSON that browsers do not treat as a document (S7.1)', async () => {
    const reply = await post(ping, { origin: `http://${host}` })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ result: true, data: { time: '1970-01-01T00:00:00.000Z' } })
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{12}-[0-9a-z]+$/),
    })
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
  })

  it.each([
    ['text/plain', ping],
    ['application/x-www-form-urlencoded', 'api=1'],
    ['multipart/form-data; boundary=x', ping],
    ['application/jsonp', ping],
    ['application/json\tx', ping],
    ['text/plain;application/json', ping],
    ['', ping],
  ])('refuses content type %j', async (type, payload) => {
    const reply = await post(payload, { 'content-type': type })
    expect([reply.statusCode, reply.json().error]).toEqual([415, 'unsupported_media_type'])
  })

  it.each([
    ['application/json; charset=utf-8', 200],
    ['application/json; charset="UTF-8"', 200],
    ['application/json; charset=utf-16', 400],
    ['application/json; charset=utf-7', 400],
    ['application/json;charset=iso-8859-9', 400],
  ])('%s -> %i', async (type, status) => {
    expect((await post(ping, { 'content-type': type })).statusCode).toBe(status)
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{"api":'],
    ['bytes that are no UTF-8', Buffer.from(echoOf({ text: 'ÿ' }), 'latin1')],
    ['UTF-16', Buffer.from(`\ufeff${ping}`, 'utf16le')],
    ['a byte order mark', `\ufeff${ping}`],
    ['a gzip', Buffer.from([0x1f, 0x8b, 8, 0])],
  ])('refuses a body of %s', async (_, payload) => {
    const reply = await post(payload)
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'bad_request'])
  })

  it('refuses a body over 64 KiB (C06)', async () => {
    const reply = await post(echoOf({ text: 'x'.repeat(64 * 1024) }))
    expect([reply.statusCode, reply.json().error]).toEqual([413, 'too_large'])
    expect((await post(echoOf({ text: 'x'.repeat(63 * 1024) }))).statusCode).toBe(200)
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'] as const)('has no effect on %s (S7.1)', async (method) => {
    const sent = { 'content-type': 'application/json', host, 'x-http-method-override': 'POST' }
    const reply = await site.app.inject({ method, url: '/endpoint/v1', headers: sent })
    expect(reply.statusCode).toBe(404)
  })

  it.each(['/endpoint/v1/', '/Endpoint/v1', '/endpoint/V1', '//endpoint/v1', '/endpoint//v1'])(
    'does not accept calls at %s',
    async (url) => {
      const sent = { 'content-type': 'application/json', host }
      expect((await site.app.inject({ method: 'POST', url, payload: ping, headers: sent })).statusCode).toBe(
        404,
      )
    },
  )
})

describe('origin', () => {
  const device = 'known-device-0123456789'
  it.each([
    ['own', { origin: `http://${host}` }, 200, null],
    ['own with a cookie', { origin: `http://${host}`, cookie: `poyraz_device=${device}` }, 200, null],
    ['none', {}, 200, null],
    ['none with x-device', { 'x-device': device }, 200, null],
    ['none with a cookie', { cookie: `poyraz_device=${device}` }, 403, 'foreign_origin'],
    ['foreign', { origin: 'https://evil.example' }, 403, 'foreign_origin'],
    ['foreign with x-device', { origin: 'https://evil.example', 'x-device': device }, 403, 'foreign_origin'],
    ['null', { origin: 'null' }, 403, 'foreign_origin'],
  ])('%s', async (_, headers, status, error) => {
    const reply = await post(ping, headers)
    expect([reply.statusCode, reply.json().error]).toEqual([status, error])
  })

  it('is that of PUBLIC_URL if set, with a Secure cookie and HSTS', async () => {
    const proxied = createSite({ publicUrl: 'https://poyraz.example' })
    const at = { host: 'poyraz.example' }
    const reply = await post(echoOf({}), { ...at, origin: 'https://poyraz.example' }, proxied)
    expect(String(reply.headers['set-cookie'])).toMatch(/^__Host-poyraz_device=.*; Secure$/)
    expect(reply.headers['strict-transport-security']).toMatch(/^max-age=31536000/)
    expect((await post(ping, { ...at, origin: 'http://poyraz.example' }, proxied)).statusCode).toBe(403)
    expect((await post(ping, { host: 'rebound.example' }, proxied)).statusCode).toBe(403)
    await proxied.app.close()
  })

  it('refuses a host that is neither https nor loopback', async () => {
    expect((await post(ping, { host: 'rebound.example' })).statusCode).toBe(403)
    const page = await site.app.inject({ method: 'GET', url: '/', headers: { host: '192.168.1.5:8080' } })
    expect(page.statusCode).toBe(421)
    expect(page.body).toContain('http://localhost')
  })
})

describe('device and address', () => {
  it('reads the device from cookie or header and stores the one that a handler sets', async () => {
    const reply = await post(echoOf({}), { 'x-device': 'known-device-0123456789' })
    expect(reply.json().data.device).toBe('known-device-0123456789')
    expect(String(reply.headers['set-cookie'])).toMatch(
      /^poyraz_device=new-device-0123456789; Path=\/; HttpOnly; SameSite=Strict/,
    )
  })

  it('accepts a forwarded address only from a trusted proxy', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9' }
    expect((await post(echoOf({}), forwarded)).json().data.address).toBe('127.0.0.1')
    const proxied = createSite({ trustedProxies: ['127.0.0.1'] })
    expect((await post(echoOf({}), forwarded, proxied)).json().data.address).toBe('203.0.113.9')
    await proxied.app.close()
  })

  it('counts requests in one bucket despite varied headers and fields (A43)', async () => {
    const limited = createSite({ limits: 'on' })
    const disguises = [
      {},
      { 'x-forwarded-for': '203.0.113.1' },
      { forwarded: 'for=203.0.113.2' },
      { 'x-real-ip': '203.0.113.3' },
      { 'x-http-method-override': 'PUT' },
    ]
    // An address has ten times the five calls of a player.
    for (const headers of Array.from({ length: 10 }, () => disguises).flat())
      expect((await post(echoOf({}), headers, limited)).statusCode).toBe(200)
    const reply = await post(echoOf({ text: 'x' }), { 'x-forwarded-for': '203.0.113.4' }, limited)
    expect(reply.statusCode).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    await limited.app.close()
  })
})

describe('calls of one address', () => {
  it('are limited in parallel; a finished one frees its place (C06)', async () => {
    const busy = createSite({ limits: 'on' })
    await portOf(busy)
    const atOnce = Array.from({ length: CALLS_OF_ADDRESS_MAX }, () => post(waitOf(), {}, busy))
    await expect.poll(() => busy.waiting()).toBe(CALLS_OF_ADDRESS_MAX)
    const refused = await post(ping, {}, busy)
    expect([refused.statusCode, refused.json().error, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '1',
    ])
    busy.go()
    expect((await Promise.all(atOnce)).every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect((await post(ping, {}, busy)).statusCode).toBe(200)
    await busy.app.close()
  })
})

describe('failures', () => {
  it('are logged with their request id, counted, and answered without details', async () => {
    const reply = await post(echoOf({ bug: true, text: 'TR330006100519786457841326' }))
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain('hunter2')
    expect(site.log()).toContain('"call":"test.echo"')
    expect(site.log()).not.toContain('TR330006100519786457841326')
    expect(site.answers.at(-1)?.reply.error).toBe('internal')
  })
})

describe('malformed HTTP (A44)', () => {
  let port: number
  beforeAll(async () => {
    port = await portOf(site)
  })

  /** Sends raw bytes and resolves with the status line. */
  function raw(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk.toString()
        if (answer.includes('\r\n')) socket.destroy()
      })
      socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
      socket.on('error', reject)
    })
  }

  const head = 'POST /endpoint/v1 HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  it.each([
    ['length and chunks', `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['two lengths', `${head}Content-Length: 4\r\nContent-Length: 5\r\n\r\n{}{}`],
    ['a length that is not a number', `${head}Content-Length: +4\r\n\r\n{}{}`],
    ['a bare line feed', `${head.replace('Host', 'X: y\nHost')}Content-Length: 2\r\n\r\n{}`],
    ['a space before the colon', `${head}Content-Length : 2\r\n\r\n{}`],
    ['a chunk of rubbish', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
  ])('refuses %s', async (_, text) => {
    expect(await raw(text)).toMatch(/^HTTP\/1\.1 400 /)
  })
})
