import {
  bonusClaim,
  casinoGamesList,
  casinoPlay,
  financeCheckBalance,
  financeListTransactions,
  financeSaveBankAccount,
  financeSaveBankTransfer,
  prepayProcessTransaction,
  rgLimits,
  rgSetLimit,
  rgTimeOut,
  userGetUserProfile,
  userRegisterConfirm,
} from '@poyraz/contract'
import { DAY_MS, HOUR_MS, SECOND_MS } from '@poyraz/kernel'
import {
  newPlayer,
  SANDBOX_METHOD,
  startTestServer,
  type TestClient,
  type TestServer,
} from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

/** The withdrawal method with instant bank payouts. */
const FAST_OUT = 113
const BALANCE = 1_000_000
/** Maximum duration of a test's steps on a busy machine. */
const SLACK_MS = 60 * SECOND_MS

/**
 * Runs the server with the real clock of the database, on a machine with a wrong clock: wrong by as much as a
 * server accepts, and by a day, so that the clocks never show the same day. `close()` checks the sums of
 * every statement.
 */
describe.each([
  ['200 s ahead of', 200 * SECOND_MS],
  ['200 s behind', -200 * SECOND_MS],
  ['a day ahead of', DAY_MS],
  ['a day behind', -DAY_MS],
])('C01: a machine whose clock is %s the database', (_, offMs) => {
  const realNow = Date.now.bind(Date)
  let server: TestServer
  let game: { gameID: number; minBet: number }

  beforeAll(async () => {
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + offMs)
    server = await startTestServer({ config: { clockSkewMsMax: 2 * DAY_MS } })
    const [first] = (await server.client().call(casinoGamesList, {})).data
    if (!first) throw new Error('the lobby is empty')
    game = first
  })
  afterAll(async () => {
    await server.close().finally(() => vi.restoreAllMocks())
  })

  const play = (client: TestClient) => client.call(casinoPlay, { gameID: game.gameID, stake: game.minBet })
  const lines = async (client: TestClient) =>
    (await client.call(financeListTransactions, { OrderDir: 'asc', limit: 250 })).data

  async function playUntilWin(client: TestClient): Promise<void> {
    for (let round = 0; round < 400; round++) {
      const reply = await play(client)
      expect(reply.result, reply.message).toBe(true)
      if (reply.data.win > 0) return
    }
    throw new Error('no win in 400 rounds')
  }

  async function expectToAddUp(client: TestClient): Promise<void> {
    let sum = 0
    for (const { amount, balanceAfter } of await lines(client)) expect(balanceAfter).toBe((sum += amount))
    expect((await client.call(financeCheckBalance, {})).data).toMatchObject([{ balance: sum }])
  }

  it('shows the balance after each line, with cash and with a bonus', async () => {
    const { client, email } = await newPlayer(server, BALANCE)
    const inbox = await server.context.engagement.inbox()
    const mail = inbox.find(({ to, body }) => to === email && body.includes('register-account-confirm'))
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
    await client.call(userRegisterConfirm, { token })
    expect(await client.call(bonusClaim, { bonusID: 1 })).toMatchObject({ result: true })
    await playUntilWin(client)
    await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 5_000 })
    await expectToAddUp(client)
  })

  it('shows the balance after each line of a player who withdraws', async () => {
    const { client } = await newPlayer(server, BALANCE)
    await playUntilWin(client)
    const { firstname, lastname } = (await client.call(userGetUserProfile, {})).data
    const owner = `${firstname} ${lastname}`
    const mine = { bankID: 1, owner, branchCode: '1', accountNumber: '1', iban: 'TR330006100519786457841326' }
    const { bankAccountID } = (await client.call(financeSaveBankAccount, mine)).data
    const out = { methodID: FAST_OUT, amount: 20_000, bankAccountID, identityValidityDate: '2090-01-01' }
    expect((await client.call(financeSaveBankTransfer, out)).result).toBe(true)
    await play(client)
    await expectToAddUp(client)
  })

  it('dates deposits and bets by the same clock', async () => {
    const { client } = await newPlayer(server, BALANCE)
    await play(client)
    const [deposit, bet] = await lines(client)
    const apartMs = Date.parse(bet?.date ?? '') - Date.parse(deposit?.date ?? '')
    expect(apartMs).toBeGreaterThanOrEqual(0)
    expect(apartMs).toBeLessThan(SLACK_MS)
    expect(Math.abs(Date.parse(deposit?.date ?? '') - realNow())).toBeLessThan(SLACK_MS)
  })

  it('ends a time-out for bets at the announced time', async () => {
    const { client } = await newPlayer(server, BALANCE)
    await client.call(rgTimeOut, { hours: 24 })
    const { rows } = await server.context.database.pool.query<{ left: number }>(
      `select (extract(epoch from timed_out_until - clock_timestamp()) * 1000)::float8 as left
         from compliance.gate where player_id = $1`,
      [client.session?.uid],
    )
    expect(Math.abs((rows[0]?.left ?? 0) - 24 * HOUR_MS)).toBeLessThan(SLACK_MS)
    expect(await play(client)).toMatchObject({ error: 'excluded' })
  })

  /** A player who lost at least three stakes. Luck keeps few above that; the next one is tried then. */
  async function newLoser(): Promise<{ client: TestClient; lost: number }> {
    for (let tried = 0; tried < 20; tried++) {
      const { client } = await newPlayer(server, BALANCE)
      let lost = 0
      for (let round = 0; round < 40; round++) {
        const { data } = await play(client)
        lost += game.minBet - data.win
        if (lost >= 3 * game.minBet) return { client, lost }
      }
    }
    throw new Error('no player lost three stakes')
  }

  it('counts losses from before a daily limit was set', async () => {
    const { client, lost } = await newLoser()
    await client.call(rgSetLimit, { kind: 'loss', period: 'day', value: lost })
    expect((await client.call(rgLimits, {})).data.limits).toMatchObject([{ kind: 'loss', used: lost }])
    expect(await play(client)).toMatchObject({
      error: 'limit_reached',
      data: { kind: 'loss', period: 'day' },
    })
  })
})
