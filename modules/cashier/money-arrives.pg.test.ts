import { financeCancelTransfer } from '@poyraz/contract'
import { kurus, randomId } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'
import { CARD, eventOf, PREPAID, paidDeposit, refOf, signed, transfer } from './fixtures/payments.ts'
import { AMOUNT, payoutsOf } from './fixtures/withdrawals.ts'

let harness: Harness
let playerId: string

beforeAll(async () => {
  harness = await openHarness()
  await harness.ledger.openHouse('house:game:test')
})
afterAll(() => harness.close())
beforeEach(() => {
  playerId = harness.player()
})
afterEach(() => expectBalancedBooks())

const { requested, approve, expectBalancedBooks } = payoutsOf(() => harness)

async function lose(amount: number): Promise<void> {
  const legs = [{ reason: 'bet', debit: 'cash', credit: 'house:game:test', amount: kurus(amount) }]
  await harness.ledger.post({
    owner: playerId,
    key: `play:${randomId()}`,
    inputHash: '0'.repeat(64),
    legs,
  })
}

const deliver = () => harness.cashier.sandbox.deliver()
const refAt = async (id: string) => (await harness.cashier.sandbox.find(id))?.ref ?? ''
const settle = (subject: string, staff = 'ayse') =>
  harness.cashier.settleDifference({ subject, staff, note: 'the bank wrote' })

/** Makes the player owe this amount for a charged-back deposit. */
async function owe(amount: number): Promise<string> {
  const id = await paidDeposit(harness, playerId, amount)
  await lose(amount)
  await takeBack(id)
  return id
}

async function takeBack(id: string): Promise<void> {
  await harness.cashier.sandbox.chargeBack(await refAt(id))
  await deliver()
}

async function accountOf(paymentId: string): Promise<string> {
  const found = await harness.cashier.openPayment({ paymentId, staff: 'ayse' })
  return found.ok ? found.value.account : ''
}

const tell = async (id: string, amount: number, type: string) =>
  harness.cashier.receiveWebhook(
    'sandbox',
    signed(harness, eventOf(id, amount, { type, account: await accountOf(id) })),
  )

async function paidOut(amount: number): Promise<string> {
  const id = await requested(playerId, amount)
  for (const staff of ['ayse', 'mert']) await approve(id, staff)
  await harness.cashier.work()
  expect(await harness.stateOf(id)).toBe('paid')
  return id
}

const owed = async () =>
  (await harness.cashier.debts()).debts
    .filter((debt) => debt.playerId === playerId)
    .reduce((sum, debt) => sum + Number(debt.owed), 0)

/**
 * Every path on which money arrives. Each is prepared before the debt and returns the action that brings
 * AMOUNT.
 */
const WAYS: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  async 'a deposit that was opened before'() {
    const reply = await transfer(harness, playerId, { methodID: CARD, amount: AMOUNT })
    return async () => {
      await harness.cashier.sandbox.act(refOf(reply), 'approve')
      await deliver()
    }
  },
  async 'a payout that its bank sends back'() {
    await harness.give(playerId, AMOUNT)
    const id = await paidOut(AMOUNT)
    return () => tell(id, AMOUNT, 'refunded')
  },
  async 'a withdrawal that is cancelled'() {
    await harness.give(playerId, AMOUNT)
    const transactionID = await requested(playerId, AMOUNT)
    return () => harness.call(financeCancelTransfer, { transactionID }, { playerId })
  },
  async 'a withdrawal that staff refuse'() {
    await harness.give(playerId, AMOUNT)
    const paymentId = await requested(playerId, AMOUNT)
    return () => harness.cashier.refuseWithdrawal({ paymentId, staff: 'ayse', note: 'no' })
  },
  async 'a dispute that is won'() {
    const id = await paidDeposit(harness, playerId, AMOUNT)
    await takeBack(id)
    return async () => {
      await harness.cashier.sandbox.winDispute(await refAt(id))
      await deliver()
      await settle(id)
    }
  },
  async 'a difference that staff settle'() {
    const reply = await transfer(harness, playerId, { methodID: CARD, amount: AMOUNT })
    return async () => {
      await harness.cashier.sandbox.act(refOf(reply), 'approve')
      await settle(reply.value.transactionID)
    }
  },
}

describe('money that arrives', () => {
  it.each(Object.keys(WAYS))('pays an open debt first: %s', async (name) => {
    const happens = await WAYS[name]?.()
    await owe(AMOUNT + 20_000)
    await happens?.()
    expect([await harness.cash(playerId), await owed()]).toEqual([0n, 20_000])
  })

  it.each(Object.keys(WAYS).filter((name) => /payout|dispute/.test(name)))(
    'reopens a closed account so that the player can withdraw it: %s',
    async (name) => {
      const happens = await WAYS[name]?.()
      await close()
      await happens?.()
      expect([await harness.cash(playerId), await isActive()]).toEqual([BigInt(AMOUNT), true])
    },
  )

  it('leaves an account closed if a debt takes all of it', async () => {
    await harness.give(playerId, AMOUNT)
    const id = await paidOut(AMOUNT)
    await owe(AMOUNT)
    await close()
    await tell(id, AMOUNT, 'refunded')
    expect([await harness.cash(playerId), await owed(), await isActive()]).toEqual([0n, 0, false])
  })

  it('by a prepaid card is refused while a debt is open', async () => {
    await owe(AMOUNT)
    const card = await harness.card(AMOUNT)
    const redeem = { methodID: PREPAID, amount: AMOUNT, cardCode: card.code, cardPin: card.pin }
    expect((await transfer(harness, playerId, redeem)).error).toEqual({ error: 'debt_open' })
    expect(await harness.cash(playerId)).toBe(0n)
  })
})

async function close(): Promise<void> {
  await sql`select compliance.lock_gates(array[${playerId}::uuid])`.execute(harness.database.db)
  await sql`
    update compliance.gate set closed_at = now(), active = false where player_id = ${playerId}`.execute(
    harness.database.db,
  )
}

async function isActive(): Promise<boolean | undefined> {
  const { rows } = await sql<{ active: boolean }>`
    select active from compliance.gate where player_id = ${playerId}`.execute(harness.database.db)
  return rows[0]?.active
}
