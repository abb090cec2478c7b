import { randomUUID } from 'node:crypto'
import {
  accountClose,
  accountSessions,
  bonusClaim,
  casinoGamesList,
  casinoInitGame,
  casinoPlay,
  casinoRound,
  casinoRounds,
  financeCancelTransfer,
  financeCheckBalance,
  financeSaveBankAccount,
  financeSaveBankTransfer,
  prepayProcessTransaction,
  rgAcknowledge,
  rgConfirmLimit,
  rgLimits,
  rgRealityCheck,
  rgSelfExclude,
  rgSetLimit,
  rgTimeOut,
  userGetUserProfile,
  userLogout,
} from '@poyraz/contract'
import { DAY_MS, kurus, MINUTE_MS, randomId } from '@poyraz/kernel'
import { fakeClock, newcomer } from '@poyraz/testkit'
import {
  newPlayer,
  type Player,
  register,
  SANDBOX_METHOD,
  startTestServer,
  type TestClient,
  type TestServer,
} from '@poyraz/testkit/server'
import { formatMoney } from '@poyraz/text'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

const NOON_MS = Date.parse('2026-11-21T09:00:00Z')
const DEPOSIT = 100_000
const CARD = 51
const FAST_OUT = 113

const clock = fakeClock(NOON_MS)
let server: TestServer
let player: Player
let client: TestClient
let game: { gameID: number; minBet: number }

beforeAll(async () => {
  server = await startTestServer({ clock })
  const games = await server.client().call(casinoGamesList, {})
  const [first] = games.data
  if (!first) throw new Error('the lobby is empty')
  game = first
})
afterAll(() => server.close())
beforeEach(async () => {
  player = await newPlayer(server, DEPOSIT)
  client = player.client
})
// The ledger must balance after every test.
afterEach(() => expectBalancedBooks())

async function expectBalancedBooks(): Promise<void> {
  expect(await server.context.ledger.audit()).toEqual([])
}

const play = (key?: string) =>
  client.call(casinoPlay, { gameID: game.gameID, stake: game.minBet }, key ? { key } : {})
const payIn = (amount: number) => client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount })

describe('a self-exclusion', () => {
  it('ends all sessions, blocks play and deposits, and leaves history open (A21, R41)', async () => {
    const second = server.client()
    await second.signIn(player.username, player.password)
    expect((await second.call(rgSelfExclude, { months: 6 })).result).toBe(true)
    for (const tab of [client, second]) {
      expect(await tab.call(casinoPlay, { gameID: game.gameID, stake: game.minBet })).toMatchObject({
        code: 401,
        error: 'session_expired',
      })
    }
    await client.signIn(player.username, player.password)
    const refused = { result: false, code: 451, error: 'excluded' }
    expect(await play()).toMatchObject(refused)
    expect(await payIn(5000)).toMatchObject(refused)
    expect(await client.call(casinoInitGame, { gameID: game.gameID })).toMatchObject(refused)
    expect((await client.call(financeCheckBalance, {})).data).toMatchObject([{ balance: DEPOSIT }])
    const { exclusion } = (await client.call(rgLimits, {})).data
    expect(exclusion).toMatchObject({ kind: 'self_exclusion', until: '2027-05-21T09:00:00.000Z' })
    const profile = (await client.call(userGetUserProfile, {})).data
    expect(profile).toMatchObject({ smsOptIn: false, emailOptIn: false })
  })

  it('accepts none of twenty parallel bets that is answered after it (R41)', async () => {
    const order: string[] = []
    const bets = Array.from({ length: 20 }, async () => {
      const { error } = await play()
      order.push(error ?? 'placed')
    })
    const exclude = client.call(rgSelfExclude, { months: 6 }).then(() => order.push('EXCLUDED'))
    await Promise.all([...bets, exclude])
    const before = (await client.call(financeCheckBalance, {})).error
    expect(before).toBe('session_expired')
    await client.signIn(player.username, player.password)
    expect((await play()).error).toBe('excluded')
  })

  it('refuses another account for the same person or device (A21)', async () => {
    const device = client.session?.device ?? ''
    const { uid } = (await client.call(userGetUserProfile, {})).data
    const { identityNumber } = await server.context.identity.personOf(uid)
    await client.call(rgSelfExclude, { months: 6 })
    const ask = (change: object, headers = {}) =>
      register(server.client(), { ...newcomer(), ...change }, headers)
    expect(await ask({ identityNumber })).toMatchObject({ error: 'already_registered' })
    expect(await ask({}, { 'x-device': device })).toMatchObject({ code: 451, error: 'excluded' })
    expect(await ask({})).toMatchObject({ result: true })
  })
})

describe('a round before it', () => {
  it('is still returned and paid although its player is excluded meanwhile (R27)', async () => {
    const key = randomId()
    const round = await play(key)
    await client.call(rgSelfExclude, { months: 6 })
    await client.signIn(player.username, player.password)
    expect((await play(key)).data).toEqual(round.data)
    expect(await play()).toMatchObject({ code: 451, error: 'excluded' })
    const { roundID, outcome, balance } = round.data
    expect((await client.call(casinoRound, { roundID })).data).toMatchObject({
      roundID,
      outcome,
      state: 'closed',
    })
    expect((await client.call(financeCheckBalance, {})).data).toMatchObject([{ balance }])
  })

  it.each(['all', 'slots', 'game'])('is still returned and paid if staff closed %s (R27)', async (what) => {
    const { staff } = server.context.compliance
    const scope = what === 'game' ? `game:${game.gameID}` : what
    const opening = { scope, reason: 'Looked into', by: 'ayse' }
    onTestFinished(async () => void (await staff.openForBets(opening)))
    const key = randomId()
    const round = await play(key)
    const card = { methodID: CARD, amount: 25_000 }
    const { transactionID } = (await client.call(prepayProcessTransaction, card)).data
    expect(await staff.closeForBets({ scope, reason: '', by: 'ayse' })).toMatchObject({ ok: false })
    expect((await play()).result).toBe(true)
    await staff.closeForBets({ scope, reason: 'RTP alarm', by: 'ayse' })
    expect(await play()).toMatchObject({ code: 423, error: 'game_disabled' })
    expect((await play(key)).data).toEqual(round.data)
    expect((await client.call(casinoRound, { roundID: round.data.roundID })).result).toBe(true)
    expect((await client.call(financeCancelTransfer, { transactionID })).result).toBe(true)
    const { firstname, lastname } = (await client.call(userGetUserProfile, {})).data
    const iban = 'TR330006100519786457841326'
    const mine = { bankID: 1, owner: `${firstname} ${lastname}`, branchCode: '1', accountNumber: '1', iban }
    const { bankAccountID } = (await client.call(financeSaveBankAccount, mine)).data
    const out = { methodID: FAST_OUT, amount: 20_000, bankAccountID, identityValidityDate: '2090-01-01' }
    expect((await client.call(financeSaveBankTransfer, out)).result).toBe(true)
    await staff.openForBets(opening)
    expect((await play()).result).toBe(true)
  })
})

describe('a player whom staff stop (R27)', () => {
  it('cannot bet or deposit, even in an open session, but may cancel and withdraw', async () => {
    const { staff } = server.context.compliance
    const key = randomId()
    const round = await play(key)
    const card = { methodID: CARD, amount: 25_000 }
    const { transactionID } = (await client.call(prepayProcessTransaction, card)).data
    const { uid, firstname, lastname } = (await client.call(userGetUserProfile, {})).data
    expect(await staff.stopPlayer({ playerId: uid, reason: '', by: 'ayse' })).toMatchObject({ ok: false })
    expect((await play()).result).toBe(true)
    await staff.stopPlayer({ playerId: uid, reason: 'Asked by mail', by: 'ayse' })
    const stopped = { code: 423, error: 'play_stopped' }
    expect(await play()).toMatchObject(stopped)
    expect(await client.call(prepayProcessTransaction, card)).toMatchObject(stopped)
    expect(await client.call(bonusClaim, { bonusID: 1 })).toMatchObject(stopped)
    expect(await client.call(casinoInitGame, { gameID: game.gameID })).toMatchObject(stopped)
    expect((await play(key)).data).toEqual(round.data)
    await client.signIn(player.username, player.password)
    expect(await play()).toMatchObject(stopped)
    expect((await client.call(casinoRound, { roundID: round.data.roundID })).result).toBe(true)
    expect((await client.call(financeCancelTransfer, { transactionID })).result).toBe(true)
    const iban = 'TR330006100519786457841326'
    const mine = { bankID: 1, owner: `${firstname} ${lastname}`, branchCode: '1', accountNumber: '1', iban }
    const { bankAccountID } = (await client.call(financeSaveBankAccount, mine)).data
    const out = { methodID: FAST_OUT, amount: 20_000, bankAccountID, identityValidityDate: '2090-01-01' }
    expect((await client.call(financeSaveBankTransfer, out)).result).toBe(true)
    await staff.resumePlayer({ playerId: uid, reason: 'Settled', by: 'ayse' })
    expect((await play()).result).toBe(true)
  })
})

describe('a time-out and a limit', () => {
  it('refuse bets and deposits at once, with a text in both languages', async () => {
    await client.call(rgTimeOut, { hours: 24 })
    expect(await play()).toMatchObject({ code: 451, error: 'excluded' })
    expect((await payIn(5000)).error).toBe('excluded')
    const english = await client.call(casinoPlay, { gameID: game.gameID, stake: game.minBet }, { Lang: 'en' })
    expect(english.message).toContain('closed for play')
    clock.advance(DAY_MS)
    await client.signIn(player.username, player.password)
    expect((await play()).result).toBe(true)
  })

  it('refuse a stake above the limit with its kind, but still answer a played key', async () => {
    const key = randomId()
    const first = await play(key)
    expect(first.result).toBe(true)
    await client.call(rgSetLimit, { kind: 'stake', value: game.minBet - 1 })
    expect(await play()).toMatchObject({
      code: 451,
      error: 'limit_reached',
      data: { kind: 'stake', max: game.minBet - 1 },
      message: expect.stringContaining(formatMoney(game.minBet - 1, 'tr')),
    })
    await client.call(rgTimeOut, { hours: 24 })
    const again = await play(key)
    expect(again.data).toEqual(first.data)
  })

  // Draws are random here: an early win allows hundreds of rounds, so the test repeats with a new player.
  it('of losses counts rounds at once (R45)', async () => {
    const value = game.minBet * 3
    let refused: Awaited<ReturnType<typeof play>> | undefined
    while (!refused) {
      client = (await newPlayer(server, DEPOSIT)).client
      await client.call(rgSetLimit, { kind: 'loss', period: 'day', value })
      let placed = 0
      while (!refused && placed < 40) {
        const reply = await play()
        if (reply.result) placed++
        else refused = reply
      }
      const { limits, today } = (await client.call(rgLimits, {})).data
      expect(today.staked).toBe(placed * game.minBet)
      expect(limits).toMatchObject([{ kind: 'loss', used: today.staked - today.won }])
      expect(-today.net).toBeLessThanOrEqual(value)
      if (refused) expect(-today.net + game.minBet).toBeGreaterThan(value)
    }
    expect(refused).toMatchObject({ error: 'limit_reached', data: { kind: 'loss', period: 'day' } })
  })

  it('of deposits may be any amount, right after registration (R40)', async () => {
    client = (await newPlayer(server)).client
    const limit = (value: unknown) =>
      client.call(rgSetLimit, { kind: 'deposit', period: 'day', value: value as number })
    for (const none of [0, -1, 12.5, '12345']) expect((await limit(none)).result).toBe(false)
    expect((await limit(12_345)).data).toMatchObject({ applies: 'now' })
    expect(await payIn(12_346)).toMatchObject({ code: 451, error: 'limit_reached' })
    expect((await payIn(12_345)).result).toBe(true)
    expect((await payIn(1_000)).error).toBe('limit_reached')
  })

  it('of deposits applies to twenty parallel ones (A20, R40)', async () => {
    await client.call(rgSetLimit, { kind: 'deposit', period: 'day', value: DEPOSIT + 25_000 })
    const replies = await Promise.all(Array.from({ length: 20 }, () => payIn(10_000)))
    expect(replies.filter((reply) => reply.result)).toHaveLength(2)
    expect(replies.find((reply) => !reply.result)).toMatchObject({
      code: 451,
      error: 'limit_reached',
      data: { kind: 'deposit', period: 'day' },
    })
    expect((await client.call(financeCheckBalance, {})).data).toMatchObject([{ balance: DEPOSIT + 20_000 }])
  })
})

describe('a raised limit', () => {
  it('is delayed even if deposits arrive at the same time (A20, R39)', async () => {
    const limit = (value: number) => client.call(rgSetLimit, { kind: 'deposit', period: 'day', value })
    await limit(DEPOSIT + 10_000)
    const [raised, ...paid] = await Promise.all([limit(DEPOSIT * 9), payIn(10_000), payIn(10_000)])
    expect(raised.result).toBe(true)
    expect(paid.filter((reply) => reply.result)).toHaveLength(1)
    expect(await payIn(5000)).toMatchObject({ code: 451, error: 'limit_reached' })
    const { id } = raised.data
    clock.advance(DAY_MS - 1000)
    await client.signIn(player.username, player.password)
    expect((await client.call(rgConfirmLimit, { id })).error).toBe('too_soon')
    clock.advance(1000)
    expect((await client.call(rgConfirmLimit, { id })).result).toBe(true)
    expect((await payIn(50_000)).result).toBe(true)
  })
})

describe('a reality check', () => {
  // R44 says 409. The protocol uses 451 for all refusals of compliance, including `reality_check`, so that a
  // client can tell a refusal that protects the player from a conflict that it may retry.
  it('blocks rounds until it is acknowledged; history and withdrawals stay open (R44)', async () => {
    await client.call(rgRealityCheck, { minutes: 15 })
    const key = randomId()
    for (let minute = 0; minute < 10; minute += 5) {
      expect((await play()).result).toBe(true)
      clock.advance(5 * MINUTE_MS)
    }
    const last = await play(key)
    clock.advance(5 * MINUTE_MS)
    expect(await play()).toMatchObject({ code: 451, error: 'reality_check' })
    const { realityCheck } = (await client.call(rgLimits, {})).data
    expect(realityCheck).toMatchObject({ due: true, staked: game.minBet * 3 })
    // The last round is still returned under its key, and is in the history.
    expect((await play(key)).data).toEqual(last.data)
    expect((await client.call(casinoRound, { roundID: last.data.roundID })).result).toBe(true)
    expect((await client.call(casinoRounds, {})).pagination?.total).toBe(3)
    expect((await payIn(5000)).result).toBe(true)
    const other = server.client()
    await other.signIn(player.username, player.password)
    expect((await other.call(userLogout, {})).result).toBe(true)
    expect(await play()).toMatchObject({ error: 'reality_check' })
    await client.call(rgAcknowledge, {})
    expect((await play()).result).toBe(true)
  })

  it('accepts only listed intervals', async () => {
    const reply = await client.call(rgRealityCheck, { minutes: 7 })
    expect(reply).toMatchObject({ code: 422, data: [{ field: 'minutes', error: 'reality_minutes' }] })
  })
})

describe('closing the account', () => {
  it('stops play at once and waits for the balance to be withdrawn; final without any (R65)', async () => {
    expect((await client.call(accountClose, {})).data).toEqual({
      state: 'closing',
      balance: DEPOSIT,
      openRounds: 0,
    })
    expect(await play()).toMatchObject({ code: 451, error: 'account_closed' })
    expect((await payIn(5000)).error).toBe('account_closed')
    expect((await client.call(accountSessions, {})).result).toBe(true)
    const poor = (await newPlayer(server)).client
    expect((await poor.call(accountClose, {})).data).toEqual({ state: 'closed', balance: 0, openRounds: 0 })
    expect(await poor.call(accountSessions, {})).toMatchObject({ error: 'session_expired' })
  })

  it('returns later deposits, and waits until earlier parked ones are returned (R65)', async () => {
    const { cashier, compliance } = server.context
    const open = async (one: TestClient) => {
      const reply = await one.call(prepayProcessTransaction, { methodID: CARD, amount: 25_000 })
      return { id: reply.data.transactionID, ref: reply.data.redirectUrl?.split(/[/?]/).at(-2) ?? '' }
    }
    const pay = async (ref: string, how: 'approve' | 'lie') => {
      await cashier.sandbox.act(ref, how)
      await cashier.sandbox.deliver()
    }
    const parkedIds = async () => (await cashier.parkedDeposits()).payments.map(({ id }) => id)
    const sendBack = async (paymentId: string) => {
      expect(await parkedIds()).toContain(paymentId)
      await cashier.refuseDeposit({ paymentId, staff: 'ayse', note: 'account closed' })
      await cashier.work()
      expect(await parkedIds()).not.toContain(paymentId)
    }
    // A deposit that was only started does not keep the account open.
    const poor = (await newPlayer(server)).client
    const late = await open(poor)
    expect((await poor.call(accountClose, {})).data).toEqual({ state: 'closed', balance: 0, openRounds: 0 })
    await pay(late.ref, 'approve')
    expect(await parkedIds()).toContain(late.id)
    await cashier.work()
    expect(await parkedIds()).not.toContain(late.id)
    // A deposit with a wrong amount belongs to the player until it is returned.
    const other = (await newPlayer(server)).client
    const parked = await open(other)
    await pay(parked.ref, 'lie')
    const closing = { state: 'closing', balance: 25_000, openRounds: 0 }
    expect((await other.call(accountClose, {})).data).toEqual(closing)
    await compliance.work()
    expect((await other.call(accountSessions, {})).result).toBe(true)
    await sendBack(parked.id)
    await compliance.work()
    expect(await other.call(accountSessions, {})).toMatchObject({ error: 'session_expired' })
  })

  it('waits for the stakes of open bets, and a rollback reopens the account (R65)', async () => {
    const { compliance, wagering } = server.context
    const stake = kurus(25_000)
    const { client: bettor } = await newPlayer(server, 25_000)
    const { uid: playerId } = (await bettor.call(userGetUserProfile, {})).data
    const betId = randomUUID()
    const game = { product: 'sports', item: 'match:1', game: 'match', house: 'house:sandbox' } as const
    const inputHash = '0'.repeat(64)
    const bet = { ...game, id: betId, playerId, epoch: null, key: 'coupon:1', inputHash, stake }
    expect(await wagering.open(bet)).toMatchObject({ ok: true })
    expect((await bettor.call(accountClose, {})).data).toEqual({
      state: 'closing',
      balance: 0,
      openRounds: 1,
    })
    await wagering.settle({ betId, playerId, key: 'lost', win: kurus(0) })
    await compliance.work()
    expect(await bettor.call(accountSessions, {})).toMatchObject({ error: 'session_expired' })
    const back = { betId, playerId, settlementKey: 'lost', key: 'back' }
    expect(await wagering.rollback(back)).toMatchObject({ ok: true })
    await compliance.work()
    const { rows } = await server.context.database.pool.query(
      "select kind from compliance.event where player_id = $1 and kind like 'account%' order by id",
      [playerId],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['account_closing', 'account_closed', 'account_reopened'])
    await wagering.settle({ betId, playerId, key: 'won', win: kurus(90_000) })
    expect((await server.context.wallet.balance(playerId)).cash).toBe(90_000n)
  })

  it('needs a fresh password proof', async () => {
    clock.advance(11 * MINUTE_MS)
    expect(await client.call(accountClose, {})).toMatchObject({ code: 401, error: 'step_up_required' })
    expect((await play()).result).toBe(true)
  })
})
