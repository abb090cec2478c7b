import {
  financeCancelTransfer,
  financeDeleteBankAccount,
  financeListBankAccounts,
  financeListTransactions,
  financeListTransfers,
  financeSaveBankAccount,
} from '@poyraz/contract'
import { DAY_MS, HOUR_MS, kurus, MINUTE_MS, randomId } from '@poyraz/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentAdmissionCode } from './ctx.ts'
import { type Harness, IDENTITY_NUMBER, NAME, NOON_MS, openHarness, PHONE } from './fixtures/harness.ts'
import {
  eventOf,
  ownAccount,
  paidDeposit,
  type Reply,
  refOf,
  signed,
  transfer,
  withdraw,
} from './fixtures/payments.ts'
import { AMOUNT, errorOf, payoutsOf } from './fixtures/withdrawals.ts'

/** Answers of other modules and failures of the provider in the current test. */
const world = {
  isProved: true,
  contactChangedAt: null as Date | null,
  refusal: null as PaymentAdmissionCode | null,
  level: 1 as 0 | 1,
  dies: null as 'create' | 'after_create' | 'capture' | 'after_capture' | null,
}
let harness: Harness

const dying = (when: typeof world.dies) => {
  if (world.dies === when) throw new Error(`gone: ${when}`)
}

beforeAll(async () => {
  harness = await openHarness({
    isProved: async () => world.isProved,
    contactChangedAt: async () => world.contactChangedAt,
    admission: {
      kycLevel: async () => world.level,
      refuseWithdrawal: async () => (world.refusal ? { error: world.refusal } : null),
    },
    providersOver: (sandbox) => [
      {
        ...sandbox,
        async create(order) {
          dying('create')
          const created = await sandbox.create(order)
          dying('after_create')
          return created
        },
        async capture(ref) {
          dying('capture')
          await sandbox.capture(ref)
          dying('after_capture')
        },
      },
    ],
  })
})
afterAll(() => harness.close())
afterEach(async () => {
  Object.assign(world, {
    isProved: true,
    contactChangedAt: null,
    refusal: null,
    level: 1,
    dies: null,
  })
  harness.clock.set(NOON_MS)
  await expectBalancedBooks()
})

const { funded, requested, moneyOf, approve, expectBalancedBooks } = payoutsOf(() => harness)

/** Runs several rounds of work, enough for retries after a failure. */
async function workAll(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await harness.cashier.work()
    harness.clock.advance(6 * MINUTE_MS)
  }
}

describe('a withdrawal', () => {
  it('is held at once, approved and paid, and lists every step (S1.4, S3.36)', async () => {
    const playerId = await funded()
    const id = await requested(playerId, 30_000)
    expect(await moneyOf(playerId)).toEqual({ cash: 20_000, held: 30_000 })
    const held = await harness.call(financeListTransactions, { searchCategory: 2 }, { playerId })
    expect(held).toMatchObject({
      value: { items: [{ amount: -30_000n, transaction_status: 1000, description: 'FAST', ref: id }] },
    })
    expect(await approve(id, 'ayse')).toEqual({ ok: true, value: 'approved' })
    harness.paidOut.length = 0
    await harness.cashier.work()
    expect(await harness.stateOf(id)).toBe('paid')
    expect(await moneyOf(playerId)).toEqual({ cash: 20_000, held: 0 })
    expect(harness.paidOut).toEqual([playerId])
    const paid = { searchCategory: 2, status: 1003 }
    expect(await harness.call(financeListTransactions, paid, { playerId })).toMatchObject({
      value: { items: [{ transaction_category_id: 2, transaction_status: 1003, ref: id }], total: 1 },
    })
    const steps = await harness.call(financeListTransfers, { transactionID: id }, { playerId })
    expect(steps).toMatchObject({
      value: { items: [{ status: 1003, steps: [{ status: 1000 }, { status: 1002 }, { status: 1003 }] }] },
    })
  })

  it('of the whole balance succeeds once in 50 parallel requests (A01)', async () => {
    const playerId = await funded()
    const bankAccountID = await ownAccount(harness, playerId)
    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        withdraw(harness, playerId, AMOUNT, { bankAccountID, key: randomId() }),
      ),
    )
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
    for (const reply of replies.filter((one) => !one.ok)) expect(errorOf(reply)).toBe('insufficient_funds')
    expect(await moneyOf(playerId)).toEqual({ cash: 0, held: AMOUNT })
  })

  it('is made once per key; another amount under the key conflicts (A02, A03)', async () => {
    const playerId = await funded()
    const bankAccountID = await ownAccount(harness, playerId)
    const key = randomId()
    const ask = (amount: number) => withdraw(harness, playerId, amount, { bankAccountID, key })
    const replies = await Promise.all(Array.from({ length: 50 }, () => ask(20_000)))
    for (const reply of replies) expect(reply).toEqual(replies[0])
    expect(await moneyOf(playerId)).toEqual({ cash: 30_000, held: 20_000 })
    expect(errorOf(await ask(20_001))).toBe('idempotency_conflict')
    // The answer stays the same after a cancellation and without a fresh proof.
    const { transactionID } = (replies[0] as Reply).value
    await harness.call(financeCancelTransfer, { transactionID }, { playerId })
    world.isProved = false
    expect(await ask(20_000)).toEqual(replies[0])
    expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT, held: 0 })
  })

  it('can be cancelled once by its player until it is approved', async () => {
    const playerId = await funded()
    const id = await requested(playerId)
    const cancel = () => harness.call(financeCancelTransfer, { transactionID: id }, { playerId })
    const replies = await Promise.all([cancel(), cancel(), cancel()])
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
    expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT, held: 0 })
    expect(await harness.call(financeListTransactions, { status: 1005 }, { playerId })).toMatchObject({
      value: { total: 2 },
    })
    const next = await requested(playerId)
    await approve(next, 'ayse')
    const late = await harness.call(financeCancelTransfer, { transactionID: next }, { playerId })
    expect(late).toMatchObject({ error: { error: 'state_conflict' } })
  })

  it('is either cancelled or approved, never both', async () => {
    for (let round = 0; round < 10; round++) {
      const playerId = await funded()
      const id = await requested(playerId)
      const [cancelled, approved] = await Promise.all([
        harness.call(financeCancelTransfer, { transactionID: id }, { playerId }),
        approve(id, 'ayse'),
      ])
      expect(cancelled.ok).not.toBe(approved.ok)
      expect(await harness.stateOf(id)).toBe(cancelled.ok ? 'cancelled' : 'approved')
    }
  })
})

describe('a payout account', () => {
  it('is not saved without a fresh proof; a repeated call gets its first answer (R30)', async () => {
    const playerId = harness.player()
    const bank = { bankID: 1, owner: NAME, branchCode: '1', accountNumber: '1' }
    const [first, other] = ['TR270090100000000000123456', 'TR330006100519786457841326']
    const save = (account: object, key = randomId()) =>
      harness.call(financeSaveBankAccount, { ...bank, iban: first, ...account }, { playerId, key })
    const refused = { ok: false, error: { error: 'step_up_required' } }
    world.isProved = false
    expect(await save({})).toEqual(refused)
    world.isProved = true
    const key = randomId()
    const saved = await save({}, key)
    if (!saved.ok) throw new Error(`refused: ${saved.error.error}`)
    world.isProved = false
    const { bankAccountID } = saved.value
    expect(await save({ bankAccountID, iban: other })).toEqual(refused)
    expect(await save({}, key)).toEqual(saved)
    const accounts = await harness.call(financeListBankAccounts, {}, { playerId })
    expect(accounts).toMatchObject({ value: [{ bankAccountID, iban: first }] })
  })
})

describe('a withdrawal is refused', () => {
  it('without a fresh proof, above the unverified threshold, or by admission', async () => {
    const playerId = await funded(2_000_000)
    const bankAccountID = await ownAccount(harness, playerId)
    world.isProved = false
    expect(errorOf(await withdraw(harness, playerId, AMOUNT, { bankAccountID }))).toBe('step_up_required')
    world.isProved = true
    world.level = 0
    expect(errorOf(await withdraw(harness, playerId, 1_000_001))).toBe('kyc_required')
    world.refusal = 'excluded'
    expect(errorOf(await withdraw(harness, playerId, AMOUNT))).toBe('excluded')
    expect(await moneyOf(playerId)).toEqual({ cash: 2_000_000, held: 0 })
  })

  it("to another's account, with an expired identity card, or after a contact change (S3.36)", async () => {
    const playerId = await funded()
    const theirs = await ownAccount(harness, harness.player())
    expect(errorOf(await withdraw(harness, playerId, AMOUNT, { bankAccountID: theirs }))).toBe('account')
    for (const identityValidityDate of [undefined, '2026-11-21', '2020-01-01']) {
      expect(errorOf(await withdraw(harness, playerId, AMOUNT, { identityValidityDate }))).toBe(
        'identity_validity',
      )
    }
    world.contactChangedAt = new Date(NOON_MS - DAY_MS + 1)
    expect(errorOf(await withdraw(harness, playerId, AMOUNT))).toBe('contact_cooling')
    world.contactChangedAt = new Date(NOON_MS - DAY_MS)
    expect((await withdraw(harness, playerId, AMOUNT)).ok).toBe(true)
  })

  it('for 24 hours to a changed account or one added after the first withdrawal', async () => {
    const playerId = await funded()
    const bankAccountID = await ownAccount(harness, playerId)
    expect((await withdraw(harness, playerId, 10_000, { bankAccountID })).ok).toBe(true)
    harness.clock.advance(HOUR_MS)
    const added = await ownAccount(harness, playerId)
    expect(errorOf(await withdraw(harness, playerId, 10_000, { bankAccountID: added }))).toBe(
      'account_cooling',
    )
    const change = { bankID: 1, owner: 'isil caglayan', branchCode: '2', accountNumber: '2' }
    const iban = 'TR330006100519786457841326'
    await harness.call(financeSaveBankAccount, { bankAccountID, ...change, iban }, { playerId })
    expect(errorOf(await withdraw(harness, playerId, 10_000, { bankAccountID }))).toBe('account_cooling')
    harness.clock.advance(DAY_MS)
    expect((await withdraw(harness, playerId, 10_000, { bankAccountID })).ok).toBe(true)
    expect((await withdraw(harness, playerId, 10_000, { bankAccountID: added })).ok).toBe(true)
  })

  it.each(['beside', 'instead of'])('for 24 hours to an account that was added %s another', async (how) => {
    const playerId = await funded()
    const first = await ownAccount(harness, playerId)
    harness.clock.advance(MINUTE_MS)
    const added = await ownAccount(harness, playerId)
    harness.clock.advance(MINUTE_MS)
    if (how === 'instead of')
      await harness.call(financeDeleteBankAccount, { bankAccountID: first }, { playerId })
    expect(errorOf(await withdraw(harness, playerId, 10_000, { bankAccountID: added }))).toBe(
      'account_cooling',
    )
    if (how === 'beside')
      expect((await withdraw(harness, playerId, 10_000, { bankAccountID: first })).ok).toBe(true)
    harness.clock.advance(DAY_MS)
    expect((await withdraw(harness, playerId, 10_000, { bankAccountID: added })).ok).toBe(true)
  })

  it('for 24 hours to the first account of a player who paid in from a wallet', async () => {
    const playerId = harness.player()
    const form = { methodID: 31, amount: 20_000, walletNumber: '1234567891' }
    await harness.cashier.sandbox.act(refOf(await transfer(harness, playerId, form)), 'approve')
    await harness.cashier.sandbox.deliver()
    harness.clock.advance(MINUTE_MS)
    const bankAccountID = await ownAccount(harness, playerId)
    expect(errorOf(await withdraw(harness, playerId, 10_000, { bankAccountID }))).toBe('account_cooling')
    harness.clock.advance(DAY_MS)
    expect((await withdraw(harness, playerId, 10_000, { bankAccountID })).ok).toBe(true)
  })

  it("to an unknown or new wallet, or to another's identity number or phone (R36)", async () => {
    const playerId = await funded()
    const walletNumber = '1234567890'
    const ask = () => transfer(harness, playerId, { methodID: 131, amount: 20_000, walletNumber })
    expect(errorOf(await ask())).toBe('own_wallet')
    const paid = await transfer(harness, playerId, { methodID: 31, amount: 20_000, walletNumber })
    await harness.cashier.sandbox.act(refOf(paid), 'approve')
    await harness.cashier.sandbox.deliver()
    // A small deposit from a new wallet must not let the rest out through it at once.
    expect(errorOf(await ask())).toBe('wallet_cooling')
    harness.clock.advance(DAY_MS)
    expect((await ask()).ok).toBe(true)
    const cep = (change: object) =>
      transfer(harness, playerId, {
        methodID: 121,
        amount: 10_000,
        receiverPhone: PHONE,
        identityValidityDate: '2030-01-01',
        receiverIdentityNumber: IDENTITY_NUMBER,
        ...change,
      })
    expect(errorOf(await cep({ receiverIdentityNumber: '98765432150' }))).toBe('own_identity')
    expect(errorOf(await cep({ receiverPhone: '05327654321' }))).toBe('own_phone')
    expect((await cep({})).ok).toBe(true)
  })
})

describe('a payout', () => {
  it.each(['create', 'after_create', 'capture', 'after_capture'] as const)(
    'is paid once even if the process fails at %s',
    async (dies) => {
      const playerId = await funded()
      const id = await requested(playerId)
      await approve(id, 'ayse')
      world.dies = dies
      await harness.cashier.work()
      expect(['approved', 'paid']).toContain(await harness.stateOf(id))
      world.dies = null
      await workAll()
      expect(await harness.stateOf(id)).toBe('paid')
      expect(await moneyOf(playerId)).toEqual({ cash: 0, held: 0 })
    },
  )

  it('that fails does not block other payouts (F26)', async () => {
    const [stuck, free] = [await requested(await funded()), await requested(await funded())]
    await approve(stuck, 'ayse')
    world.dies = 'create'
    await harness.cashier.work()
    await approve(free, 'ayse')
    world.dies = null
    await harness.cashier.work()
    expect(await harness.stateOf(free)).toBe('paid')
    await workAll()
    expect(await harness.stateOf(stuck)).toBe('paid')
  })

  it('that the provider rejects returns the money', async () => {
    const playerId = await funded()
    const id = await requested(playerId)
    world.dies = 'create'
    await approve(id, 'ayse')
    await harness.cashier.work()
    const event = eventOf(id, AMOUNT, { type: 'failed' })
    await harness.cashier.receiveWebhook('sandbox', signed(harness, event))
    expect(await harness.stateOf(id)).toBe('rejected')
    expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT, held: 0 })
  })

  it('ignores a `paid` event before its approval and parks one with another amount', async () => {
    const playerId = await funded()
    const id = await requested(playerId)
    const tell = (amount: number) =>
      harness.cashier.receiveWebhook('sandbox', signed(harness, eventOf(id, amount)))
    await tell(AMOUNT)
    expect(await harness.stateOf(id)).toBe('requested')
    await approve(id, 'ayse')
    await tell(AMOUNT - 1)
    expect(await harness.stateOf(id)).toBe('pending_review')
    expect(await moneyOf(playerId)).toEqual({ cash: 0, held: AMOUNT })
    // Its order was never captured; after the refusal it cannot be.
    const decision = { paymentId: id, staff: 'ayse', note: 'not paid' }
    expect(await harness.cashier.approveWithdrawal(decision)).toMatchObject({ error: 'state_conflict' })
    expect(await harness.cashier.refuseWithdrawal(decision)).toMatchObject({ value: 'rejected' })
    const order = await harness.cashier.sandbox.find(id)
    await harness.cashier.sandbox.capture(order?.ref ?? '')
    expect(await harness.cashier.sandbox.find(id)).toMatchObject({ state: 'failed' })
    expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT, held: 0 })
  })

  it('waits 24 hours for a new address, and deducts the fee from the payout', async () => {
    const playerId = harness.player()
    const cryptoAddress = `T${'b'.repeat(33)}`
    const paid = await transfer(harness, playerId, { methodID: 71, amount: 40_000, cryptoAddress })
    await harness.cashier.sandbox.act(refOf(paid), 'approve')
    await harness.cashier.sandbox.deliver()
    const ask = () => transfer(harness, playerId, { methodID: 171, amount: 40_000, cryptoAddress })
    expect(errorOf(await ask())).toBe('address_cooling')
    harness.clock.advance(DAY_MS)
    const out = await ask()
    await approve(out.value.transactionID, 'ayse')
    const before = await harness.ledger.houseBalance('house:fees')
    await harness.cashier.work()
    expect(await harness.stateOf(out.value.transactionID)).toBe('paid')
    expect((await harness.ledger.houseBalance('house:fees')) - before).toBe(kurus(1_500))
    expect(await moneyOf(playerId)).toEqual({ cash: 0, held: 0 })
  })
})

describe('a deposit and a withdrawal', () => {
  it('cause no reconciliation differences', async () => {
    const playerId = harness.player()
    await paidDeposit(harness, playerId, 70_000)
    await approve(await requested(playerId, 30_000), 'ayse')
    await workAll()
    const mine = (await harness.cashier.reconcile()).filter((one) => one.kind !== 'parked_event')
    expect(mine).toEqual([])
  })
})
