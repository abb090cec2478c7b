import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { sign } from '@poyraz/cashier'
import { financeCheckBalance, prepayProcessTransaction } from '@poyraz/contract'
import { kurus, randomId, uuidv7 } from '@poyraz/kernel'
import { newPlayer, SANDBOX_METHOD, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../log.ts'

const CARD = 51
const AMOUNT = 20_000
const secret = Buffer.alloc(32, 5)

const logged: string[] = []
let service: Server
let server: TestServer
/** Requests to the payment service. */
const asked: { url: string | undefined; token: string | undefined; body: Record<string, unknown> }[] = []

beforeAll(async () => {
  service = createServer((request, response) => {
    void json(request).then((read) => {
      const body = read as Record<string, unknown>
      asked.push({ url: request.url, token: request.headers.authorization, body })
      const order = { ...body, ref: 'order-1', state: 'open', changedAt: new Date().toISOString() }
      response.end(JSON.stringify({ order, redirectUrl: 'https://pay.example/1', payTo: null }))
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`
  server = await startTestServer({
    log: createLog('warn', { write: (line: string) => void logged.push(line) }),
    config: { payments: { url, token: 'pk_test_1', secret } },
  })
})
afterAll(async () => {
  await server.close()
  service.closeAllConnections()
  service.close()
})

it('deposits go to the configured payment service, and its webhook credits them (A15)', async () => {
  const { client } = await newPlayer(server)
  const opened = await client.call(prepayProcessTransaction, { methodID: CARD, amount: AMOUNT })
  expect(opened.data).toMatchObject({ status: 1000, redirectUrl: 'https://pay.example/1' })
  const paymentID = opened.data.transactionID
  expect(asked).toMatchObject([
    {
      url: '/v1/create',
      token: 'Bearer pk_test_1',
      body: { paymentID, amount: AMOUNT, returnUrl: `${server.url}/deposit?payment=${paymentID}` },
    },
  ])
  const event = { type: 'paid', paymentID, amount: AMOUNT, currency: 'TRY', account: 'POYRAZ-51' }
  const message = {
    id: randomId(),
    timestamp: String(Math.floor(Date.now() / 1000)),
    body: JSON.stringify(event),
  }
  const send = (provider: string, signature: string) =>
    fetch(`${server.url}/payments/${provider}/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': message.id,
        'webhook-timestamp': message.timestamp,
        'webhook-signature': signature,
      },
      body: message.body,
    }).then(({ status }) => status)
  const signature = sign(secret, message)
  expect(await send('127.0.0.1', sign(Buffer.alloc(32), message))).toBe(401)
  expect(await send('sandbox', signature)).toBe(401)
  expect(await send('pay.example', signature)).toBe(404)
  expect(await send('127.0.0.1', signature)).toBe(200)
  expect((await client.call(financeCheckBalance, {})).data).toMatchObject([{ cash: AMOUNT }])
})

it('a server with a payment service warns that play money goes there', () => {
  expect(logged.join('')).toContain('payouts of play money go to the service of PAYMENTS_URL')
  expect(logged.join('')).not.toContain('pk_test_1')
})

it('with a payment service the sandbox has no payment page, and still credits play money', async () => {
  const { sandbox } = server.context.cashier
  const terms = { amount: kurus(AMOUNT), account: 'POYRAZ-51', reference: 'PY-1', details: {} }
  const kind = { direction: 1, methodId: CARD, payBy: 'page', returnUrl: '/deposit', lang: 'tr' } as const
  const { ref, redirectUrl } = await sandbox.create({ paymentId: uuidv7(Date.now()), ...terms, ...kind })
  const page = `${server.url}${redirectUrl}`
  expect((await fetch(page)).status).toBe(404)
  const body = new URLSearchParams({ action: 'approve' })
  expect((await fetch(page, { method: 'POST', headers: { origin: server.url }, body })).ok).toBe(false)
  expect(await sandbox.order(ref)).toMatchObject({ state: 'open' })
  const { client } = await newPlayer(server)
  const given = await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: AMOUNT })
  expect(given.data).toMatchObject({ status: 1003 })
})
