import {
  accountClose,
  bonusCancel,
  bonusClaim,
  bonusList,
  bonusMine,
  bonusRequest,
  bonusRequests,
  casinoGamesList,
  casinoPlay,
  casinoRounds,
  cmsGetInformation,
  cmsGetPromotions,
  financeCancelTransfer,
  financeCheckBalance,
  financeListTransactions,
  financeSaveBankAccount,
  financeSaveBankTransfer,
  prepayProcessTransaction,
  rgLimits,
  rgSelfExclude,
  rgSetLimit,
  rgTimeOut,
  userGetUserProfile,
  userRegister,
  userRegisterConfirm,
} from '@poyraz/contract'
import { uuidv7 } from '@poyraz/kernel'
import { newcomer } from '@poyraz/testkit'
import {
  newPlayer,
  SANDBOX_METHOD,
  startTestServer,
  type TestClient,
  type TestServer,
} from '@poyraz/testkit/server'
import { formatMoney, formatPercent } from '@poyraz/text'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

/** The withdrawal method with instant bank payouts. */
const FAST_OUT = 113

let server: TestServer
let gameID: number

beforeAll(async () => {
  server = await startTestServer()
  const games = await server.client().call(casinoGamesList, {})
  gameID = games.data[0]?.gameID ?? 0
})
afterAll(() => server.close())
// The ledger must balance after every test.
afterEach(() => expectBalancedBooks())

async function expectBalancedBooks(): Promise<void> {
  expect(await server.context.ledger.audit()).toEqual([])
}

/** Confirms a new address by the link in its mail. */
async function confirm(email: string, client = server.client()): Promise<void> {
  const inbox = await server.context.engagement.inbox()
  const mail = inbox.find(({ to, body }) => to === email && body.includes('register-account-confirm'))
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  expect((await client.call(userRegisterConfirm, { token })).result).toBe(true)
}

async function confirmed(): Promise<TestClient> {
  const { client, email } = await newPlayer(server)
  await confirm(email, client)
  return client
}

const pay = (client: TestClient, amount: number, more: object = {}) =>
  client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount, ...more })
const play = (client: TestClient, stake: number) => client.call(casinoPlay, { gameID, stake })

async function money(client: TestClient) {
  const [item] = (await client.call(financeCheckBalance, {})).data
  if (!item) throw new Error('no balance')
  return item
}

/** Plays until the bonus has ended; returns the number of rounds. */
async function playOut(client: TestClient, stake: number): Promise<number> {
  for (let round = 1; round <= 400; round++) {
    const { cash, bonus } = await money(client)
    // Adds cash, so that the test does not depend on luck.
    if (cash + bonus < 2 * stake) await pay(client, 100_000)
    const before = await money(client)
    const reply = await play(client, stake)
    expect(reply.result, reply.message).toBe(true)
    const [bonusNow] = (await client.call(bonusMine, {})).data
    // If the bonus balance exceeds the maximum cash-out, the last round forfeits the rest.
    const { removed } = bonusNow ?? { removed: 0 }
    expect(reply.data.balance).toBe(before.balance - stake + reply.data.win - removed)
    const after = await money(client)
    expect(after.balance).toBe(reply.data.balance)
    if (bonusNow?.state !== 'active') return round
  }
  throw new Error('the bonus goes on for ever')
}

function applicant() {
  const person = newcomer()
  const form = { ...person, country: 'TR', passwordConfirm: person.password, acceptRules: true }
  return { client: server.client(), person, form }
}

describe('a promo code', () => {
  it('of a registration is validated at its field, stored, and granted with the first deposit', async () => {
    const { client, person, form } = applicant()
    const refused = await client.call(userRegister, { ...form, promoCode: 'YOKBÖYLE' })
    expect(refused).toMatchObject({
      error: 'invalid_input',
      data: [{ field: 'promoCode', error: 'promo_unknown', message: 'Böyle bir promosyon kodu yok' }],
    })
    const registered = await client.call(userRegister, {
      ...form,
      promoCode: 'hosgeldin',
      referenceNumber: 'kampanya-7',
    })
    expect(registered.result, registered.message).toBe(true)
    await confirm(person.email)
    await client.signIn(person.username, person.password)
    const offers = (await client.call(bonusList, {})).data
    expect(offers.find(({ bonusID }) => bonusID === 1)).toMatchObject({ attached: 1 })
    await pay(client, 100_000)
    expect(await money(client)).toMatchObject({ cash: 100_000, bonus: 50_000 })
  })

  it('of a deposit is validated at its field before payment; a repeat gets the same reply', async () => {
    const client = await confirmed()
    expect(await pay(client, 100_000, { promoCode: 'LALE' })).toMatchObject({
      error: 'invalid_input',
      data: [{ field: 'promoCode', error: 'promo_unknown' }],
    })
    expect(await money(client)).toMatchObject({ balance: 0 })
    const same = { promoCode: 'HOSGELDIN', key: 'deposit-with-code-1' }
    const first = await pay(client, 100_000, same)
    expect(first.result).toBe(true)
    const again = await pay(client, 100_000, same)
    expect(again.data).toEqual(first.data)
    expect(await money(client)).toMatchObject({ cash: 100_000, bonus: 50_000 })
    expect(await pay(client, 100_000, { promoCode: 'HOSGELDIN' })).toMatchObject({
      data: [{ field: 'promoCode', error: 'promo_used' }],
    })
  })
})

describe('a promo code of a deposit', () => {
  const CARD = 51
  const card = async (client: TestClient, promoCode: string, amount = 100_000) => {
    const reply = await client.call(prepayProcessTransaction, { methodID: CARD, amount, promoCode })
    return { ...reply, ref: reply.data?.redirectUrl?.split(/[/?]/).at(-2) ?? '' }
  }
  const attached = async (client: TestClient) =>
    (await client.call(bonusList, {})).data.filter((one) => one.attached === 1).map((one) => one.bonusID)
  const atProvider = async (ref: string, action: 'approve' | 'refuse') => {
    const { sandbox } = server.context.cashier
    await sandbox.act(ref, action)
    await sandbox.deliver()
  }

  it('ends with a cancelled, declined or refused deposit; the next one has none', async () => {
    const client = await confirmed()
    const { transactionID } = (await card(client, 'HOSGELDIN')).data
    expect(await attached(client)).toEqual([1])
    await client.call(financeCancelTransfer, { transactionID })
    expect(await attached(client)).toEqual([])
    await atProvider((await card(client, 'HOSGELDIN')).ref, 'refuse')
    expect(await attached(client)).toEqual([])
    await client.call(rgSetLimit, { kind: 'deposit', period: 'day', value: 150_000 })
    expect(await card(client, 'HOSGELDIN', 200_000)).toMatchObject({ error: 'limit_reached' })
    expect(await attached(client)).toEqual([])
    await pay(client, 100_000)
    expect(await money(client)).toMatchObject({ cash: 100_000, bonus: 0 })
  })

  it('belongs to its deposit although another one is paid first', async () => {
    const client = await confirmed()
    const { ref } = await card(client, 'YATIRIM20')
    await pay(client, 50_000)
    expect(await money(client)).toMatchObject({ cash: 50_000, bonus: 0 })
    await atProvider(ref, 'approve')
    await expect.poll(() => money(client)).toMatchObject({ cash: 150_000, bonus: 20_000 })
  })
})

describe('the life of a bonus', () => {
  it('leads from a deposit through slot rounds to cash', async () => {
    const client = await confirmed()
    expect(await client.call(bonusClaim, { bonusID: 1 })).toMatchObject({
      error: 'bonus_not_due',
      data: { reason: 'no_deposit', message: 'Bu bonus için önce para yatırman gerekir.' },
    })
    await pay(client, 150_000)
    const claimed = await client.call(bonusClaim, { bonusID: 1 })
    expect(claimed.data).toMatchObject({ amount: 75_000, wagering: 750_000, maxStake: 5_000 })
    expect(await money(client)).toMatchObject({ balance: 225_000, cash: 150_000, bonus: 75_000 })
    expect(await play(client, 10_000)).toMatchObject({ error: 'bonus_stake_limit', code: 409 })
    const rounds = await playOut(client, 5_000)
    const [done] = (await client.call(bonusMine, {})).data
    expect(['released', 'spent']).toContain(done?.state)
    if (done?.state === 'released') expect(rounds).toBe(150)
    expect(await money(client)).toMatchObject({ bonus: 0 })
    const lines = await client.call(financeListTransactions, {
      searchCategory: 5,
      OrderDir: 'asc',
      limit: 50,
    })
    expect(lines.data[0]).toMatchObject({ amount: 75_000, description: 'Bonus', transaction_category_id: 5 })
    const sum = lines.data.reduce((total, line) => total + line.amount, 0)
    expect(lines.data.every(({ id }, index, all) => all.findIndex((one) => one.id === id) === index)).toBe(
      true,
    )
    expect(sum).toBeTypeOf('number')
    expect((await play(client, 10_000)).error).not.toBe('bonus_stake_limit')
  })

  it('ends when the player cancels it, as the preview said', async () => {
    const client = await confirmed()
    await pay(client, 10_000)
    const { id } = (await client.call(bonusClaim, { code: 'hoşgeldin' })).data
    for (let round = 0; round < 3; round++) await play(client, 5_000)
    const [bonus] = (await client.call(bonusMine, {})).data
    if (bonus?.state !== 'active') return
    const preview = await client.call(bonusCancel, { id, preview: true })
    const done = await client.call(bonusCancel, { id })
    expect(done.data).toEqual({ ...preview.data, preview: 0 })
    expect(await money(client)).toMatchObject({ cash: preview.data.kept, bonus: 0 })
  })
})

describe("another player's bonus (A22)", () => {
  it('gets the same reply as an unknown one, for preview and cancellation', async () => {
    const [owner, stranger] = [await confirmed(), await confirmed()]
    await pay(owner, 100_000)
    const { id } = (await owner.call(bonusClaim, { bonusID: 1 })).data
    const ask = async (wanted: string, preview: boolean) => {
      const reply = await stranger.call(bonusCancel, { id: wanted, preview })
      return { ...reply, headers: null }
    }
    for (const preview of [true, false]) {
      const theirs = await ask(id, preview)
      expect(theirs).toEqual(await ask(uuidv7(1), preview))
      expect(theirs).toMatchObject({ error: 'not_found', code: 404 })
    }
    expect((await owner.call(bonusMine, {})).data).toMatchObject([{ id, state: 'active', balance: 50_000 }])
    expect((await stranger.call(bonusMine, {})).data).toEqual([])
  })
})

describe('a deposit that is withdrawn or reversed (A16, A18)', () => {
  const CARD = 51
  const asking = async (client: TestClient, amount: number, iban: string) => {
    const { firstname, lastname } = (await client.call(userGetUserProfile, {})).data
    const owner = `${firstname} ${lastname}`
    const mine = { bankID: 1, owner, branchCode: '1', accountNumber: '1', iban }
    const { bankAccountID } = (await client.call(financeSaveBankAccount, mine)).data
    const form = { methodID: FAST_OUT, amount, bankAccountID, identityValidityDate: '2090-01-01' }
    return client.call(financeSaveBankTransfer, form)
  }

  it('by withdrawal earns no bonus any more', async () => {
    const client = await confirmed()
    await pay(client, 100_000)
    expect((await asking(client, 100_000, 'TR600006201234567890123456')).result).toBe(true)
    expect(await client.call(bonusClaim, { bonusID: 1 })).toMatchObject({
      error: 'bonus_not_due',
      data: { reason: 'withdrawal_open' },
    })
    expect(await money(client)).toMatchObject({ cash: 0, bonus: 0, held: 100_000 })
  })

  it('by chargeback ends its bonus, and the debt blocks withdrawals', async () => {
    const client = await confirmed()
    const { sandbox } = server.context.cashier
    const opened = await client.call(prepayProcessTransaction, { methodID: CARD, amount: 100_000 })
    const ref = opened.data.redirectUrl?.split(/[/?]/).at(-2) ?? ''
    await sandbox.act(ref, 'approve')
    await sandbox.deliver()
    const { id } = (await client.call(bonusClaim, { bonusID: 1 })).data
    await client.call(casinoPlay, { gameID, stake: 5_000 })
    const before = await money(client)
    await sandbox.chargeBack(ref)
    await sandbox.deliver()
    const after = await money(client)
    expect(after).toMatchObject({ cash: Math.max(0, before.cash - 100_000), bonus: 0 })
    expect((await client.call(bonusMine, {})).data).toMatchObject([{ id, state: 'cancelled' }])
    expect((await client.call(bonusClaim, { bonusID: 3 })).error).toBe('bonus_not_due')
    // A large win in the first round leaves no debt.
    if (before.cash >= 100_000) return
    const asked = await asking(client, 10_000, 'TR330006100519786457841326')
    expect(asked).toMatchObject({ error: 'debt_open', code: 423 })
  })
})

describe('free spins', () => {
  it('are free rounds of a slot, whose wins are bonus money', async () => {
    const client = await confirmed()
    await pay(client, 20_000)
    const { spins, id } = (await client.call(bonusClaim, { code: 'LALE20' })).data
    expect(spins).toMatchObject({ gameID, rounds: 20, left: 20, stake: 100 })
    const stake = spins?.stake ?? 0
    expect(await client.call(casinoPlay, { gameID, stake: 200, free: true })).toMatchObject({
      error: 'free_spins_over',
      message: 'Bu oyunda, bu bahisle bedava dönüşün kalmadı.',
    })
    let won = 0
    for (let round = 1; round <= 20; round++) {
      const key = `free-${id}-${round}`
      const reply = await client.call(casinoPlay, { gameID, stake, free: true }, { key })
      expect(reply.result, reply.message).toBe(true)
      won += reply.data.win
      expect(reply.data.balance).toBe(20_000 + won)
      // A repeated key returns the same round, and conflicts with a paid round.
      expect((await client.call(casinoPlay, { gameID, stake, free: true }, { key })).data).toEqual(reply.data)
      const paid = await client.call(casinoPlay, { gameID, stake }, { key })
      expect(paid.error).toBe('idempotency_conflict')
    }
    expect(await money(client)).toMatchObject({ cash: 20_000, bonus: won })
    const [bonus] = (await client.call(bonusMine, {})).data
    expect(bonus).toMatchObject({ amount: won, wagering: won * 10, state: won > 0 ? 'active' : 'spent' })
    expect((await client.call(casinoPlay, { gameID, stake, free: true })).error).toBe('free_spins_over')
    const [last] = (await client.call(casinoRounds, { limit: 1 })).data
    expect(last).toMatchObject({ free: 1, stake })
    // Free spins do not count as stakes or wins of cash.
    const { today } = (await client.call(rgLimits, {})).data
    expect(today).toMatchObject({ staked: 0, won: 0 })
  })

  it('are offered in an existing game with a valid stake', async () => {
    const client = await confirmed()
    const offers = (await client.call(bonusList, {})).data
    const games = (await client.call(casinoGamesList, {})).data
    const { spins } = offers.find(({ kind }) => kind === 'spins') ?? {}
    const game = games.find((one) => one.gameID === spins?.gameID)
    expect(spins?.gameName).toBe(game?.name)
    expect(spins?.stake).toBeGreaterThanOrEqual(game?.minBet ?? Number.POSITIVE_INFINITY)
  })

  it.each([{ free: 1 }, { free: 'true' }, { free: [] }])('are refused with %j', async (bad) => {
    const client = server.client()
    const reply = await client.send(client.bodyOf('casino', 'play', { gameID, stake: 100, ...bad }))
    expect(reply).toMatchObject({ result: false, error: 'bad_request' })
  })
})

describe('a withdrawal', () => {
  it('ends a running bonus after confirmation, and pays the full cash', async () => {
    const client = await confirmed()
    const profile = (await client.call(userGetUserProfile, {})).data
    const account = await client.call(financeSaveBankAccount, {
      bankID: 1,
      owner: `${profile.firstname} ${profile.lastname}`,
      branchCode: '1',
      accountNumber: '1',
      iban: 'TR330006100519786457841326',
    })
    await pay(client, 100_000)
    const { id } = (await client.call(bonusClaim, { bonusID: 1 })).data
    const form = {
      methodID: FAST_OUT,
      amount: 100_000,
      bankAccountID: account.data.bankAccountID,
      identityValidityDate: '2090-01-01',
    }
    expect(await client.call(financeSaveBankTransfer, form)).toMatchObject({
      error: 'bonus_running',
      data: { id },
    })
    // A withdrawal refused for another reason does not end the bonus.
    const tooMuch = { ...form, amount: 100_001, endBonus: true }
    expect((await client.call(financeSaveBankTransfer, tooMuch)).error).toBe('insufficient_funds')
    expect(await money(client)).toMatchObject({ cash: 100_000, bonus: 50_000, held: 0 })
    const preview = (await client.call(bonusCancel, { id, preview: true })).data
    expect(preview).toMatchObject({ kept: 100_000, removed: 50_000 })
    expect((await client.call(financeSaveBankTransfer, { ...form, endBonus: true })).result).toBe(true)
    expect(await money(client)).toMatchObject({ cash: 0, bonus: 0, held: 100_000 })
    const [bonus] = (await client.call(bonusMine, {})).data
    expect(bonus).toMatchObject({ state: 'cancelled', removed: preview.removed })
  })
})

describe('a blocked player', () => {
  it('loses the bonus, and gets none by claim, code or request', async () => {
    const { client, email, username, password } = await newPlayer(server)
    await confirm(email, client)
    await pay(client, 100_000)
    await client.call(bonusClaim, { bonusID: 1 })
    await client.call(bonusRequest, { bonusID: 101 })
    expect((await client.call(rgSelfExclude, { months: 6 })).result).toBe(true)
    await client.signIn(username, password)
    expect(await money(client)).toMatchObject({ cash: 100_000, bonus: 0 })
    expect((await client.call(bonusMine, {})).data).toMatchObject([{ state: 'cancelled', removed: 50_000 }])
    expect((await client.call(bonusRequests, {})).data).toMatchObject([{ status: 'cancelled' }])
    const refused = { result: false, error: 'excluded', code: 451 }
    expect(await client.call(bonusClaim, { bonusID: 3 })).toMatchObject(refused)
    expect(await client.call(bonusClaim, { code: 'YATIRIM20' })).toMatchObject(refused)
    expect(await client.call(bonusRequest, { bonusID: 101 })).toMatchObject(refused)
    expect(await pay(client, 10_000, { promoCode: 'YATIRIM20' })).toMatchObject(refused)
  })

  it('loses the bonus by closing the account', async () => {
    const client = await confirmed()
    await pay(client, 100_000)
    await client.call(bonusClaim, { bonusID: 1 })
    expect((await client.call(accountClose, {})).data).toMatchObject({ state: 'closing', balance: 100_000 })
    expect(await money(client)).toMatchObject({ cash: 100_000, bonus: 0 })
    expect((await client.call(bonusClaim, { bonusID: 3 })).error).toBe('account_closed')
  })

  it('keeps the bonus during a time-out, and gets no other meanwhile', async () => {
    const client = await confirmed()
    await pay(client, 100_000)
    await client.call(bonusClaim, { bonusID: 1 })
    await client.call(rgTimeOut, { hours: 24 })
    expect(await money(client)).toMatchObject({ bonus: 50_000 })
    expect((await client.call(bonusClaim, { bonusID: 3 })).error).toBe('excluded')
  })
})

it.each(['tr', 'en'] as const)('the bonus rules contain the figures of the offers (%s)', async (Lang) => {
  const client = await confirmed()
  const [page] = (await client.call(cmsGetInformation, { InfType: 'PromoSart' }, { Lang })).data
  const offers = (await client.call(bonusList, {}, { Lang })).data
  for (const offer of offers.filter(({ bonusID }) => bonusID <= 3)) {
    const money = (amount: number) => formatMoney(amount, Lang, { fraction: 'auto' })
    const figures = [offer.amountMax, offer.least, offer.maxStake].map(money)
    const words =
      Lang === 'tr'
        ? [`bonusun ${offer.wagering} katı`, `bonusun ${offer.cashOut} katı`, `${offer.days} gün`]
        : [`${offer.wagering} × bonus`, `${offer.cashOut} × bonus`, `${offer.days} days`]
    for (const figure of [...figures, ...words, formatPercent(offer.rateBp, Lang)]) {
      expect(page?.Text, offer.title).toContain(figure)
    }
  }
})

it('promotions show the terms of their bonuses', async () => {
  const client = await confirmed()
  const promotions = (await client.call(cmsGetPromotions, {})).data
  const offers = (await client.call(bonusList, {})).data
  for (const bonusID of [1, 2, 3, 102, 103]) {
    const offer = offers.find((one) => one.bonusID === bonusID)
    const promotion = promotions.find(({ id }) => id === bonusID)
    expect(promotion).toMatchObject({
      summary: offer?.summary,
      html: offer?.terms,
      Start_date: offer?.Start_date,
      End_date: offer?.End_date,
    })
  }
})

it('offers and promotions have the free bet of the sportsbook while it is open', async () => {
  const client = await confirmed()
  await pay(client, 100_000)
  const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)
  expect(ids((await client.call(cmsGetPromotions, {})).data)).toContain(104)
  expect((await client.call(bonusList, {})).data.map(({ bonusID }) => bonusID)).toContain(104)
})
