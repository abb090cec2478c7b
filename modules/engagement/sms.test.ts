import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { StoredMessage } from './message.ts'
import { createSmsTransport } from './sms.ts'

const MESSAGE: StoredMessage = {
  id: '0198c2a0-0000-7000-8000-000000000001',
  channel: 'sms',
  to: '+905550000001',
  subject: null,
  body: 'Kodun: 123456 “ş”',
  lang: 'tr',
  state: 'queued',
  createdAt: new Date(0),
}

let gateway: Server
let url: string
let status: number
let taken: { method: string | undefined; headers: IncomingMessage['headers']; body: unknown }[]

beforeEach(async () => {
  status = 202
  taken = []
  gateway = createServer((request, response) => {
    text(request).then(
      (body) => {
        taken.push({ method: request.method, headers: request.headers, body: JSON.parse(body) })
        response.writeHead(status, { location: '/elsewhere' }).end('{"id":1}')
      },
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send?account=7`
})
afterEach(() => gateway.close())

it('hands number and text to the gateway, with the token and a key that stays', async () => {
  const sms = createSmsTransport({ url, token: 'secret' })
  await sms.send(MESSAGE)
  await sms.send(MESSAGE)
  const one = {
    method: 'POST',
    headers: {
      authorization: 'Bearer secret',
      'content-type': 'application/json',
      'idempotency-key': MESSAGE.id,
    },
    body: { to: MESSAGE.to, text: MESSAGE.body },
  }
  expect(taken).toMatchObject([one, one])
})

it('shows no token where there is none', async () => {
  await createSmsTransport({ url, token: undefined }).send(MESSAGE)
  expect(taken[0]?.headers.authorization).toBeUndefined()
})

it.each([302, 400, 503])('%i is a message that was not taken', async (answer) => {
  status = answer
  await expect(createSmsTransport({ url, token: undefined }).send(MESSAGE)).rejects.toThrow(
    /fetch failed|answered/,
  )
  expect(taken).toHaveLength(1)
})

it('a gateway that is not there took nothing', async () => {
  gateway.close()
  await expect(
    createSmsTransport({ url: 'http://127.0.0.1:1', token: undefined }).send(MESSAGE),
  ).rejects.toThrow('fetch failed')
})
