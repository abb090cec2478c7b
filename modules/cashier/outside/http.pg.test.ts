import { HOUR_MS, kurus, MINUTE_MS, randomId } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, NAME, NOON_MS, openHarness, openHarnessOver } from '../fixtures/harness.ts'
import { openPaymentService, type PaymentService } from '../fixtures/payment-service.ts'
import { CARD, refOf, transfer, withdraw } from '../fixtures/payments.ts'

const AMOUNT = 25_000
const PLAY_MONEY = 1

let harness: Harness
let service: PaymentService

beforeAll(async () => {
  service = await openPaymentService(() => harness.clock.nowMs())
  harness = await openHarness({ providersOver: (sandbox) => [service.provider(), sandbox] })
})
afterAll(async () => {
  await harness.close()
  service.close()
})
beforeEach(() => {
  service.twisted.by = null
  harness.clock.set(NOON_MS)
})
afterEach(() => expectBalancedBooks())

async function expectBalancedBooks(): Promise<void> {
  expect(await harness.ledger.audit()).toEqual([])
}

const open = (playerId: string, key?: string) =>
  transfer(harness, playerId, { methodID: CARD, amount: AMOUNT }, key)
const receive = (message: Parameters<Harness['cashier']['receiveWebhook']>[1]) =>
  harness.cashier.receiveWebhook('127.0.0.1', message)
const down = () => {
  service.twisted.by = (_, __, response) => void response.writeHead(500).end()
}

async function paidIn(playerId: string): Promise<string> {
  const { transactionID } = (await open(playerId)).value
  expect(await receive(service.happen(transactionID, 'paid'))).toBe('taken')
  return transactionID
}

async function approved(playerId: string): Promise<string> {
  const { transactionID } = (await withdraw(harness, playerId, AMOUNT)).value
  const decision = { paymentId: transactionID, staff: 'ayse', note: '' }
  expect(await harness.cashier.approveWithdrawal(decision)).toEqual({ ok: true, value: 'approved' })
  return transactionID
}

/** Returns the differences one hour later, when no change is too recent to compare. */
async function differences() {
  harness.clock.advance(HOUR_MS)
  return harness.cashier.reconcile()
}

describe('a deposit through a payment service', () => {
  it('redirects to its page, and is credited once by its webhook', async () => {
    const playerId = harness.player()
    const reply = await open(playerId)
    const { transactionID, redirectUrl } = reply.value
    const order = service.orders.get(transactionID)
    expect(redirectUrl).toBe(`https://pay.example/${order?.ref}`)
    expect(order).toMatchObject({ amount: AMOUNT, account: 'POYRAZ-51', direction: 'deposit' })
    expect(await harness.cashier.sandbox.find(transactionID)).toBeNull()
    expect(await harness.stateOf(transactionID)).toBe('awaiting_payment')
    const message = service.happen(transactionID, 'paid')
    expect(await harness.cashier.receiveWebhook('sandbox', message)).toBe('not_authentic')
    expect(await harness.cash(playerId)).toBe(0n)
    for (let copy = 0; copy < 3; copy++) expect(await receive(message)).toBe('taken')
    expect(await harness.cash(playerId)).toBe(BigInt(AMOUNT))
    expect(await differences()).toEqual([])
  })

  it('with another amount is parked, then refunded by staff', async () => {
    const playerId = harness.player()
    const { transactionID } = (await open(playerId)).value
    await receive(service.happen(transactionID, 'paid', { amount: AMOUNT - 1 }))
    expect(await harness.stateOf(transactionID)).toBe('pending_review')
    await harness.cashier.refuseDeposit({
      paymentId: transactionID,
      staff: 'ayse',
      note: 'one kuruş too few',
    })
    await harness.cashier.work()
    expect(service.orders.get(transactionID)?.state).toBe('refunded')
    harness.clock.advance(5 * MINUTE_MS)
    await harness.cashier.work()
    expect(await harness.stateOf(transactionID)).toBe('rejected')
    expect(await harness.cash(playerId)).toBe(0n)
  })

  it('fails while the service is down; the same key continues with the same order', async () => {
    const [playerId, key] = [harness.player(), randomId()]
    down()
    expect((await open(playerId, key)).error).toEqual({ error: 'provider_unreachable' })
    service.twisted.by = null
    const { transactionID } = (await open(playerId, key)).value
    expect(service.asked.filter(({ body }) => body.paymentID === transactionID)).toHaveLength(2)
    expect(service.orders.get(transactionID)).toMatchObject({ state: 'open', amount: AMOUNT })
  })

  it('whose webhook was lost is checked at the service before it expires', async () => {
    const playerId = harness.player()
    const { transactionID } = (await open(playerId)).value
    service.happen(transactionID, 'paid')
    harness.clock.advance(HOUR_MS)
    await harness.cashier.work()
    expect(await harness.stateOf(transactionID)).toBe('approved')
    expect(await harness.cash(playerId)).toBe(BigInt(AMOUNT))
  })

  it('in play money is credited at once without a service call', async () => {
    const [playerId, asked] = [harness.player(), service.asked.length]
    expect((await transfer(harness, playerId, { methodID: PLAY_MONEY, amount: AMOUNT })).ok).toBe(true)
    expect(await harness.cash(playerId)).toBe(BigInt(AMOUNT))
    expect(service.asked).toHaveLength(asked)
  })
})

describe('a payout through a payment service', () => {
  it('is sent to its player after approval, and is paid by its webhook', async () => {
    const playerId = harness.player()
    await harness.give(playerId, AMOUNT)
    const id = await approved(playerId)
    expect(service.orders.has(id)).toBe(false)
    await harness.cashier.work()
    expect(service.orders.get(id)).toMatchObject({ state: 'paid', amount: AMOUNT, direction: 'withdrawal' })
    const made = service.asked.find(({ verb, body }) => verb === 'create' && body.paymentID === id)
    expect(made?.body).toMatchObject({ method: 'bank', details: { receiverName: NAME } })
    expect(await harness.stateOf(id)).toBe('approved')
    expect(await receive(service.happen(id, 'paid'))).toBe('taken')
    expect(await harness.stateOf(id)).toBe('paid')
    expect(harness.paidOut).toContain(playerId)
    expect(await differences()).toEqual([])
  })

  it('is retried until the service answers, and is paid once', async () => {
    const playerId = harness.player()
    await harness.give(playerId, AMOUNT)
    const id = await approved(playerId)
    const failures = harness.errors.length
    // The money is sent, but the answer is lost.
    service.twisted.by = (verb, reply, response) =>
      verb === 'capture' ? void response.writeHead(500).end() : reply
    await harness.cashier.work()
    expect(harness.errors.slice(failures).map(String)).toEqual([
      'Error: the payment provider answered capture with status 500',
    ])
    service.twisted.by = null
    harness.clock.advance(MINUTE_MS)
    await harness.cashier.work()
    expect(await harness.stateOf(id)).toBe('paid')
    expect(service.asked.filter(({ verb }) => verb === 'capture').length).toBeGreaterThan(0)
    expect(await harness.cash(playerId)).toBe(0n)
  })

  it('that staff refuse is cancelled at the service first, and is never paid', async () => {
    const playerId = harness.player()
    await harness.give(playerId, AMOUNT)
    const id = await approved(playerId)
    const refusal = { paymentId: id, staff: 'mert', note: 'not ours' }
    down()
    await expect(harness.cashier.refuseWithdrawal(refusal)).rejects.toThrow(/cancel with status 500$/)
    expect(await harness.stateOf(id)).toBe('approved')
    service.twisted.by = null
    expect(await harness.cashier.refuseWithdrawal(refusal)).toEqual({ ok: true, value: 'rejected' })
    await harness.cashier.work()
    expect(service.orders.get(id)?.state).toBe('failed')
    expect(await harness.cash(playerId)).toBe(BigInt(AMOUNT))
  })
})

describe('the reconciliation with two services (R36)', () => {
  it('compares the payments of each service with its own report, and the ledger once', async () => {
    const before = await openHarnessOver(harness.database, harness.clock)
    const playerId = harness.player()
    const begun = await transfer(before, playerId, { methodID: CARD, amount: AMOUNT })
    // From now on the sandbox finishes its own payments and gets no new ones.
    await harness.cashier.sandbox.act(refOf(begun), 'approve')
    await harness.cashier.work()
    expect(await harness.stateOf(begun.value.transactionID)).toBe('approved')
    const id = await paidIn(playerId)
    expect(await differences()).toEqual([])
    service.twisted.by = (_, reply) => {
      const { orders, ...rest } = reply as { orders: { paymentID: string }[] }
      return { ...rest, orders: orders.filter(({ paymentID }) => paymentID !== id) }
    }
    const missing = { kind: 'missing_at_provider', subject: id, expected: 'paid', found: 'none' }
    expect(await differences()).toEqual([missing])
    // An order for the same payment at the other service is unknown, even if it matches otherwise.
    const { transactionID } = begun.value
    service.twisted.by = (_, reply) => {
      const { orders } = reply as { orders: object[] }
      const twice = { ...service.orders.get(id), paymentID: transactionID, ref: 'twice' }
      return { ...reply, orders: [...orders, twice] }
    }
    const unknown = { kind: 'unknown_payment', subject: 'twice', expected: 'none', found: 'paid' }
    expect(await differences()).toEqual([unknown])
    service.twisted.by = null
    const legs = [
      { reason: 'deposit', debit: 'house:method:51', credit: 'cash', amount: kurus(700) },
    ] as const
    const [key, inputHash] = [`payment:${randomId()}`, '0'.repeat(64)]
    await harness.ledger.post({ owner: playerId, key, inputHash, legs })
    expect((await differences()).map(({ kind }) => kind)).toEqual(['unknown_in_ledger'])
    down()
    await expect(harness.cashier.reconcile()).rejects.toThrow(/report with status 500$/)
  })

  it('does not change a payment whose service is no longer configured', async () => {
    const playerId = harness.player()
    const { transactionID } = (await open(playerId)).value
    const without = await openHarnessOver(harness.database, harness.clock)
    harness.clock.advance(HOUR_MS)
    await without.cashier.work()
    expect(without.errors.map(String)).toContain('Error: no payment provider 127.0.0.1 is configured')
    const { rows } = await sql`
      select state, attempts from cashier.payment where id = ${transactionID}`.execute(harness.database.db)
    expect(rows).toEqual([{ state: 'awaiting_payment', attempts: 1 }])
    await receive(service.happen(transactionID, 'paid'))
    expect(await harness.stateOf(transactionID)).toBe('approved')
  })
})
