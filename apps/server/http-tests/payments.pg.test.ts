import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sign } from '@poyraz/cashier'
import {
  financeCancelTransfer,
  financeCheckBalance,
  financeListTransfers,
  financeSaveBankAccount,
  financeSaveBankTransfer,
  prepayProcessTransaction,
  rgSelfExclude,
  userGetUserProfile,
  userStepUp,
} from '@poyraz/contract'
import { randomId } from '@poyraz/kernel'
import {
  newPlayer,
  type Player,
  startTestServer,
  type TestClient,
  type TestServer,
} from '@poyraz/testkit/server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const CARD = 51
const FAST_OUT = 113
const AMOUNT = 20_000

let server: TestServer
let player: Player
let secret: Buffer

beforeAll(async () => {
  server = await startTestServer()
  player = await newPlayer(server)
  const key = await readFile(join(server.dataDir, 'keys', 'payments.key'), 'utf8')
  secret = createHmac('sha256', Buffer.from(key.trim(), 'hex')).update('webhooks').digest()
})
afterAll(() => server.close())
afterEach(() => expectBalancedBooks())

async function expectBalancedBooks(): Promise<void> {
  expect(await server.context.ledger.audit()).toEqual([])
}

async function balanceOf(client: TestClient) {
  const [item] = (await client.call(financeCheckBalance, {})).data
  return { cash: item?.cash, held: item?.held }
}

/** Opens a card deposit that waits on the hosted page. */
async function opened(client: TestClient): Promise<{ id: string; page: string }> {
  const reply = await client.call(prepayProcessTransaction, { methodID: CARD, amount: AMOUNT })
  if (!reply.result) throw new Error(`refused: ${reply.message}`)
  return { id: reply.data.transactionID, page: server.url + String(reply.data.redirectUrl) }
}

const choose = (page: string, action: string, headers: Record<string, string> = { origin: server.url }) =>
  fetch(page, { method: 'POST', headers, body: new URLSearchParams({ action }) })

describe('the hosted page', () => {
  it('has both languages, no script, and cannot be framed', async () => {
    const { page } = await opened(player.client)
    const turkish = await fetch(page)
    expect(turkish.status).toBe(200)
    expect(turkish.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    )
    const html = await turkish.text()
    expect(html).toContain('<html lang="tr">')
    expect(html).toContain('₺200,00')
    expect(html).not.toContain('<script')
    expect(await (await fetch(page.replace('lang=tr', 'lang=en'))).text()).toContain('Test payment')
    expect((await fetch(page.replace('?', 'x?'))).status).toBe(404)
  })

  it('pays once, and only by its own form', async () => {
    const { client } = await newPlayer(server)
    const { id, page } = await opened(client)
    expect((await choose(page, 'approve', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await choose(page, 'approve', {})).status).toBe(403)
    expect((await choose(page, 'steal')).status).toBe(400)
    expect(await balanceOf(client)).toEqual({ cash: 0, held: 0 })
    const done = await choose(page, 'approve')
    expect(await done.text()).toContain('Bu ödeme yapıldı.')
    await choose(page, 'approve')
    expect(await balanceOf(client)).toEqual({ cash: AMOUNT, held: 0 })
    const listed = await client.call(financeListTransfers, {})
    expect(listed.data).toMatchObject([{ transactionID: id, status: 1003, cancellable: 0 }])
  })
})

describe('a webhook over HTTP (A15)', () => {
  const send = (
    message: { id: string; timestamp: string; signature: string; body: string },
    provider = 'sandbox',
  ) =>
    fetch(`${server.url}/payments/${provider}/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': message.id,
        'webhook-timestamp': message.timestamp,
        'webhook-signature': message.signature,
      },
      body: message.body,
    })
  const signed = (body: string, id = randomId()) => {
    const message = { id, timestamp: String(Math.floor(Date.now() / 1000)), body }
    return { ...message, signature: sign(secret, message) }
  }

  it('is verified byte by byte and processed once', async () => {
    const { client } = await newPlayer(server)
    const { id } = await opened(client)
    const event = { type: 'paid', paymentID: id, amount: AMOUNT, currency: 'TRY', account: 'POYRAZ-51' }
    const good = signed(JSON.stringify(event))
    expect((await send({ ...good, body: JSON.stringify(event, null, 1) })).status).toBe(401)
    expect((await send({ ...good, signature: 'v1,AAAA' })).status).toBe(401)
    expect((await send({ ...good, timestamp: String(Number(good.timestamp) - 301) })).status).toBe(401)
    expect((await send(good, 'other')).status).toBe(404)
    expect((await send(signed('{"type":"paid"}'))).status).toBe(400)
    for (const twice of ['"amount":1,', '"am\\u006funt":1,', '"type":"failed",'])
      expect((await send(signed(JSON.stringify(event).replace('{', `{${twice}`)))).status, twice).toBe(400)
    expect(await balanceOf(client)).toEqual({ cash: 0, held: 0 })
    const statuses = await Promise.all(
      Array.from({ length: 10 }, () => send(good).then((reply) => reply.status)),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await balanceOf(client)).toEqual({ cash: AMOUNT, held: 0 })
    expect((await send(signed(JSON.stringify({ ...event, amount: 1 }), good.id))).status).toBe(409)
  })

  it('must be JSON, so that no other site can send it by a browser', async () => {
    const reply = await fetch(`${server.url}/payments/sandbox/webhook`, { method: 'POST', body: 'x' })
    expect(reply.status).toBe(415)
  })
})

describe('a withdrawal over HTTP', () => {
  async function payee(balance: number) {
    const one = await newPlayer(server, balance)
    const profile = await one.client.call(userGetUserProfile, {})
    const account = await one.client.call(financeSaveBankAccount, {
      bankID: 1,
      owner: `${profile.data.firstname} ${profile.data.lastname}`,
      branchCode: '1',
      accountNumber: '1',
      iban: 'TR330006100519786457841326',
    })
    const form = {
      methodID: FAST_OUT,
      amount: balance,
      bankAccountID: account.data.bankAccountID,
      identityValidityDate: '2090-01-01',
    }
    return { ...one, form }
  }

  it('needs a fresh password proof; of 50 parallel ones in two sessions one is accepted (A01)', async () => {
    const { client, username, password, form } = await payee(AMOUNT)
    // The login was a proof, which expires after ten minutes.
    await server.testDatabase.database.pool.query(
      "update identity.session set proved_at = proved_at - interval '10 minutes'",
    )
    expect(await client.call(financeSaveBankTransfer, form)).toMatchObject({
      error: 'step_up_required',
      code: 401,
    })
    const other = server.client()
    await other.signIn(username, password)
    for (const one of [client, other]) expect((await one.call(userStepUp, { password })).result).toBe(true)
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? client : other).call(financeSaveBankTransfer, form, { key: randomId() }),
      ),
    )
    expect(replies.filter((reply) => reply.result)).toHaveLength(1)
    for (const reply of replies.filter((one) => !one.result)) {
      expect(reply).toMatchObject({ http: 200, error: 'insufficient_funds', code: 402 })
    }
    expect(await balanceOf(client)).toEqual({ cash: 0, held: AMOUNT })
  })

  it('is open to a self-excluded player (R41)', async () => {
    const { client, username, password, form } = await payee(AMOUNT)
    expect((await client.call(rgSelfExclude, { months: 6 })).result).toBe(true)
    await client.signIn(username, password)
    const more = await client.call(prepayProcessTransaction, { methodID: CARD, amount: AMOUNT })
    expect(more).toMatchObject({ code: 451, error: 'excluded' })
    expect((await client.call(financeSaveBankTransfer, form)).result).toBe(true)
    expect(await balanceOf(client)).toEqual({ cash: 0, held: AMOUNT })
  })

  it('to a Turkish bank is recorded as a sign at the licence gate at once (A48)', async () => {
    const signs = async (playerId: string) => {
      const { rows } = await server.testDatabase.database.pool.query(
        "select inputs -> 'signs' as signs from compliance.decision where player_id = $1 order by id desc limit 1",
        [playerId],
      )
      return rows[0]?.signs
    }
    const { uid: before } = (await player.client.call(userGetUserProfile, {})).data
    expect(await signs(before)).not.toContain('payment')
    const { client } = await payee(0)
    const { uid } = (await client.call(userGetUserProfile, {})).data
    await expect.poll(() => signs(uid)).toContain('payment')
  })

  it('cannot be seen or cancelled by other players (A22)', async () => {
    const { client, password, form } = await payee(AMOUNT)
    await client.call(userStepUp, { password })
    const { transactionID } = (await client.call(financeSaveBankTransfer, form)).data
    expect(await player.client.call(financeCancelTransfer, { transactionID })).toMatchObject({
      error: 'not_found',
      code: 404,
    })
    expect((await player.client.call(financeListTransfers, { transactionID })).data).toEqual([])
    expect((await client.call(financeCancelTransfer, { transactionID })).data).toMatchObject({ status: 1005 })
    expect(await balanceOf(client)).toEqual({ cash: AMOUNT, held: 0 })
  })
})
