import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { deferred, SECOND_MS } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { requestBudget } from './budget.ts'
import { createLimits, REQUESTS_OF_ADDRESS_MAX } from './limits.ts'

const MINUTE_S = 60
const READS_OF_ADDRESS_MAX = 12_000
const POSTS_OF_ADDRESS_MAX = 24_000
const OTHER = '203.0.113.9'

function createSite() {
  const app = fastify()
  const gate = deferred<void>()
  let waiting = 0
  app.addHook('onRequest', requestBudget(createLimits(fakeClock(0), 'on')))
  app.get('/healthz', async () => 'ok')
  app.get('/file', async () => 'file')
  app.post('/call', async () => 'call')
  app.get('/slow', async () => {
    waiting += 1
    await gate.promise
    return 'slow'
  })
  const get = async (url: string, remoteAddress = '127.0.0.1') =>
    (await app.inject({ method: 'GET', url, remoteAddress })).statusCode
  return { app, gate, get, waiting: () => waiting }
}

it(
  'limits GETs of one address per minute, including unknown paths, but not other addresses or probes (C06)',
  async () => {
    const { app, get } = createSite()
    const urls = Array.from({ length: READS_OF_ADDRESS_MAX }, (_, index) =>
      index % 2 ? '/file' : '/none.png',
    )
    for (const url of urls) expect(await get(url)).toBe(url === '/file' ? 200 : 404)
    const refused = await app.inject({ method: 'GET', url: '/file' })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(MINUTE_S)])
    expect(await get('/none.png')).toBe(429)
    expect(await get('/healthz')).toBe(200)
    expect(await get('/file', OTHER)).toBe(200)
    // POSTs have a separate budget.
    expect((await app.inject({ method: 'POST', url: '/call' })).statusCode).toBe(200)
  },
  30 * SECOND_MS,
)

it(
  'limits POSTs of one address per minute, including unreadable ones, but not other addresses or GETs (C06)',
  async () => {
    const { app, get } = createSite()
    const post = async (url: string, remoteAddress = '127.0.0.1') =>
      (await app.inject({ method: 'POST', url, remoteAddress })).statusCode
    for (let sent = 0; sent < POSTS_OF_ADDRESS_MAX; sent += 2)
      expect([await post('/call'), await post(sent % 4 ? '/none' : '/healthz')]).toEqual([200, 404])
    const refused = await app.inject({ method: 'POST', url: '/call' })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(MINUTE_S)])
    expect([await post('/none'), await post('/healthz')]).toEqual([429, 429])
    expect([await post('/call', OTHER), await get('/file'), await get('/healthz')]).toEqual([200, 200, 200])
  },
  60 * SECOND_MS,
)

it('limits concurrent requests of one address; an aborted request frees its place (C06)', async () => {
  const { app, gate, get, waiting } = createSite()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sockets = Array.from({ length: REQUESTS_OF_ADDRESS_MAX }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return socket
  })
  await expect.poll(waiting).toBe(REQUESTS_OF_ADDRESS_MAX)
  expect([await get('/file'), await get('/file', OTHER), await get('/healthz')]).toEqual([429, 200, 200])
  sockets[0]?.destroy()
  if (sockets[0]) await once(sockets[0], 'close')
  await expect.poll(() => get('/file')).toBe(200)
  gate.resolve()
  for (const socket of sockets) socket.destroy()
  await app.close()
})
