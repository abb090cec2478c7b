import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Caller, procedure } from '@poyraz/contract'
import { err, ok, systemClock } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createLog } from '../log.ts'
import { createHttp } from './http.ts'
import { createLimits } from './limits.ts'
import { createRegistry } from './registry.ts'
import { playerFinder } from './session.ts'
import { addUploads, UPLOADS_OF_ADDRESS_MAX, UPLOADS_OF_PLAYER_MAX } from './uploads.ts'

const shared = {
  class: 'test',
  docs: '',
  auth: 'player',
  write: false,
  rate: { points: 1, windowMs: 1000 },
  reply: 'none',
  item: z.never(),
  errors: [],
} as const
const keep = procedure({
  ...shared,
  method: 'keep',
  input: z.strictObject({ upload: z.string(), kind: z.string().optional() }),
})
const plain = procedure({ ...shared, method: 'plain', input: z.strictObject({}) })
const open = procedure({ ...shared, method: 'open', auth: 'none', input: keep.input })

const log = createLog('silent')
/** Tokens of the bytes that are held now. */
const waiting = new Set<string>()

/** Starts a server that accepts the session `own` for every player. */
async function listen(stalledMs?: number) {
  const registry = createRegistry([keep, plain, open])
  registry.add(keep, async ({ input }) =>
    waiting.has(input.upload) ? ok(null) : err({ error: 'invalid_input' }),
  )
  registry.add(plain, async () => ok(null))
  registry.add(open, async () => ok(null))
  const app = createHttp({ publicUrl: null, trustedProxies: [], log })
  const callerOf = (playerId: string): Caller => ({
    playerId,
    sessionId: 's',
    rid: 10,
    pending: false,
    epoch: 1,
  })
  await addUploads(app, {
    edge: {
      routes: registry.freeze(),
      limits: createLimits(systemClock, 'off'),
      findCaller: playerFinder({ openPair: (uid, sid) => ({ uid, sid }) }, async ({ uid, sid }) =>
        uid && sid === 'own' ? ok(callerOf(uid)) : err('session_expired'),
      ),
      isClosed: () => false,
      mayWrite: () => true,
      followLocation: async () => undefined,
      onFailure: () => undefined,
    },
    publicUrl: null,
    log,
    observe: () => undefined,
    uploads: {
      put(bytes) {
        const token = Buffer.from(bytes).toString()
        waiting.add(token)
        return { token, drop: () => void waiting.delete(token) }
      },
    },
    ...(stalledMs === undefined ? {} : { stalledMs }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = new URL(`http://localhost:${(app.server.address() as AddressInfo).port}/endpoint/v1/upload`)
  return { url, close: () => app.close() }
}

let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await listen()
})
afterAll(() => server.close())

const callOf = (player: string | null, method = 'keep') =>
  JSON.stringify({
    api: { class: 'test', method },
    data: {},
    user: player === null ? {} : { uid: player, sid: 'own' },
  })

/** Starts an upload and does not finish it, like a slow or a hostile client. */
function begin(player: string | null, url = server.url): ClientRequest {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000_000 }
  const begun = request(url, { method: 'POST', headers }).on('error', () => undefined)
  begun.write(`--x\r\nContent-Disposition: form-data; name="call"\r\n\r\n${callOf(player)}\r\n`)
  begun.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nbytes')
  return begun
}

type Part = readonly [name: string, content: string | Blob]
const FILE: Part = ['file', new Blob(['bytes'])]

async function send(...parts: readonly Part[]) {
  const body = new FormData()
  for (const [name, content] of parts) {
    if (typeof content === 'string') body.append(name, content)
    else body.append(name, content, 'a.jpg')
  }
  const reply = await fetch(server.url, { method: 'POST', body })
  const { error } = (await reply.json()) as { error: string | null }
  return { http: reply.status, wait: reply.headers.get('retry-after'), error }
}

const TAKEN = { http: 200, error: null }

it('an upload takes a place of its player before it is read, and releases it in any case (A34)', async () => {
  const begun: ClientRequest[] = []
  const another = () => {
    begun.push(begin('ali'))
    return send(['call', callOf('ali')], FILE)
  }
  await expect.poll(another).toMatchObject({ http: 429, error: 'too_many_requests', wait: '10' })
  expect(await send(['call', callOf('ayse')], FILE)).toMatchObject(TAKEN)
  for (const one of begun) one.destroy()
  await expect.poll(() => send(['call', callOf('ali')], FILE)).toMatchObject(TAKEN)
  // Each answered upload has released its place.
  for (let sent = 0; sent <= UPLOADS_OF_PLAYER_MAX; sent++)
    expect(await send(['call', callOf('ali')])).toMatchObject({ error: 'bad_request' })
  expect(await send(['call', callOf('ali')], FILE)).toMatchObject(TAKEN)
  expect(waiting).toEqual(new Set())
})

it('limits concurrent uploads of an address across players (C06)', async () => {
  const begun: ClientRequest[] = []
  for (let player = 0; player < UPLOADS_OF_ADDRESS_MAX; player++) begun.push(begin(`player-${player}`))
  const another = () => send(['call', callOf('another')], FILE)
  await expect.poll(another).toMatchObject({ http: 429, error: 'too_many_requests', wait: '10' })
  for (const one of begun) one.destroy()
  await expect.poll(another).toMatchObject(TAKEN)
})

it.each([
  ['no boundary', ''],
  ['an empty boundary', '; boundary='],
  ['another parameter', ';x'],
  ['quotes around nothing', '; boundary=""'],
  ['a boundary inside of quotes', '; x="; boundary=a"'],
  ['a boundary that is too long', `; boundary=${'b'.repeat(300)}`],
  ['a body that is cut off', '; boundary=b'],
])('refuses an upload with %s (A44)', async (_, parameters) => {
  const headers = { 'content-type': `multipart/form-data${parameters}` }
  expect((await fetch(server.url, { method: 'POST', headers, body: 'x' })).status).toBe(400)
})

it('refuses a visitor without waiting for the file or taking a place', async () => {
  const crowd = Array.from({ length: 20 }, () => begin(null))
  const answers = crowd.map(async (one) => {
    const [reply] = (await once(one, 'response')) as [IncomingMessage]
    return String(await reply.setEncoding('utf8').toArray())
  })
  for (const answer of await Promise.all(answers)) expect(answer).toContain('"error":"not_authorized"')
  expect(await send(['call', callOf('ali')], FILE)).toMatchObject(TAKEN)
  for (const one of crowd) one.destroy()
})

it.each<[string, readonly Part[]]>([
  ['a file before its call', [FILE, ['call', callOf('ali')]]],
  [
    'a part of another name',
    [
      ['call', callOf('ali')],
      ['picture', new Blob(['bytes'])],
    ],
  ],
  ['a call that takes no file', [['call', callOf('ali', 'plain')], FILE]],
  ['a call that asks for no session', [['call', callOf('ali', 'open')], FILE]],
  [
    'a key given twice (A44)',
    [['call', callOf('ali').replace('"data":{}', '"data":{"kind":"a","kind":"b"}')], FILE],
  ],
  ['a number that is none', [['call', callOf('ali').replace('"data":{}', '"data":{"kind":1.0}')], FILE]],
])('%s is refused', async (_, parts) => {
  expect(await send(...parts)).toMatchObject({ error: 'bad_request' })
})

it('disconnects a client that stops sending', async () => {
  const impatient = await listen(20)
  const begun = begin('ali', impatient.url)
  const [error] = (await once(begun.removeAllListeners('error'), 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNRESET')
  await impatient.close()
})
