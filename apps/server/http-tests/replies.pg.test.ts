import { casinoGamesList, casinoPlay, userChangePhone, userLogin } from '@poyraz/contract'
import { newPlayer, type Player, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
let player: Player

beforeAll(async () => {
  server = await startTestServer()
  player = await newPlayer(server, 50_000)
})
afterAll(() => server.close())

describe('lists', () => {
  it('that are empty are successful', async () => {
    const { client } = await newPlayer(server)
    const empty = { result: true, data: [], pagination: { total: 0 } }
    const unsorted = { startDate: '2026-10-01', endDate: '2026-10-31' }
    for (const [name, data] of [
      ['finance.list_bank_accounts', {}],
      ['finance.list_transactions', {}],
      ['finance.list_cash_methods', { favorites: true }],
      ['casino.rounds', {}],
      ['casino.games_list', { favorites: true }],
      ['betframe.getCoupons', unsorted],
    ] as const) {
      const [className, method] = name.split('.') as [string, string]
      const device = client.session?.device ?? ''
      const reply = await client.send(client.bodyOf(className, method, data), { 'x-device': device })
      expect(reply, name).toMatchObject(empty)
    }
  })
})

describe('a period', () => {
  it.each(['finance.list_transactions', 'betframe.getCoupons'])(
    'of %s must be valid days in order',
    async (name) => {
      const { client } = player
      const [className, method] = name.split('.') as [string, string]
      const ask = async (startDate: unknown, endDate: unknown) => {
        const body = client.bodyOf(className, method, { startDate, endDate })
        return client.send(body, { 'x-device': client.session?.device ?? '' })
      }
      expect(await ask('2026-02-01', '2026-02-01')).toMatchObject({ result: true })
      expect(await ask('2026-02-02', '2026-02-01')).toMatchObject({
        http: 200,
        error: 'invalid_input',
        data: [{ field: 'endDate', error: 'date_order' }],
      })
      for (const broken of ['2026-02-30', '01.02.2026', '2026-2-1', '2026-02-01T00:00:00Z']) {
        expect(await ask(broken, '2026-12-31')).toMatchObject({
          error: 'invalid_input',
          data: [{ field: 'startDate', error: 'invalid' }],
        })
      }
      expect(await ask(20260201, '2026-12-31')).toMatchObject({ http: 400, error: 'bad_request' })
    },
  )
})

describe('a code by SMS', () => {
  it('that is requested too soon gets Retry-After', async () => {
    const { client, password } = await newPlayer(server)
    const send = () =>
      client.send(client.bodyOf('user', 'sms_send', {}), { 'x-device': client.session?.device ?? '' })
    expect(await send()).toMatchObject({ result: true })
    const reply = await send()
    expect(reply).toMatchObject({ http: 429, error: 'too_many_requests', code: 429 })
    const { retryAfterSeconds } = reply.data as { retryAfterSeconds: number }
    expect(retryAfterSeconds).toBeGreaterThan(50)
    expect(reply.headers.get('retry-after')).toBe(String(retryAfterSeconds))
    const change = await client.call(userChangePhone, { phone: '0532 987 65 43', password })
    expect(change).toMatchObject({ http: 429, error: 'too_many_requests' })
    expect(Number(change.headers.get('retry-after'))).toBeGreaterThan(50)
  })
})

describe('a login', () => {
  it('of a tester differs by rid only', async () => {
    const logins = ['tester', 'deniz'].map((username) =>
      server.client().call(userLogin, { username, password: 'Poyraz1' }),
    )
    const [tester, player] = await Promise.all(logins)
    expect([tester?.data.rid, player?.data.rid]).toEqual([20, 10])
  })
})

describe('the statement', () => {
  it('refers to the round for bets and wins, otherwise to the line itself', async () => {
    const { client } = player
    const [game] = (await client.call(casinoGamesList, {})).data
    const played = await client.call(casinoPlay, { gameID: game?.gameID ?? 0, stake: game?.minBet ?? 0 })
    const body = client.bodyOf('finance', 'list_transactions', { limit: 50 })
    const reply = await client.send(body, { 'x-device': client.session?.device ?? '' })
    const lines = reply.data as { transaction_category_id: number; ref: string; id: string }[]
    const bets = lines.filter((line) => line.transaction_category_id === 3)
    expect(bets.map((line) => line.ref)).toContain(played.data.roundID)
    for (const line of lines.filter((one) => one.transaction_category_id === 1)) {
      expect(line.ref).toBe(line.id)
    }
    expect(JSON.stringify(lines)).not.toContain('play:')
  })
})
