import { financeCancelTransfer, financeListCashMethodsNew, financeListTransactions } from '@poyraz/contract'
import { DAY_MS, kurus, MINUTE_MS, randomId } from '@poyraz/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { eventOf, paidDeposit, refOf, signed, transfer, withdraw } from './fixtures/payments.ts'
import { AMOUNT, payoutsOf } from './fixtures/withdrawals.ts'

/** Behaviour of the provider in the current test: failures and actions before it answers or captures. */
const world = {
  refusesOrders: false,
  beforeAnswer: null as (() => Promise<unknown>) | null,
  beforeCapture: null as (() => Promise<unknown>) | null,
  captured: [] as string[],
}
let harness: Harness

beforeAll(async () => {
  harness = await openHarness({
    providersOver: (sandbox) => [
      {
        ...sandbox,
        async create(order) {
          if (world.refusesOrders) throw new Error('no such account')
          const created = await sandbox.create(order)
          await world.beforeAnswer?.()
          return created
        },
        async capture(ref) {
          await world.beforeCapture?.()
          world.captured.push(ref)
          await sandbox.capture(ref)
        },
      },
    ],
  })
})
afterAll(() => harness.close())
afterEach(async () => {
  Object.assign(world, { refusesOrders: false, beforeAnswer: null, beforeCapture: null, captured: [] })
  harness.clock.set(NOON_MS)
  await expectBalancedBooks()
})

const { funded, requested, moneyOf, approve, expectBalancedBooks } = payoutsOf(() => harness)
const tell = (id: string, amount: number, change: Record<string, unknown>) =>
  harness.cashier.receiveWebhook('sandbox', signed(harness, eventOf(id, amount, change)))
const refuse = (paymentId: string) =>
  harness.cashier.refuseWithdrawal({ paymentId, staff: 'mert', note: 'cannot be paid' })

async function accountOf(paymentId: string): Promise<string> {
  const found = await harness.cashier.openPayment({ paymentId, staff: 'ayse' })
  return found.ok ? found.value.account : ''
}

/** Returns the differences of one payment after a day, when no change is too recent to compare. */
async function differencesOf(id: string) {
  harness.clock.advance(DAY_MS)
  return (await harness.cashier.reconcile()).filter(({ subject }) => subject === id)
}

async function approved(playerId: string): Promise<string> {
  const id = await requested(playerId)
  expect(await approve(id, 'ayse')).toMatchObject({ value: 'approved' })
  return id
}

describe('a payout that its bank returns (R36)', () => {
  it.each(['failed', 'refunded', 'charged_back'])('as %s is credited to the player once', async (type) => {
    const playerId = await funded()
    const id = await approved(playerId)
    await harness.cashier.work()
    const account = await accountOf(id)
    expect(await moneyOf(playerId)).toEqual({ cash: 0, held: 0 })
    await tell(id, AMOUNT - 1, { type, account })
    expect(await harness.stateOf(id)).toBe('paid')
    for (let copy = 0; copy < 2; copy++) await tell(id, AMOUNT, { type, account })
    expect(await harness.stateOf(id)).toBe('returned')
    expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT, held: 0 })
    const lines = await harness.call(financeListTransactions, { status: 1007 }, { playerId })
    expect(lines).toMatchObject({ value: { total: 2, items: [{ ref: id, amount: BigInt(AMOUNT) }, {}] } })
    expect((await withdraw(harness, playerId, AMOUNT)).ok).toBe(true)
  })

  it('returns the fee, frees the day cap, and causes no difference', async () => {
    const playerId = harness.player()
    const cryptoAddress = `T${'c'.repeat(33)}`
    const paid = await transfer(harness, playerId, { methodID: 71, amount: 40_000, cryptoAddress })
    await harness.cashier.sandbox.act(refOf(paid), 'approve')
    await harness.cashier.sandbox.deliver()
    harness.clock.advance(DAY_MS)
    const out = await transfer(harness, playerId, { methodID: 171, amount: 40_000, cryptoAddress })
    const id = out.value.transactionID
    await approve(id, 'ayse')
    await harness.cashier.work()
    const fees = await harness.ledger.houseBalance('house:fees')
    const [order] = (await harness.cashier.sandbox.report()).filter(({ paymentId }) => paymentId === id)
    await harness.cashier.sandbox.chargeBack(order?.ref ?? '')
    await harness.cashier.sandbox.deliver()
    expect(await moneyOf(playerId)).toEqual({ cash: 40_000, held: 0 })
    expect((await harness.ledger.houseBalance('house:fees')) - fees).toBe(kurus(-1_500))
    const listed = await harness.call(financeListCashMethodsNew, { Type: 2, methodID: 131 }, { playerId })
    expect(listed).toMatchObject({
      value: { methods_list: [{ properties: { dayLeft: 12_500_000n } }] },
    })
    expect(await differencesOf(id)).toEqual([])
  })
})

describe('an approved payout that does not go out', () => {
  it('because the provider refuses the order can be refused by staff and is never paid', async () => {
    const playerId = await funded()
    const id = await approved(playerId)
    world.refusesOrders = true
    await harness.cashier.work()
    expect(await harness.stateOf(id)).toBe('approved')
    expect(await refuse(id)).toEqual({ ok: true, value: 'rejected' })
    expect(await refuse(id)).toEqual({ ok: false, error: 'state_conflict' })
    expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT, held: 0 })
    world.refusesOrders = false
    harness.clock.advance(11 * MINUTE_MS)
    await harness.cashier.work()
    expect([await harness.stateOf(id), world.captured]).toEqual(['rejected', []])
    expect(await differencesOf(id)).toEqual([])
  })

  it.each(['beforeAnswer', 'beforeCapture'] as const)(
    'and is refused while a worker processes it (%s) returns to the player',
    async (when) => {
      const playerId = await funded()
      const id = await approved(playerId)
      world[when] = async () => expect(await refuse(id)).toMatchObject({ ok: true })
      await harness.cashier.work()
      expect(await harness.stateOf(id)).toBe('rejected')
      expect(world.captured).toHaveLength(when === 'beforeAnswer' ? 0 : 1)
      expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT, held: 0 })
      expect(await differencesOf(id)).toEqual([])
    },
  )

  it('cannot be refused after it was paid, even before the event arrives', async () => {
    const playerId = await funded()
    const id = await approved(playerId)
    let refusal: unknown
    harness.clock.advance(1)
    world.beforeCapture = async () => {
      const order = await harness.cashier.sandbox.find(id)
      await harness.cashier.sandbox.capture(order?.ref ?? '')
      refusal = await refuse(id)
    }
    await harness.cashier.work()
    expect(refusal).toEqual({ ok: false, error: 'state_conflict' })
    expect(await harness.stateOf(id)).toBe('paid')
    expect(await moneyOf(playerId)).toEqual({ cash: 0, held: 0 })
  })
})

describe('a debt for a charged-back deposit (A16, R36)', () => {
  const owed = async (id: string) =>
    (await harness.cashier.debts()).debts.find(({ paymentId }) => paymentId === id)?.owed
  const settle = (paymentId: string) =>
    harness.cashier.settleDebt({ paymentId, staff: 'ayse', note: 'bakiyesinden' })

  /** Makes a deposit that is charged back while it is held for a withdrawal. */
  async function owes(playerId: string) {
    const deposit = await paidDeposit(harness, playerId, AMOUNT)
    const out = await requested(playerId)
    await tell(deposit, AMOUNT, { type: 'charged_back' })
    expect(await owed(deposit)).toBe(BigInt(AMOUNT))
    return { deposit, out }
  }

  it.each(['refused', 'cancelled', 'failed', 'returned'])(
    'is paid first with money of a withdrawal that is %s',
    async (how) => {
      const playerId = harness.player()
      const { deposit, out } = await owes(playerId)
      const lost = await harness.ledger.houseBalance('house:chargebacks')
      if (how === 'refused') await refuse(out)
      else if (how === 'cancelled')
        await harness.call(financeCancelTransfer, { transactionID: out }, { playerId })
      else {
        for (const staff of ['ayse', 'mert']) await approve(out, staff)
        if (how === 'returned') await harness.cashier.work()
        const type = how === 'failed' ? 'failed' : 'refunded'
        await tell(out, AMOUNT, { type, account: await accountOf(out) })
      }
      expect(await moneyOf(playerId)).toEqual({ cash: 0, held: 0 })
      expect(await owed(deposit)).toBeUndefined()
      expect((await harness.ledger.houseBalance('house:chargebacks')) - lost).toBe(BigInt(AMOUNT))
      expect((await transfer(harness, playerId, { methodID: 1, amount: 1_000 })).ok).toBe(true)
      const [line] = await paidLines(playerId)
      const told = { ref: deposit, description: 'Kredi / banka kartı', transaction_status: 1003 }
      expect(line).toMatchObject(told)
      const kinds = (await differencesOf(deposit)).map(({ kind }) => kind)
      expect(kinds, 'the sandbox knows of no chargeback').toEqual(['provider_state'])
    },
  )

  /** Statement lines of debt payments. */
  async function paidLines(playerId: string) {
    const filter = { searchCategory: 6, status: 1003 }
    const reply = await harness.call(financeListTransactions, filter, { playerId })
    return reply.ok ? (reply.value as { items: readonly unknown[] }).items : []
  }

  it('is paid from the player’s cash when staff settle it; later money is not taken', async () => {
    const playerId = harness.player()
    const { deposit, out } = await owes(playerId)
    await harness.give(playerId, 3 * AMOUNT)
    expect(await settle(deposit)).toEqual({ ok: true, value: 'settled' })
    expect(await owed(deposit)).toBeUndefined()
    expect(await moneyOf(playerId)).toEqual({ cash: 2 * AMOUNT, held: AMOUNT })
    await refuse(out)
    expect(await moneyOf(playerId)).toEqual({ cash: 3 * AMOUNT, held: 0 })
    expect((await withdraw(harness, playerId, AMOUNT)).ok).toBe(true)
  })

  it('is paid in parts as money returns', async () => {
    const playerId = harness.player()
    const deposit = await paidDeposit(harness, playerId, AMOUNT)
    const outs = [await requested(playerId, 20_000), await requested(playerId, 30_000)] as const
    await tell(deposit, AMOUNT, { type: 'charged_back' })
    await refuse(outs[0])
    expect([await owed(deposit), await moneyOf(playerId)]).toEqual([30_000n, { cash: 0, held: 30_000 }])
    await refuse(outs[1])
    expect([await owed(deposit), await moneyOf(playerId)]).toEqual([undefined, { cash: 0, held: 0 }])
  })

  it('is written off only for the part that the player cannot pay', async () => {
    const playerId = harness.player()
    const deposit = await paidDeposit(harness, playerId, AMOUNT)
    await harness.ledger.openHouse('house:game:test')
    await harness.ledger.post({
      owner: playerId,
      key: `play:${randomId()}`,
      inputHash: '0'.repeat(64),
      legs: [{ reason: 'bet', debit: 'cash', credit: 'house:game:test', amount: kurus(AMOUNT) }],
    })
    await tell(deposit, AMOUNT, { type: 'charged_back' })
    await harness.give(playerId, 20_000)
    const lost = await harness.ledger.houseBalance('house:chargebacks')
    expect(await settle(deposit)).toEqual({ ok: true, value: 'settled' })
    expect((await harness.ledger.houseBalance('house:chargebacks')) - lost).toBe(20_000n)
    const shown = await harness.cashier.openPayment({ paymentId: deposit, staff: 'ayse' })
    expect(shown.ok && shown.value.steps.at(-1)).toMatchObject({ owed: 30_000n, note: 'bakiyesinden' })
  })
})
