import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { procedure } from '@poyraz/contract'
import { err, ok, systemClock } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createLog } from '../log.ts'
import { createHttp } from './http.ts'
import { createLimits } from './limits.ts'
import { createRegistry } from './registry.ts'
import { addUploads, UPLOADS_OF_ADDRESS_MAX } from './uploads.ts'

const keep = procedure({
  class: 'test',
  method: 'keep',
  docs: '',
  auth: 'none',
  write: false,
  rate: { points: 1, windowMs: 1000 },
  input: z.strictObject({ upload: z.string() }),
  reply: 'none',
  item: z.never(),
  errors: [],
})
const registry = createRegistry([keep])
registry.add(keep, async () => ok(null))
const log = createLog('silent')
const app = createHttp({ publicUrl: null, trustedProxies: [], log })
let url: URL

beforeAll(async () => {
  await addUploads(app, {
    edge: {
      routes: registry.freeze(),
      limits: createLimits(systemClock, 'off'),
      sealed: { publicKey: { id: '', spki: '' }, open: async (value) => value, openPair: () => null },
      resolve: async () => err('session_expired'),
      isClosed: () => false,
      onFailure: () => undefined,
    },
    publicUrl: null,
    log,
    observe: () => undefined,
    uploads: { put: () => ({ token: 't', drop: () => undefined }) },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = new URL(`http://localhost:${(app.server.address() as AddressInfo).port}/endpoint/v1/upload`)
})
afterAll(() => app.close())

/** Begins one and leaves it there, like a slow or a hostile client. */
function begin(): ClientRequest {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000_000 }
  const begun = request(url, { method: 'POST', headers }).on('error', () => undefined)
  begun.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nbytes')
  return begun
}

async function whole(withFile = true) {
  const body = new FormData()
  body.append('call', JSON.stringify({ api: { class: 'test', method: 'keep' }, data: {} }))
  if (withFile) body.append('file', new Blob(['bytes']), 'a.jpg')
  const reply = await fetch(url, { method: 'POST', body })
  return { http: reply.status, wait: reply.headers.get('retry-after'), ...((await reply.json()) as object) }
}

it('an upload finds a place before it is read, and gives it back whatever becomes of it (A34)', async () => {
  const begun: ClientRequest[] = []
  const another = () => {
    begun.push(begin())
    return whole()
  }
  await expect.poll(another).toMatchObject({ http: 429, error: 'too_many_requests', wait: '10' })
  for (const one of begun) one.destroy()
  await expect.poll(() => whole()).toMatchObject({ http: 200, result: true })
  // Each that was answered gave its place back, whatever the answer was.
  for (let sent = 0; sent < UPLOADS_OF_ADDRESS_MAX; sent++) {
    expect(await whole(false)).toMatchObject({ error: 'bad_request' })
  }
})
