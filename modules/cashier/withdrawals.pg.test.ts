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
import type { AdmissionCode } from './ctx.ts'
import { type House, IDENTITY_NUMBER, NAME, NOON_MS, openHouse, PHONE } from './fixtures/house.ts'
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
  refusal: null as AdmissionCode | null,
  level: 1 as 0 | 1,
  dies: null as 'create' | 'after_create' | 'capture' | 'after_capture' | null,
}
let house: House

const dying = (when: typeof world.dies) => {
  if (world.dies === when) throw new Error(`gone: ${when}`)
}

beforeAll(async () => {
  house = await openHouse({
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
afterAll(() => house.close())
afterEach(async () => {
  Object.assign(world, {
    isProved: true,
    contactChangedAt: null,
    refusal: null,
    level: 1,
    dies: null,
  })
  house.clock.set(NOON_MS)
  await expectBalancedBooks()
})

const { funded, requested, moneyOf, approve, expectBalancedBooks } = payoutsOf(() => house)

/** Runs several rounds of work, enough for retries after a failure. */
async function workAll(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await house.cashier.work()
    house.clock.advance(6 * MINUTE_MS)
  }
}

describe('a withdrawal', () => {
  it('is held at once, approved and paid, and lists every step (S1.4, S3.36)', async () => {
    const playerId = await funded()
    const id = await requested(playerId, 30_000)
    expect(await moneyOf(playerId)).toEqual({ cash: 20_000, held: 30_000 })
    const held = await house.call(financeListTransactions, { searchCategory: 2 }, { playerId })
    expect(held).toMatchObject({
      value: { items: [{ amount: -30_000n, transaction_status: 1000, description: 'FAST', ref: id }] },
    })
    expect(await approve(id, 'ayse')).toEqual({ ok: true, value: 'approved' })
    house.paidOut.length = 0
    await house.cashier.work()
    expect(await house.stateOf(id)).toBe('paid')
    expect(await moneyOf(playerId)).toEqual({ cash: 20_000, held: 0 })
    expect(house.paidOut).toEqual([playerId])
    const paid = { searchCategory: 2, status: 1003 }
    expect(await house.call(financeListTransactions, paid, { playerId })).toMatchObject({
      value: { items: [{ transaction_category_id: 2, transaction_status: 1003, ref: id }], total: 1 },
    })
    const steps = await house.call(financeListTransfers, { transactionID: id }, { playerId })
    expect(steps).toMatchObject({
      value: { items: [{ status: 1003, steps: [{ status: 1000 }, { status: 1002 }, { status: 1003 }] }] },
    })
  })

  it('of the whole balance succeeds once in 50 parallel requests (A01)', async () => {
    const playerId = await funded()
    const bankAccountID = await ownAccount(house, playerId)
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => withdraw(house, playerId, AMOUNT, { bankAccountID, key: randomId() })),
    )
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
    for (const reply of replies.filter((one) => !one.ok)) expect(errorOf(reply)).toBe('insufficient_funds')
    expect(await moneyOf(playerId)).toEqual({ cash: 0, held: AMOUNT })
  })

  it('is made once per key; another amount under the key conflicts (A02, A03)', async () => {
    const playerId = await funded()
    const bankAccountID = await ownAccount(house, playerId)
    const key = randomId()
    const ask = (amount: number) => withdraw(house, playerId, amount, { bankAccountID, key })
    const replies = await Promise.all(Array.from({ length: 50 }, () => ask(20_000)))
    for (const reply of replies) expect(reply).toEqual(replies[0])
    expect(await moneyOf(playerId)).toEqual({ cash: 30_000, held: 20_000 })
    expect(errorOf(await ask(20_001))).toBe('idempotency_conflict')
    // The answer stays the same after a cancellation and without a fresh proof.
    const { transactionID } = (replies[0] as Reply).value
    await house.call(financeCancelTransfer, { transactionID }, { playerId })
    world.isProved = false
    expect(await ask(20_000)).toEqual(replies[0])
    expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT, held: 0 })
  })

  it('can be cancelled once by its player until it is approved', async () => {
    const playerId = await funded()
    const id = await requested(playerId)
    const cancel = () => house.call(financeCancelTransfer, { transactionID: id }, { playerId })
    const replies = await Promise.all([cancel(), cancel(), cancel()])
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
    expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT, held: 0 })
    expect(await house.call(financeListTransactions, { status: 1005 }, { playerId })).toMatchObject({
      value: { total: 2 },
    })
    const next = await requested(playerId)
    await approve(next, 'ayse')
    const late = await house.call(financeCancelTransfer, { transactionID: next }, { playerId })
    expect(late).toMatchObject({ error: { error: 'state_conflict' } })
  })

  it('is either cancelled or approved, never both', async () => {
    for (let round = 0; round < 10; round++) {
      const playerId = await funded()
      const id = await requested(playerId)
      const [cancelled, approved] = await Promise.all([
        house.call(financeCancelTransfer, { transactionID: id }, { playerId }),
        approve(id, 'ayse'),
      ])
      expect(cancelled.ok).not.toBe(approved.ok)
      expect(await house.stateOf(id)).toBe(cancelled.ok ? 'cancelled' : 'approved')
    }
  })
})

describe('a payout account', () => {
  it('is not saved without a fresh proof; a repeated call gets its first answer (R30)', async () => {
    const playerId = house.player()
    const bank = { bankID: 1, owner: NAME, branchCode: '1', accountNumber: '1' }
    const [first, other] = ['TR270090100000000000123456', 'TR330006100519786457841326']
    const save = (account: object, key = randomId()) =>
      house.call(financeSaveBankAccount, { ...bank, iban: first, ...account }, { playerId, key })
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
    const accounts = await house.call(financeListBankAccounts, {}, { playerId })
    expect(accounts).toMatchObject({ value: [{ bankAccountID, iban: first }] })
  })
})

describe('a withdrawal is refused', () => {
  it('without a fresh proof, above the unverified threshold, or by admission', async () => {
    const playerId = await funded(2_000_000)
    const bankAccountID = await ownAccount(house, playerId)
    world.isProved = false
    expect(errorOf(await withdraw(house, playerId, AMOUNT, { bankAccountID }))).toBe('step_up_required')
    world.isProved = true
    world.level = 0
    expect(errorOf(await withdraw(house, playerId, 1_000_001))).toBe('kyc_required')
    world.refusal = 'excluded'
    expect(errorOf(await withdraw(house, playerId, AMOUNT))).toBe('excluded')
    expect(await moneyOf(playerId)).toEqual({ cash: 2_000_000, held: 0 })
  })

  it("to another's account, with an expired identity card, or after a contact change (S3.36)", async () => {
    const playerId = await funded()
    const theirs = await ownAccount(house, house.player())
    expect(errorOf(await withdraw(house, playerId, AMOUNT, { bankAccountID: theirs }))).toBe('account')
    for (const identityValidityDate of [undefined, '2026-11-21', '2020-01-01']) {
      expect(errorOf(await withdraw(house, playerId, AMOUNT, { identityValidityDate }))).toBe(
        'identity_validity',
      )
    }
    world.contactChangedAt = new Date(NOON_MS - DAY_MS + 1)
    expect(errorOf(await withdraw(house, playerId, AMOUNT))).toBe('contact_cooling')
    world.contactChangedAt = new Date(NOON_MS - DAY_MS)
    expect((await withdraw(house, playerId, AMOUNT)).ok).toBe(true)
  })

  it('for 24 hours to a changed account or one added after the first withdrawal', async () => {
    const playerId = await funded()
    const bankAccountID = await ownAccount(house, playerId)
    expect((await withdraw(house, playerId, 10_000, { bankAccountID })).ok).toBe(true)
    house.clock.advance(HOUR_MS)
    const added = await ownAccount(house, playerId)
    expect(errorOf(await withdraw(house, playerId, 10_000, { bankAccountID: added }))).toBe('account_cooling')
    const change = { bankID: 1, owner: 'isil caglayan', branchCode: '2', accountNumber: '2' }
    const iban = 'TR330006100519786457841326'
    await house.call(financeSaveBankAccount, { bankAccountID, ...change, iban }, { playerId })
    expect(errorOf(await withdraw(house, playerId, 10_000, { bankAccountID }))).toBe('account_cooling')
    house.clock.advance(DAY_MS)
    expect((await withdraw(house, playerId, 10_000, { bankAccountID })).ok).toBe(true)
    expect((await withdraw(house, playerId, 10_000, { bankAccountID: added })).ok).toBe(true)
  })

  it.each(['beside', 'instead of'])('for 24 hours to an account that was added %s another', async (how) => {
    const playerId = await funded()
    const first = await ownAccount(house, playerId)
    house.clock.advance(MINUTE_MS)
    const added = await ownAccount(house, playerId)
    house.clock.advance(MINUTE_MS)
    if (how === 'instead of')
      await house.call(financeDeleteBankAccount, { bankAccountID: first }, { playerId })
    expect(errorOf(await withdraw(house, playerId, 10_000, { bankAccountID: added }))).toBe('account_cooling')
    if (how === 'beside')
      expect((await withdraw(house, playerId, 10_000, { bankAccountID: first })).ok).toBe(true)
    house.clock.advance(DAY_MS)
    expect((await withdraw(house, playerId, 10_000, { bankAccountID: added })).ok).toBe(true)
  })

  it('for 24 hours to the first account of a player who paid in from a wallet', async () => {
    const playerId = house.player()
    const form = { methodID: 31, amount: 20_000, walletNumber: '1234567891' }
    await house.cashier.sandbox.act(refOf(await transfer(house, playerId, form)), 'approve')
    await house.cashier.sandbox.deliver()
    house.clock.advance(MINUTE_MS)
    const bankAccountID = await ownAccount(house, playerId)
    expect(errorOf(await withdraw(house, playerId, 10_000, { bankAccountID }))).toBe('account_cooling')
    house.clock.advance(DAY_MS)
    expect((await withdraw(house, playerId, 10_000, { bankAccountID })).ok).toBe(true)
  })

  it("to an unknown or new wallet, or to another's identity number or phone (R36)", async () => {
    const playerId = await funded()
    const walletNumber = '1234567890'
    const ask = () => transfer(house, playerId, { methodID: 131, amount: 20_000, walletNumber })
    expect(errorOf(await ask())).toBe('own_wallet')
    const paid = await transfer(house, playerId, { methodID: 31, amount: 20_000, walletNumber })
    await house.cashier.sandbox.act(refOf(paid), 'approve')
    await house.cashier.sandbox.deliver()
    // A small deposit from a new wallet must not let the rest out through it at once.
    expect(errorOf(await ask())).toBe('wallet_cooling')
    house.clock.advance(DAY_MS)
    expect((await ask()).ok).toBe(true)
    const cep = (change: object) =>
      transfer(house, playerId, {
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
      await house.cashier.work()
      expect(['approved', 'paid']).toContain(await house.stateOf(id))
      world.dies = null
      await workAll()
      expect(await house.stateOf(id)).toBe('paid')
      expect(await moneyOf(playerId)).toEqual({ cash: 0, held: 0 })
    },
  )

  it('that fails does not block other payouts (F26)', async () => {
    const [stuck, free] = [await requested(await funded()), await requested(await funded())]
    await approve(stuck, 'ayse')
    world.dies = 'create'
    await house.cashier.work()
    await approve(free, 'ayse')
    world.dies = null
    await house.cashier.work()
    expect(await house.stateOf(free)).toBe('paid')
    await workAll()
    expect(await house.stateOf(stuck)).toBe('paid')
  })

  it('that the provider rejects returns the money', async () => {
    const playerId = await funded()
    const id = await requested(playerId)
    world.dies = 'create'
    await approve(id, 'ayse')
    await house.cashier.work()
    const event = eventOf(id, AMOUNT, { type: 'failed' })
    await house.cashier.receiveWebhook('sandbox', signed(house, event))
    expect(await house.stateOf(id)).toBe('rejected')
    expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT, held: 0 })
  })

  it('ignores a `paid` event before its approval and parks one with another amount', async () => {
    const playerId = await funded()
    const id = await requested(playerId)
    const tell = (amount: number) =>
      house.cashier.receiveWebhook('sandbox', signed(house, eventOf(id, amount)))
    await tell(AMOUNT)
    expect(await house.stateOf(id)).toBe('requested')
    await approve(id, 'ayse')
    await tell(AMOUNT - 1)
    expect(await house.stateOf(id)).toBe('pending_review')
    expect(await moneyOf(playerId)).toEqual({ cash: 0, held: AMOUNT })
    // Its order was never captured; after the refusal it cannot be.
    const decision = { paymentId: id, staff: 'ayse', note: 'not paid' }
    expect(await house.cashier.approveWithdrawal(decision)).toMatchObject({ error: 'state_conflict' })
    expect(await house.cashier.refuseWithdrawal(decision)).toMatchObject({ value: 'rejected' })
    const order = await house.cashier.sandbox.find(id)
    await house.cashier.sandbox.capture(order?.ref ?? '')
    expect(await house.cashier.sandbox.find(id)).toMatchObject({ state: 'failed' })
    expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT, held: 0 })
  })

  it('waits 24 hours for a new address, and deducts the fee from the payout', async () => {
    const playerId = house.player()
    const cryptoAddress = `T${'b'.repeat(33)}`
    const paid = await transfer(house, playerId, { methodID: 71, amount: 40_000, cryptoAddress })
    await house.cashier.sandbox.act(refOf(paid), 'approve')
    await house.cashier.sandbox.deliver()
    const ask = () => transfer(house, playerId, { methodID: 171, amount: 40_000, cryptoAddress })
    expect(errorOf(await ask())).toBe('address_cooling')
    house.clock.advance(DAY_MS)
    const out = await ask()
    await approve(out.value.transactionID, 'ayse')
    const before = await house.ledger.houseBalance('house:fees')
    await house.cashier.work()
    expect(await house.stateOf(out.value.transactionID)).toBe('paid')
    expect((await house.ledger.houseBalance('house:fees')) - before).toBe(kurus(1_500))
    expect(await moneyOf(playerId)).toEqual({ cash: 0, held: 0 })
  })
})

describe('a deposit and a withdrawal', () => {
  it('cause no reconciliation differences', async () => {
    const playerId = house.player()
    await paidDeposit(house, playerId, 70_000)
    await approve(await requested(playerId, 30_000), 'ayse')
    await workAll()
    const mine = (await house.cashier.reconcile()).filter((one) => one.kind !== 'parked_event')
    expect(mine).toEqual([])
  })
})
