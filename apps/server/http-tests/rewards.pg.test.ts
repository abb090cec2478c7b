import {
  bonusClaim,
  bonusMine,
  bonusRequests,
  casinoGamesList,
  casinoPlay,
  financeCancelTransfer,
  financeCheckBalance,
  financeSaveBankAccount,
  financeSaveBankTransfer,
  prepayProcessTransaction,
  ticketsList,
  userGetUserProfile,
  userRegister,
  userRegisterConfirm,
} from '@poyraz/contract'
import { kurus, randomId } from '@poyraz/kernel'
import { fakeClock, newcomer } from '@poyraz/testkit'
import { SANDBOX_METHOD, startTestServer, type TestClient, type TestServer } from '@poyraz/testkit/server'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { stakeOnce } from './fixtures/stake-once.ts'

/** A time at which deposits earn tickets of a draw. */
const NOON_MS = Date.parse('2026-12-10T09:00:00Z')
const CARD = 51
/** The withdrawal method with instant bank payouts. */
const FAST_OUT = 113
const DEPOSIT = 200_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: fakeClock(NOON_MS) })
})
afterAll(() => server.close())
afterEach(() => expectBalancedBooks())

async function expectBalancedBooks(): Promise<void> {
  expect(await server.context.ledger.audit()).toEqual([])
}

async function registered(promoCode?: string) {
  const person = newcomer()
  const client = server.client()
  const form = { ...person, country: 'TR', passwordConfirm: person.password, acceptRules: true }
  const reply = await client.call(userRegister, { ...form, ...(promoCode ? { promoCode } : {}) })
  expect(reply.result, reply.message).toBe(true)
  await client.signIn(person.username, person.password)
  return { client, email: person.email }
}

/** Confirms in the player's own browser: on another device the first proof would end the session. */
async function confirm(client: TestClient, email: string): Promise<void> {
  const inbox = await server.context.engagement.inbox()
  const mail = inbox.find(({ to, body }) => to === email && body.includes('register-account-confirm'))
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  expect((await client.call(userRegisterConfirm, { token })).result).toBe(true)
}

async function money(client: TestClient) {
  const [item] = (await client.call(financeCheckBalance, {})).data
  if (!item) throw new Error('no balance')
  const { cash, bonus, held } = item
  return { cash, bonus, held }
}

const pay = (client: TestClient, amount: number) =>
  client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount })
const tickets = async (client: TestClient) => (await client.call(ticketsList, {})).data.length

async function withdraw(client: TestClient, amount: number, iban: string) {
  const { firstname, lastname } = (await client.call(userGetUserProfile, {})).data
  const owner = `${firstname} ${lastname}`
  const account = { bankID: 1, owner, branchCode: '1', accountNumber: '1', iban }
  const { bankAccountID } = (await client.call(financeSaveBankAccount, account)).data
  const form = { methodID: FAST_OUT, amount, bankAccountID, identityValidityDate: '2090-01-01' }
  return client.call(financeSaveBankTransfer, form)
}

it('C03: a registration code ends with the first stake; confirming the address grants nothing', async () => {
  const { client, email } = await registered('HOSGELDIN')
  await pay(client, DEPOSIT)
  const games = await client.call(casinoGamesList, {})
  await client.call(casinoPlay, { gameID: games.data[0]?.gameID ?? 0, stake: 10_000 })
  await confirm(client, email)
  await server.context.promotions.work()
  expect(await money(client)).toMatchObject({ bonus: 0 })
  expect((await client.call(bonusMine, {})).data).toEqual([])
  const [told] = (await client.call(bonusRequests, {})).data
  expect(told).toMatchObject({ bonusID: 1, status: 'cancelled' })
  expect(told?.reason).toContain('bahis oynadığın için')
})

it('C03: refuses a bonus claim during a pending withdrawal, accepts it after the cancellation', async () => {
  const { client, email } = await registered()
  await confirm(client, email)
  await pay(client, DEPOSIT)
  const { transactionID } = (await withdraw(client, 150_000, 'TR600006201234567890123456')).data
  await pay(client, 20_000)
  for (const bonusID of [1, 3, 103]) {
    expect(await client.call(bonusClaim, { bonusID })).toMatchObject({
      error: 'bonus_not_due',
      data: { reason: 'withdrawal_open' },
    })
  }
  expect((await client.call(financeCancelTransfer, { transactionID })).result).toBe(true)
  expect((await client.call(bonusClaim, { bonusID: 3 })).result).toBe(true)
  expect(await money(client)).toEqual({ cash: 220_000, bonus: 4_000, held: 0 })
})

/** Releases the player's loss bonus, as the round does that completes its wagering. */
async function release(client: TestClient): Promise<void> {
  const [bonus] = (await client.call(bonusMine, {})).data
  const { pool } = server.context.database
  const { rows } = await pool.query('select player_id from promotions.bonus where id = $1', [bonus?.id])
  const amount = kurus(bonus?.amount ?? 0)
  await server.context.ledger.post({
    owner: rows[0]?.player_id,
    key: `play:${randomId()}`,
    inputHash: '0'.repeat(64),
    legs: [
      { reason: 'bonus_end', debit: 'bonus', credit: 'house:bonus', amount },
      { reason: 'bonus_release', debit: 'house:bonus', credit: 'cash', amount },
    ],
  })
  const split = `row(1, $1, 'fit', 0, 1, 'released', $2, 0, 0, null, null, 0)::promotions.split`
  await pool.query(`select promotions.book_splits(array[${split}], now())`, [bonus?.id, amount])
}

it('C03: claws back a released bonus of a disputed deposit from a cancelled withdrawal', async () => {
  const { client, email } = await registered()
  await confirm(client, email)
  const opened = await client.call(prepayProcessTransaction, { methodID: CARD, amount: DEPOSIT })
  const ref = opened.data.redirectUrl?.split(/[/?]/).at(-2) ?? ''
  const { cashier } = server.context
  await cashier.sandbox.act(ref, 'approve')
  await cashier.sandbox.deliver()
  await stakeOnce(server, client, DEPOSIT, 0)
  expect((await client.call(bonusClaim, { bonusID: 2 })).result).toBe(true)
  await release(client)
  expect(await money(client)).toEqual({ cash: 60_000, bonus: 0, held: 0 })
  await pay(client, DEPOSIT)
  const { transactionID } = (await withdraw(client, DEPOSIT + 60_000, 'TR600006201234567890123456')).data
  await cashier.sandbox.chargeBack(ref)
  await cashier.sandbox.deliver()
  // A background job may deliver the webhook first.
  await expect.poll(async () => (await cashier.debts()).total).toBe(1)
  expect((await client.call(financeCancelTransfer, { transactionID })).result).toBe(true)
  expect(await money(client)).toEqual({ cash: 0, bonus: 0, held: 0 })
})

it('C03: a dispute takes back a loss bonus and tickets, and a won dispute restores them', async () => {
  const { client, email } = await registered()
  await confirm(client, email)
  const opened = await client.call(prepayProcessTransaction, { methodID: CARD, amount: DEPOSIT })
  const { transactionID: subject, redirectUrl } = opened.data
  const ref = redirectUrl?.split(/[/?]/).at(-2) ?? ''
  const { cashier } = server.context
  await cashier.sandbox.act(ref, 'approve')
  await cashier.sandbox.deliver()
  expect(await tickets(client)).toBe(0)
  await stakeOnce(server, client, DEPOSIT, 0)
  expect(await tickets(client)).toBe(4)
  expect((await client.call(bonusClaim, { bonusID: 2 })).result).toBe(true)
  expect(await money(client)).toMatchObject({ cash: 0, bonus: 60_000 })
  await cashier.sandbox.chargeBack(ref)
  await cashier.sandbox.deliver()
  await expect.poll(() => money(client)).toMatchObject({ cash: 0, bonus: 0 })
  expect(await tickets(client)).toBe(0)
  await cashier.sandbox.winDispute(ref)
  await cashier.sandbox.deliver()
  const settled = await cashier.settleDifference({ subject, staff: 'ayse', note: 'the bank wrote' })
  expect(settled).toMatchObject({ value: 'approved' })
  expect(await tickets(client)).toBe(4)
  expect((await client.call(bonusClaim, { bonusID: 2 })).result).toBe(true)
  expect(await money(client)).toMatchObject({ cash: 0, bonus: 60_000 })
})
