import { financeListTransactions } from '@poyraz/contract'
import { DAY_MS, kurus, MINUTE_MS, randomId } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import {
  CARD,
  DEPOSIT_FORMS,
  eventOf,
  PREPAID,
  paidDeposit,
  refOf,
  signed,
  transfer,
} from './fixtures/payments.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
afterEach(async () => {
  harness.clock.set(NOON_MS)
  await expectBalancedBooks()
})

async function expectBalancedBooks(): Promise<void> {
  expect(await harness.ledger.audit()).toEqual([])
}

const AMOUNT = 25_000
const SANDBOX_FORM = { methodID: 1, amount: 1_000 }
const open = (playerId: string) => transfer(harness, playerId, { methodID: CARD, amount: AMOUNT })
const receive = (message: Parameters<Harness['cashier']['receiveWebhook']>[1]) =>
  harness.cashier.receiveWebhook('sandbox', message)

/** Discards the sandbox events that are not delivered yet. */
async function loseNews(): Promise<void> {
  await sql`update cashier.sandbox_event set delivered_at = due_at where delivered_at is null`.execute(
    harness.database.db,
  )
}

async function parked(eventId: string): Promise<unknown> {
  const { rows } = await sql`
    select outcome, reason from cashier.payment_event where event_id = ${eventId}`.execute(
    harness.database.db,
  )
  return rows[0]
}

describe('a webhook (A15, A16, F20)', () => {
  it('is refused with a wrong signature, time or body', async () => {
    const playerId = harness.player()
    const { transactionID } = (await open(playerId)).value
    const body = JSON.stringify(eventOf(transactionID, AMOUNT))
    const good = signed(harness, body)
    const flipped = `${good.signature.slice(0, -4)}AAA=`
    for (const forged of [
      { ...good, signature: flipped },
      { ...good, signature: '' },
      { ...good, id: 'another' },
      { ...good, timestamp: String(Number(good.timestamp) + 1) },
      { ...good, timestamp: 'now' },
      { ...good, body: body.replace(',', ', ') },
    ]) {
      expect(await receive(forged)).toBe('not_authentic')
    }
    harness.clock.advance(5 * MINUTE_MS + 1000)
    expect(await receive(good)).toBe('not_authentic')
    harness.clock.advance(-10 * MINUTE_MS - 2000)
    expect(await receive(good)).toBe('not_authentic')
    expect(await harness.cash(playerId)).toBe(0n)
    expect(await harness.cashier.receiveWebhook('nobody', good)).toBe('unknown_provider')
  })

  it('is applied once by its id, in any order and with any number of copies', async () => {
    const playerId = harness.player()
    const { transactionID } = (await open(playerId)).value
    const good = signed(harness, eventOf(transactionID, AMOUNT))
    const answers = await Promise.all(Array.from({ length: 20 }, () => receive(good)))
    expect(new Set(answers)).toEqual(new Set(['taken']))
    expect(await receive(signed(harness, eventOf(transactionID, 1), good.id))).toBe('conflict')
    // The same event under another id, and an event that should have come earlier.
    await receive(signed(harness, eventOf(transactionID, AMOUNT)))
    await receive(signed(harness, eventOf(transactionID, AMOUNT, { type: 'failed' })))
    expect(await harness.cash(playerId)).toBe(25_000n)
    expect(await harness.stateOf(transactionID)).toBe('approved')
  })

  it.each([
    ['amount', { amount: AMOUNT + 1 }],
    ['currency', { currency: 'EUR' }],
    ['account', { account: 'somebody else' }],
  ])('with another %s than requested credits nothing and is parked', async (_, change) => {
    const playerId = harness.player()
    const { transactionID } = (await open(playerId)).value
    expect(await receive(signed(harness, eventOf(transactionID, AMOUNT, change)))).toBe('taken')
    expect(await harness.stateOf(transactionID)).toBe('pending_review')
    expect(await receive(signed(harness, eventOf(transactionID, AMOUNT)))).toBe('taken')
    expect(await harness.cash(playerId)).toBe(0n)
  })

  it('C04: with another amount for a credited deposit is parked; a duplicate is ignored', async () => {
    const playerId = harness.player()
    const id = await paidDeposit(harness, playerId, AMOUNT)
    const copy = signed(harness, eventOf(id, AMOUNT))
    await sql`update compliance.gate set excluded = true where player_id = ${playerId}`.execute(
      harness.database.db,
    )
    await receive(copy)
    expect(await parked(copy.id)).toEqual({ outcome: 'ignored', reason: 'repeated' })
    const other = signed(harness, eventOf(id, AMOUNT + 1))
    await receive(other)
    expect(await parked(other.id)).toEqual({ outcome: 'parked', reason: 'amount' })
    expect([await harness.stateOf(id), await harness.cash(playerId)]).toEqual(['approved', 25_000n])
    expect(
      (await harness.cashier.settleDifference({ subject: other.id, staff: 'ayse', note: 'seen' })).ok,
    ).toBe(true)
    expect(await harness.stateOf(id)).toBe('approved')
  })

  it('about an unknown payment is parked; a malformed body is refused', async () => {
    const message = signed(harness, eventOf('019a0000-0000-7000-8000-000000000000', AMOUNT))
    expect(await receive(message)).toBe('taken')
    expect(await parked(message.id)).toEqual({ outcome: 'parked', reason: 'unknown_payment' })
    const id = '019a0000-0000-7000-8000-000000000000'
    for (const body of [
      '{',
      '[]',
      JSON.stringify({ ...eventOf(id, 1), amount: 1.5 }),
      JSON.stringify({ ...eventOf(id, 1), amount: -1 }),
      JSON.stringify({ ...eventOf(id, 1), playerId: id }),
    ]) {
      expect(await receive(signed(harness, body))).toBe('malformed')
    }
  })

  it('with success after a failure is parked and credits nothing', async () => {
    const playerId = harness.player()
    const { transactionID } = (await open(playerId)).value
    await receive(signed(harness, eventOf(transactionID, AMOUNT, { type: 'failed' })))
    await receive(signed(harness, eventOf(transactionID, AMOUNT)))
    expect(await harness.stateOf(transactionID)).toBe('pending_review')
    expect(await harness.cash(playerId)).toBe(0n)
  })

  it.each(['charged_back', 'refunded'])(
    'of kind %s that arrives before `paid` credits nothing (F20)',
    async (type) => {
      const playerId = harness.player()
      const reply = await open(playerId)
      const { transactionID } = reply.value
      await harness.cashier.sandbox.act(refOf(reply), 'approve')
      if (type === 'refunded') await harness.cashier.sandbox.refund(refOf(reply))
      else await harness.cashier.sandbox.chargeBack(refOf(reply))
      await receive(signed(harness, eventOf(transactionID, AMOUNT, { type })))
      expect(await harness.stateOf(transactionID)).toBe('rejected')
      await receive(signed(harness, eventOf(transactionID, AMOUNT)))
      expect([await harness.stateOf(transactionID), await harness.cash(playerId)]).toEqual([
        'pending_review',
        0n,
      ])
      // Nothing is left to refund: the provider reports it, and the deposit is rejected.
      await harness.cashier.refuseDeposit({ paymentId: transactionID, staff: 'ayse', note: 'charged back' })
      await loseNews()
      await harness.cashier.work()
      expect([await harness.stateOf(transactionID), await harness.cash(playerId)]).toEqual(['rejected', 0n])
    },
  )

  it('that is lost, for payment and chargeback, is replaced by asking the provider', async () => {
    const playerId = harness.player()
    const reply = await open(playerId)
    await harness.cashier.sandbox.act(refOf(reply), 'approve')
    await harness.cashier.sandbox.chargeBack(refOf(reply))
    await loseNews()
    harness.clock.advance(31 * MINUTE_MS)
    await harness.cashier.work()
    expect(harness.errors).toEqual([])
    expect(await harness.stateOf(reply.value.transactionID)).toBe('rejected')
    expect(await harness.cash(playerId)).toBe(0n)
  })

  it('of a refund above the deposit is parked', async () => {
    const playerId = harness.player()
    const id = await paidDeposit(harness, playerId, AMOUNT)
    const message = signed(harness, eventOf(id, AMOUNT + 1, { type: 'refunded' }))
    expect(await receive(message)).toBe('taken')
    expect(await parked(message.id)).toEqual({ outcome: 'parked', reason: 'amount' })
    expect(await harness.cash(playerId)).toBe(25_000n)
  })

  it('of a chargeback after the money was spent makes a debt that blocks all deposits (A16)', async () => {
    const playerId = harness.player()
    const paidKey = randomId()
    const paidBefore = await transfer(harness, playerId, SANDBOX_FORM, paidKey)
    const id = await paidDeposit(harness, playerId, AMOUNT)
    await harness.ledger.openHouse('house:game:test')
    await harness.ledger.post({
      owner: playerId,
      key: `play:${randomId()}`,
      inputHash: '0'.repeat(64),
      legs: [{ reason: 'bet', debit: 'cash', credit: 'house:game:test', amount: kurus(21_000) }],
    })
    const owedBefore = await harness.ledger.houseBalance('house:chargebacks')
    await receive(signed(harness, eventOf(id, AMOUNT, { type: 'charged_back' })))
    expect(await harness.stateOf(id)).toBe('reversed')
    expect(await harness.cash(playerId)).toBe(0n)
    expect((await harness.ledger.houseBalance('house:chargebacks')) - owedBefore).toBe(-20_000n)
    const { code, pin } = await harness.card(10_000)
    const ways = [
      ...DEPOSIT_FORMS,
      SANDBOX_FORM,
      { methodID: PREPAID, amount: 10_000, cardCode: code, cardPin: pin },
    ]
    for (const form of ways) {
      expect((await transfer(harness, playerId, form)).error).toEqual({ error: 'debt_open' })
    }
    expect(await harness.cash(playerId)).toBe(0n)
    // An earlier deposit still gets its answer, and the refused card is still usable.
    expect(await transfer(harness, playerId, SANDBOX_FORM, paidKey)).toEqual(paidBefore)
    const buyer = { methodID: PREPAID, amount: 10_000, cardCode: code, cardPin: pin }
    expect((await transfer(harness, harness.player(), buyer)).ok).toBe(true)
    const lines = await harness.call(financeListTransactions, { status: 1007 }, { playerId })
    expect(lines).toMatchObject({ value: { total: 2 } })
    await settle(playerId, id)
  })
})

/** Settles the debt once, with a reason; after that the player can pay in again. */
async function settle(playerId: string, paymentId: string): Promise<void> {
  const { cashier } = harness
  const owedNow = async () => (await cashier.debts()).debts.find((debt) => debt.paymentId === paymentId)
  expect(await owedNow()).toMatchObject({ playerId, owed: 20_000n })
  const decision = { paymentId, staff: 'ayse', note: 'havaleyle ödedi' }
  expect(await cashier.settleDebt({ ...decision, note: '' })).toEqual({ ok: false, error: 'note_required' })
  expect(await cashier.settleDebt({ ...decision, staff: '' })).toEqual({ ok: false, error: 'staff_name' })
  expect(await cashier.settleDebt(decision)).toEqual({ ok: true, value: 'settled' })
  expect(await cashier.settleDebt(decision)).toEqual({ ok: false, error: 'state_conflict' })
  expect(await owedNow()).toBeUndefined()
  expect((await transfer(harness, playerId, SANDBOX_FORM)).ok).toBe(true)
}

describe('a large debt', () => {
  /** Makes a deposit that is charged back after all of it was lost; returns its id. */
  async function owe(playerId: string, amount: number): Promise<string> {
    const id = await paidDeposit(harness, playerId, amount)
    await harness.ledger.openHouse('house:game:test')
    await harness.ledger.post({
      owner: playerId,
      key: `play:${randomId()}`,
      inputHash: '0'.repeat(64),
      legs: [{ reason: 'bet', debit: 'cash', credit: 'house:game:test', amount: kurus(amount) }],
    })
    await receive(signed(harness, eventOf(id, amount, { type: 'charged_back' })))
    return id
  }
  const settleAs = (paymentId: string, staff: string) =>
    harness.cashier.settleDebt({ paymentId, staff, note: 'elden ödedi' })

  it('is settled by two people who agree to the same amount', async () => {
    const playerId = harness.player()
    const id = await owe(playerId, 1_000_000)
    expect(await settleAs(id, 'ayse@root')).toEqual({ ok: true, value: 'proposed' })
    expect(await settleAs(id, 'ayse@ali')).toEqual({ ok: false, error: 'same_person' })
    expect((await transfer(harness, playerId, SANDBOX_FORM)).error).toEqual({ error: 'debt_open' })
    // The debt is no longer the amount that the first person agreed to.
    await sql`update cashier.payment set owed = 1000001 where id = ${id}`.execute(harness.database.db)
    expect(await settleAs(id, 'mert')).toEqual({ ok: true, value: 'proposed' })
    expect(await settleAs(id, 'ayse')).toEqual({ ok: true, value: 'settled' })
    expect((await transfer(harness, playerId, SANDBOX_FORM)).ok).toBe(true)
    const { rows } = await sql`
      select actor, owed, note from cashier.payment_step
      where payment_id = ${id} and owed is not null order by n`.execute(harness.database.db)
    expect(rows).toEqual([
      { actor: 'staff:ayse@root', owed: 1_000_000n, note: 'elden ödedi' },
      { actor: 'staff:mert', owed: 1_000_001n, note: 'elden ödedi' },
      { actor: 'staff:ayse', owed: 1_000_001n, note: 'elden ödedi' },
    ])
  })

  it('needs two people also for its parts, until a day later', async () => {
    const playerId = harness.player()
    const paid = [
      await paidDeposit(harness, playerId, 600_000),
      await paidDeposit(harness, playerId, 600_000),
    ]
    await harness.ledger.openHouse('house:game:test')
    await harness.ledger.post({
      owner: playerId,
      key: `play:${randomId()}`,
      inputHash: '0'.repeat(64),
      legs: [{ reason: 'bet', debit: 'cash', credit: 'house:game:test', amount: kurus(1_200_000) }],
    })
    for (const id of paid) await receive(signed(harness, eventOf(id, 600_000, { type: 'charged_back' })))
    const [first = '', second = ''] = paid
    expect(await settleAs(first, 'ayse')).toMatchObject({ value: 'proposed' })
    expect(await settleAs(first, 'mert')).toMatchObject({ value: 'settled' })
    expect(await settleAs(second, 'ayse')).toMatchObject({ value: 'proposed' })
    harness.clock.advance(DAY_MS)
    expect(await settleAs(second, 'deniz')).toMatchObject({ value: 'settled' })
  })
})
