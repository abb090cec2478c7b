import { financeListTransactions } from '@poyraz/contract'
import { DAY_MS, kurus, randomId } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { eventOf, paidDeposit, signed } from './fixtures/payments.ts'
import { AMOUNT, payoutsOf } from './fixtures/withdrawals.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
  await harness.ledger.openHouse('house:game:test')
})
afterAll(() => harness.close())
afterEach(async () => {
  harness.clock.set(NOON_MS)
  await expectBalancedBooks()
})

const { requested, moneyOf, expectBalancedBooks } = payoutsOf(() => harness)

const refOf = async (id: string) => (await harness.cashier.sandbox.find(id))?.ref ?? ''
const settle = (subject: string) =>
  harness.cashier.settleDifference({ subject, staff: 'ayse', note: 'the bank wrote' })
const settleDebt = (paymentId: string) =>
  harness.cashier.settleDebt({ paymentId, staff: 'ayse', note: 'let off' })
const owedOf = async (id: string) =>
  (await harness.cashier.debts()).debts.find(({ paymentId }) => paymentId === id)?.owed
const lost = async () => Number(await harness.ledger.houseBalance('house:chargebacks'))

async function takeBack(id: string): Promise<void> {
  await harness.cashier.sandbox.chargeBack(await refOf(id))
  await harness.cashier.sandbox.deliver()
}

/** The bank returns the money and sends the event. */
async function win(id: string): Promise<void> {
  await harness.cashier.sandbox.winDispute(await refOf(id))
  await harness.cashier.sandbox.deliver()
}

async function lose(owner: string, amount: number): Promise<void> {
  const legs = [{ reason: 'bet', debit: 'cash', credit: 'house:game:test', amount: kurus(amount) }]
  await harness.ledger.post({ owner, key: `play:${randomId()}`, inputHash: '0'.repeat(64), legs })
}

/** Returns the differences of one payment after a day, when no change is too recent to compare. */
async function differencesOf(id: string) {
  harness.clock.advance(DAY_MS)
  return (await harness.cashier.reconcile()).filter(({ subject }) => subject === id)
}

describe('a dispute that the house won (A16, R36)', () => {
  it('returns the taken money once, after a person asked the provider', async () => {
    const playerId = harness.player()
    const id = await paidDeposit(harness, playerId, AMOUNT)
    await takeBack(id)
    expect(await harness.cash(playerId)).toBe(0n)
    // A late duplicate of the `paid` event is not a won dispute.
    await harness.cashier.receiveWebhook('sandbox', signed(harness, eventOf(id, AMOUNT)))
    expect(await settle(id)).toEqual({ ok: true, value: 'reversed' })
    await win(id)
    expect([await harness.stateOf(id), await harness.cash(playerId)]).toEqual(['reversed', 0n])
    expect(await settle(id)).toEqual({ ok: true, value: 'approved' })
    expect(await settle(id)).toEqual({ ok: true, value: 'approved' })
    expect(await harness.cash(playerId)).toBe(BigInt(AMOUNT))
    const reply = await harness.call(financeListTransactions, { searchCategory: 6 }, { playerId })
    expect(reply).toMatchObject({
      value: { total: 2, items: [{ ref: id, amount: BigInt(AMOUNT), transaction_status: 1003 }, {}] },
    })
    expect(await differencesOf(id)).toEqual([])
    await takeBack(id)
    for (const [status, total] of [
      [1003, 1],
      [1007, 3],
    ] as const) {
      const lines = await harness.call(financeListTransactions, { status }, { playerId })
      expect(
        lines,
        'the deposit and both times that it was taken back, and that it came again',
      ).toMatchObject({ value: { total } })
    }
    const again = await harness.call(financeListTransactions, { searchCategory: 6 }, { playerId })
    expect(again).toMatchObject({
      value: { items: [1007, 1003, 1007].map((transaction_status) => ({ transaction_status })) },
    })
  })

  it('returns the paid part of the debt, clears the debt, and repays the house’s loss', async () => {
    const before = await lost()
    const playerId = harness.player()
    const id = await paidDeposit(harness, playerId, AMOUNT)
    const out = await requested(playerId, 20_000)
    await lose(playerId, 25_000)
    await takeBack(id)
    await harness.cashier.refuseWithdrawal({ paymentId: out, staff: 'ayse', note: 'no' })
    expect([await owedOf(id), await lost()]).toEqual([25_000n, before - 25_000])
    await win(id)
    expect(await settle(id)).toMatchObject({ value: 'approved' })
    expect([await owedOf(id), await lost()]).toEqual([undefined, before])
    expect(await moneyOf(playerId)).toEqual({ cash: 25_000, held: 0 })
    expect(await differencesOf(id)).toEqual([])
  })

  it('pays another debt of the player first, and can be charged back again', async () => {
    const playerId = harness.player()
    const [id, other] = [
      await paidDeposit(harness, playerId, AMOUNT),
      await paidDeposit(harness, playerId, AMOUNT),
    ]
    await lose(playerId, AMOUNT)
    await takeBack(id)
    await takeBack(other)
    expect(await owedOf(other)).toBe(BigInt(AMOUNT))
    await win(id)
    expect(await settle(id)).toMatchObject({ value: 'approved' })
    expect([await owedOf(other), await harness.cash(playerId)]).toEqual([undefined, 0n])
    for (const instance of [2, 3]) {
      await takeBack(id)
      expect(await owedOf(id), `instance ${instance}`).toBe(BigInt(AMOUNT))
      await harness.give(playerId, AMOUNT)
      expect(await settleDebt(id)).toMatchObject({ value: 'settled' })
      await win(id)
      expect(await settle(id)).toMatchObject({ value: 'approved' })
      expect(await harness.cash(playerId)).toBe(BigInt(AMOUNT))
      await lose(playerId, AMOUNT)
    }
    await takeBack(id)
    expect([await differencesOf(id), await differencesOf(other)]).toEqual([[], []])
  })

  it('is credited even to an excluded player with a closing account', async () => {
    const playerId = harness.player()
    const id = await paidDeposit(harness, playerId, AMOUNT)
    await takeBack(id)
    await sql`
      update compliance.gate set excluded = true, closed_at = now() where player_id = ${playerId}`.execute(
      harness.database.db,
    )
    await win(id)
    expect(await settle(id)).toMatchObject({ value: 'approved' })
    expect(await harness.cash(playerId)).toBe(BigInt(AMOUNT))
  })
})

describe('the reconciliation of debts (R36)', () => {
  const setOwed = (id: string, owed: number) =>
    sql`update cashier.payment set owed = ${owed} where id = ${id}`.execute(harness.database.db)
  /** Makes a deposit that is charged back after all of it was lost. */
  async function owing(): Promise<{ playerId: string; id: string }> {
    const playerId = harness.player()
    const id = await paidDeposit(harness, playerId, AMOUNT)
    await lose(playerId, AMOUNT)
    await takeBack(id)
    return { playerId, id }
  }

  it('finds no difference for a debt that is open, partly collected or written off', async () => {
    const { playerId, id } = await owing()
    expect(await differencesOf(id)).toEqual([])
    await harness.give(playerId, 20_000)
    expect(await settleDebt(id)).toMatchObject({ value: 'settled' })
    expect(await differencesOf(id)).toEqual([])
  })

  it('finds a debt cleared without a decision, a wrong debt, and unexplained debt money', async () => {
    const { playerId, id } = await owing()
    const differs = { kind: 'debt_amount', subject: id, found: String(AMOUNT) }
    await setOwed(id, 0)
    expect(await differencesOf(id)).toEqual([{ ...differs, expected: '0' }])
    await setOwed(id, AMOUNT + 1)
    expect(await differencesOf(id)).toEqual([{ ...differs, expected: String(AMOUNT + 1) }])
    await setOwed(id, AMOUNT)
    await harness.give(playerId, 5_000)
    const legs = [{ reason: 'chargeback', debit: 'cash', credit: 'house:chargebacks', amount: kurus(5_000) }]
    await harness.ledger.post({ owner: playerId, key: `debt:${id}:1`, inputHash: '0'.repeat(64), legs })
    expect(await differencesOf(id)).toEqual([{ ...differs, expected: String(AMOUNT), found: '45000' }])
  })
})
