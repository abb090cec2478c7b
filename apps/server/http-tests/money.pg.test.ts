import {
  casinoGamesList,
  casinoPlay,
  casinoRound,
  casinoRounds,
  financeCheckBalance,
  financeListTransactions,
  prepayProcessTransaction,
} from '@poyraz/contract'
import { randomId } from '@poyraz/kernel'
import {
  newPlayer,
  SANDBOX_METHOD,
  startTestServer,
  type TestClient,
  type TestServer,
} from '@poyraz/testkit/server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const DEPOSIT = 100_000
const PARALLEL = 50
/** A deposit method that waits for a webhook. */
const CARD = 51

let server: TestServer
let client: TestClient
let game: { gameID: number; minBet: number }

beforeAll(async () => {
  server = await startTestServer()
  client = (await newPlayer(server, DEPOSIT)).client
  const games = await client.call(casinoGamesList, {})
  const [first] = games.data
  if (!first) throw new Error('the lobby is empty')
  game = first
})
afterAll(() => server.close())
// The ledger must balance after every test.
afterEach(() => expectBalancedBooks())

async function expectBalancedBooks(): Promise<void> {
  expect(await server.context.ledger.audit()).toEqual([])
}

async function balanceOf(one: TestClient): Promise<number> {
  const [item] = (await one.call(financeCheckBalance, {})).data
  return item?.balance ?? Number.NaN
}

function times<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => make(index)))
}

/** Sends a call with this source text as amount, which a serializer would not write. */
function rawCall(field: 'amount' | 'stake', source: string) {
  const isBet = field === 'stake'
  const name = isBet ? casinoPlay : prepayProcessTransaction
  const body = client.bodyOf(name.class, name.method, {
    [isBet ? 'gameID' : 'methodID']: isBet ? game.gameID : 1,
    [field]: 'HERE',
  })
  return client.send(body.replace('"HERE"', source), { 'x-device': client.session?.device ?? '' })
}

const SOURCES = [
  '-1',
  '0',
  '0.001',
  '1e3',
  '"1e3"',
  '"1000"',
  '0x10',
  'NaN',
  'Infinity',
  '-Infinity',
  '-0',
  '""',
  'null',
  '[]',
  '[1000]',
  '{}',
  'true',
  '1000.0',
  '01000',
  '+1000',
  '9007199254740993',
  '9223372036854775808',
  '1'.repeat(40),
  '"٥٠٠"',
  '"５００"',
  '٥٠٠',
  '５００',
  '"1\u00a0000"',
  '"1,5"',
  '"1.5"',
  '1,5',
  '1_000',
  '{"$gt":0}',
  '"1000; drop table ledger.transfer"',
]

describe.each(['amount', 'stake'] as const)('the source text of %s (A04, A05, A06)', (field) => {
  it.each(SOURCES)('refuses %s and moves nothing', async (source) => {
    const before = await balanceOf(client)
    expect(await rawCall(field, source)).toMatchObject({
      http: 400,
      result: false,
      error: 'bad_request',
      code: 400,
    })
    expect(await balanceOf(client)).toBe(before)
  })
})

describe('amounts of the right type', () => {
  it.each([1, 999, 10_000_001, Number.MAX_SAFE_INTEGER])(
    'a deposit of %i kuruş is out of range at its field',
    async (amount) => {
      const before = await balanceOf(client)
      const reply = await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount })
      expect(reply).toMatchObject({ http: 200, error: 'invalid_input', code: 422 })
      expect(reply.data).toMatchObject([{ field: 'amount', error: 'amount_range' }])
      expect(await balanceOf(client)).toBe(before)
    },
  )

  it.each([1, 7, 12_345, Number.MAX_SAFE_INTEGER])(
    'a stake of %i kuruş is not on the ladder (A07)',
    async (stake) => {
      const reply = await client.call(casinoPlay, { gameID: game.gameID, stake })
      expect(reply).toMatchObject({
        http: 200,
        error: 'invalid_input',
        data: [{ field: 'stake', error: 'stake_step' }],
      })
    },
  )

  it('refuses a currency of the client: there is no real money (A08, A48, S1.11)', async () => {
    for (const currency of ['EUR', 'TRY', 'TRY_PLAY']) {
      const data = { methodID: SANDBOX_METHOD, amount: 5000, currency } as {
        methodID: number
        amount: number
      }
      const reply = await client.call(prepayProcessTransaction, data)
      expect(reply).toMatchObject({ http: 400, error: 'bad_request', data: { path: 'currency' } })
    }
  })

  it('refuses a time of the client (A10)', async () => {
    const data = { gameID: game.gameID, stake: game.minBet, placedAt: '2020-01-01T00:00:00Z' }
    expect(await client.call(casinoPlay, data)).toMatchObject({ http: 400, data: { path: 'placedAt' } })
  })
})

describe('idempotency keys', () => {
  it('50 parallel deposits with one key are one deposit with one receipt (A02)', async () => {
    const before = await balanceOf(client)
    const key = randomId()
    const replies = await times(PARALLEL, () =>
      client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 5000 }, { key }),
    )
    expect(replies.every((reply) => reply.result)).toBe(true)
    expect(new Set(replies.map((reply) => reply.data.transactionID)).size).toBe(1)
    expect(await balanceOf(client)).toBe(before + 5000)
  })

  it('50 parallel rounds with one key are one round (A02)', async () => {
    const key = randomId()
    const before = (await client.call(casinoRounds, {})).pagination?.total ?? 0
    const replies = await times(PARALLEL, () =>
      client.call(casinoPlay, { gameID: game.gameID, stake: game.minBet }, { key }),
    )
    const rounds = replies.filter((reply) => reply.result)
    expect(rounds.length).toBeGreaterThan(0)
    for (const round of rounds) expect(round.data).toEqual(rounds[0]?.data)
    expect((await client.call(casinoRounds, {})).pagination?.total).toBe(before + 1)
    const again = await client.call(
      casinoPlay,
      { gameID: game.gameID, stake: game.minBet },
      { key, Lang: 'en' },
    )
    expect(again.data).toEqual(rounds[0]?.data)
  })

  it('the same key with another amount conflicts and has no effect (A03)', async () => {
    const key = randomId()
    await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 5000 }, { key })
    const before = await balanceOf(client)
    const conflict = { http: 200, error: 'idempotency_conflict', code: 422 }
    const other = { methodID: SANDBOX_METHOD, amount: 5001 }
    expect(await client.call(prepayProcessTransaction, other, { key })).toMatchObject(conflict)
    expect(await balanceOf(client)).toBe(before)
  })

  it('a key belongs to its player and to its procedure (A03)', async () => {
    const key = randomId()
    const deposit = { methodID: SANDBOX_METHOD, amount: 5000 }
    const stranger = (await newPlayer(server)).client
    const mine = await client.call(prepayProcessTransaction, deposit, { key })
    const theirs = await stranger.call(prepayProcessTransaction, deposit, { key })
    expect([mine.result, theirs.result]).toEqual([true, true])
    expect(theirs.data.transactionID).not.toBe(mine.data.transactionID)
    expect(await client.call(casinoPlay, { gameID: game.gameID, stake: game.minBet }, { key })).toMatchObject(
      { result: true },
    )
  })

  it('a key whose call was refused may be used again', async () => {
    const key = randomId()
    expect(await client.call(casinoPlay, { gameID: game.gameID, stake: 1 }, { key })).toMatchObject({
      result: false,
    })
    const reply = await client.call(casinoPlay, { gameID: game.gameID, stake: game.minBet }, { key })
    expect(reply).toMatchObject({ result: true })
  })
})

describe('one balance', () => {
  it('for 50 rounds is not spent twice by 200 parallel rounds in two sessions (A01, S1.2)', async () => {
    const { client: one, username, password } = await newPlayer(server)
    const amount = Math.max(1000, 50 * game.minBet)
    await one.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount })
    const two = server.client()
    await two.signIn(username, password)
    const replies = await times(200, (index) =>
      (index % 2 ? one : two).call(
        casinoPlay,
        { gameID: game.gameID, stake: game.minBet },
        { key: randomId() },
      ),
    )
    const rounds = replies.filter((reply) => reply.result)
    const won = rounds.reduce((sum, reply) => sum + reply.data.win, 0)
    const left = await balanceOf(one)
    expect(left).toBe(amount - rounds.length * game.minBet + won)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(rounds.length).toBeGreaterThanOrEqual(50)
    const refusals = new Set(replies.filter((reply) => !reply.result).map((reply) => reply.error))
    expect([...refusals].filter((error) => error !== 'insufficient_funds' && error !== 'too_soon')).toEqual(
      [],
    )
  })

  it('of zero pays no stake, nor does an unconfirmed deposit (R35)', async () => {
    const { client: poor } = await newPlayer(server)
    const waiting = { methodID: CARD, amount: 25_000 }
    expect((await poor.call(prepayProcessTransaction, waiting)).result).toBe(true)
    const reply = await poor.call(casinoPlay, { gameID: game.gameID, stake: game.minBet })
    expect(reply).toMatchObject({ http: 200, error: 'insufficient_funds', code: 402 })
    expect((await poor.call(casinoRounds, {})).pagination?.total).toBe(0)
  })
})

describe('data of another player (A22)', () => {
  it('are not found, as if they did not exist', async () => {
    const round = await client.call(casinoPlay, { gameID: game.gameID, stake: game.minBet })
    const lines = await client.call(financeListTransactions, {})
    const stranger = (await newPlayer(server)).client
    const unknown = await stranger.call(casinoRound, { roundID: '018f0000-0000-7000-8000-000000000000' })
    const theirs = await stranger.call(casinoRound, { roundID: round.data.roundID })
    expect(unknown).toMatchObject({ http: 200, error: 'not_found', code: 404 })
    expect({ ...theirs, headers: null }).toEqual({ ...unknown, headers: null })
    const choice = await stranger.call(casinoPlay, { roundID: round.data.roundID, choice: 'x' })
    expect(choice).toMatchObject({ error: 'not_found' })
    const searchID = lines.data[0]?.id ?? ''
    expect((await stranger.call(financeListTransactions, { searchID })).pagination?.total).toBe(0)
    expect((await client.call(financeListTransactions, { searchID })).pagination?.total).toBe(1)
  })
})

describe('numbers that are not amounts', () => {
  it.each([
    ['limit', 251, 200],
    ['limit', 0, 200],
    ['offset', 1_000_001, 200],
    ['limit', '10', 400],
    ['offset', 1.5, 400],
    ['limit', [10], 400],
  ])('%s = %j is refused (A45)', async (field, value, http) => {
    const reply = await client.call(casinoRounds, { [field]: value } as { limit: number })
    expect(reply).toMatchObject({ http, result: false })
  })
})
