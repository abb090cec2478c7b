import {
  casinoGamesList,
  crmListMassMessages,
  crmMarkRead,
  envoyGetDepositAmounts,
  financeDeleteBankAccount,
  financeListBankAccounts,
  financeSaveBankAccount,
  livecasinoGameTableList,
  userFavorites,
} from '@poyraz/contract'
import { randomId, uuidv7 } from '@poyraz/kernel'
import { newPlayer, type Player, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const PARALLEL = 50
const ACCOUNT = {
  bankID: 1,
  owner: 'Işıl Çağlayan',
  branchCode: '12',
  accountNumber: '123456',
  iban: 'TR600006201234567890123456',
}

let server: TestServer
let owner: Player
let stranger: Player

beforeAll(async () => {
  server = await startTestServer()
  owner = await newPlayer(server)
  stranger = await newPlayer(server)
})
afterAll(() => server.close())

/** Removes the headers, which differ between any two replies. */
const plain = (reply: { headers: Headers }) => ({ ...reply, headers: null })

async function uidOf({ client }: Player): Promise<string> {
  const body = client.bodyOf('user', 'get_user_profile', {})
  const reply = await client.send(body, { 'x-device': client.session?.device ?? '' })
  return (reply.data as { uid: string }).uid
}

describe('data of another player (A22)', () => {
  it('get the same reply as unknown ones: bank accounts', async () => {
    const { bankAccountID } = (await owner.client.call(financeSaveBankAccount, ACCOUNT)).data
    const ask = async (id: string) => {
      const changed = await stranger.client.call(financeSaveBankAccount, { ...ACCOUNT, bankAccountID: id })
      const deleted = await stranger.client.call(financeDeleteBankAccount, { bankAccountID: id })
      return [plain(changed), plain(deleted)]
    }
    const [theirs, unknown] = [await ask(bankAccountID), await ask(uuidv7(1))]
    expect(theirs).toEqual(unknown)
    expect(theirs).toMatchObject([{ error: 'not_found' }, { error: 'not_found' }])
    expect((await stranger.client.call(financeListBankAccounts, {})).data).toEqual([])
    expect((await owner.client.call(financeListBankAccounts, {})).data).toHaveLength(1)
  })

  it('get the same reply as unknown ones: messages', async () => {
    await server.context.engagement.sendMassMessage({
      key: 'test:private',
      playerId: await uidOf(owner),
      title: { tr: 'Yalnız sana', en: 'For you' },
      html: { tr: '<p>a</p>', en: '<p>a</p>' },
    })
    const mine = (await owner.client.call(crmListMassMessages, {})).data[0]
    expect(mine).toMatchObject({ title: 'Yalnız sana', read: 0 })
    const theirs = await stranger.client.call(crmMarkRead, { id: mine?.id ?? '' })
    const unknown = await stranger.client.call(crmMarkRead, { id: uuidv7(1) })
    expect(plain(theirs)).toEqual(plain(unknown))
    expect(theirs).toMatchObject({ error: 'not_found', code: 404 })
    const shown = (await stranger.client.call(crmListMassMessages, {})).data.map((one) => one.title)
    expect(shown).not.toContain('Yalnız sana')
  })
})

describe('idempotency keys', () => {
  it('50 parallel calls add one bank account and get the same reply (A02)', async () => {
    const { client } = await newPlayer(server)
    const key = randomId()
    const replies = await Promise.all(
      Array.from({ length: PARALLEL }, () => client.call(financeSaveBankAccount, ACCOUNT, { key })),
    )
    expect(new Set(replies.map((reply) => JSON.stringify(reply.data))).size).toBe(1)
    expect(replies.every((reply) => reply.result)).toBe(true)
    expect((await client.call(financeListBankAccounts, {})).data).toHaveLength(1)
  })

  it('of a favourite conflicts with another input, whatever the language of the call (A03)', async () => {
    const key = randomId()
    const [game] = (await owner.client.call(casinoGamesList, {})).data
    const input = { mode: 'insert', type: 'slot', id: game?.gameID ?? 0 } as const
    const first = await owner.client.call(userFavorites, input, { key })
    const again = await owner.client.call(userFavorites, input, { key, Lang: 'en', SiteType: 'mobile' })
    expect(again.data).toEqual(first.data)
    const other = await owner.client.call(userFavorites, { ...input, mode: 'delete' }, { key })
    expect(other).toMatchObject({ http: 200, error: 'idempotency_conflict', code: 422 })
    // Keys of different players are independent.
    expect(await stranger.client.call(userFavorites, input, { key })).toMatchObject({ result: true })
  })
})

const AMOUNTS = [
  '-1',
  '0',
  '1e3',
  '"1000"',
  '-0',
  'null',
  '[]',
  'true',
  '1000.0',
  '9007199254740993',
  '"٥٠٠"',
]
const MOVES = [
  ['finance.save_bank_transfer', { methodID: 1 }],
  ['finance.save_cep_bank_transfer', { methodID: 1 }],
  ['klasGaming.deposit', { productId: 'poker' }],
  ['klasGaming.drawrequest', { productId: 'poker' }],
] as const

describe.each(MOVES)('the source text of the amount of %s (A04-A06)', (name, data) => {
  it.each(AMOUNTS)('refuses %s', async (source) => {
    const [className, method] = name.split('.') as [string, string]
    const body = owner.client.bodyOf(className, method, { ...data, amount: 'HERE' }).replace('"HERE"', source)
    const reply = await owner.client.send(body, { 'x-device': owner.client.session?.device ?? '' })
    expect(reply).toMatchObject({ http: 400, error: 'bad_request', code: 400 })
  })
})

const INJECTIONS = [
  "'; drop table cashier.bank_account; --",
  "1' or '1'='1",
  '{{7*7}}<%= 7*7 %>#{7*7}',
  'a\u0000b',
  'x\r\nlevel=error msg=forged',
]

describe('text with injections (A26)', () => {
  it.each(INJECTIONS)('%j is stored as text or refused', async (text) => {
    const { client } = owner
    const replies = [
      await client.call(casinoGamesList, { searchGameName: text }),
      await client.call(livecasinoGameTableList, { searchGameName: text }),
      await client.call(envoyGetDepositAmounts, { bankcode: text.slice(0, 16) }),
      await client.call(financeSaveBankAccount, { ...ACCOUNT, owner: text }),
      await client.call(financeSaveBankAccount, { ...ACCOUNT, accountNumber: text }),
    ]
    for (const reply of replies) expect(reply.http).toBeLessThan(500)
    expect(replies.slice(2).every((reply) => !reply.result)).toBe(true)
    expect((await client.call(financeListBankAccounts, {})).data).toHaveLength(1)
  })
})

describe('markup in a message to players (A27)', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  ])('%s is sanitized', async (html) => {
    const key = `test:${randomId()}`
    const title = { tr: key, en: key }
    const playerId = await uidOf(stranger)
    await server.context.engagement.sendMassMessage({ key, playerId, title, html: { tr: html, en: html } })
    const [shown] = (await stranger.client.call(crmListMassMessages, {})).data
    expect(shown?.title).toBe(key)
    expect(shown?.html).not.toMatch(/<(?:script|img|svg|iframe|math|style)|javascript:|\son\w+=|style=/i)
  })
})
