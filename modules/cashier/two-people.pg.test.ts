import { DAY_MS, kurus, randomId } from '@poyraz/kernel'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { CARD, eventOf, paidDeposit, refOf, signed, transfer } from './fixtures/payments.ts'
import { payoutsOf } from './fixtures/withdrawals.ts'

/** From this amount on two people decide, in one payment or over the payments of 24 hours. */
const LARGE = 1_000_000
const SMALL = 500_000
/** Amount by which a false event of the sandbox exceeds the request. */
const LIE = 1_000

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
afterEach(async () => {
  harness.clock.set(NOON_MS)
  await expectBalancedBooks()
})

const { expectBalancedBooks } = payoutsOf(() => harness)

/** Makes a parked deposit: its payer paid this amount instead of the requested one. */
async function parked(received: number): Promise<string> {
  const reply = await transfer(harness, playerId, { methodID: CARD, amount: received - LIE })
  await harness.cashier.sandbox.act(refOf(reply), 'lie')
  await harness.cashier.sandbox.deliver()
  expect(await harness.stateOf(reply.value.transactionID)).toBe('pending_review')
  return reply.value.transactionID
}

describe('sending a parked deposit back', () => {
  const refuse = (paymentId: string, staff: string) =>
    harness.cashier.refuseDeposit({ paymentId, staff, note: 'the payer asked' })

  it('needs one person below the threshold, and two different people from it on', async () => {
    expect(await refuse(await parked(LARGE - 1), 'ayse')).toEqual({ ok: true, value: 'pending_review' })
    playerId = harness.player()
    const id = await parked(LARGE)
    expect(await refuse(id, 'ayse')).toEqual({ ok: true, value: 'proposed' })
    await harness.cashier.work()
    expect(await harness.stateOf(id)).toBe('pending_review')
    for (const same of ['ayse', 'ayse@root', 'a.yse'])
      expect(await refuse(id, same)).toEqual({ ok: false, error: 'same_person' })
    expect(await refuse(id, 'mert')).toEqual({ ok: true, value: 'pending_review' })
    await harness.cashier.work()
    expect(await harness.stateOf(id)).toBe('rejected')
  })

  it('C02: needs two people if small ones add up within 24 hours', async () => {
    const first = await parked(SMALL)
    expect(await refuse(first, 'ayse')).toEqual({ ok: true, value: 'pending_review' })
    await harness.cashier.work()
    expect(await harness.stateOf(first)).toBe('rejected')
    const second = await parked(SMALL)
    expect(await refuse(second, 'ayse')).toEqual({ ok: true, value: 'proposed' })
    harness.clock.advance(DAY_MS + 1)
    const third = await parked(SMALL - 1)
    expect(await refuse(third, 'mert'), 'the day is over').toEqual({ ok: true, value: 'pending_review' })
  })
})

describe('a deposit that was overpaid', () => {
  const refuse = (paymentId: string, staff: string) =>
    harness.cashier.refuseDeposit({ paymentId, staff, note: 'the payer asked' })

  it.each([
    ['at first', [LARGE]],
    ['by a later event', [SMALL + 1, LARGE]],
  ])('C02: needs two people by the received amount, reported %s', async (_, told) => {
    const id = (await transfer(harness, playerId, { methodID: CARD, amount: SMALL })).value.transactionID
    for (const amount of told)
      await harness.cashier.receiveWebhook('sandbox', signed(harness, eventOf(id, amount)))
    expect(await harness.stateOf(id)).toBe('pending_review')
    const shown = (await harness.cashier.parkedDeposits()).payments.find((one) => one.id === id)
    expect([shown?.amount, shown?.received]).toEqual([BigInt(SMALL), BigInt(LARGE)])
    expect(await refuse(id, 'ayse')).toEqual({ ok: true, value: 'proposed' })
    expect(await refuse(id, 'mert')).toEqual({ ok: true, value: 'pending_review' })
  })
})

describe('writing off a debt', () => {
  const settleDebt = (paymentId: string, staff: string) =>
    harness.cashier.settleDebt({ paymentId, staff, note: 'lost' })

  async function lose(amount: number): Promise<void> {
    const legs = [{ reason: 'bet', debit: 'cash', credit: 'house:game:test', amount: kurus(amount) }]
    await harness.ledger.post({ owner: playerId, key: `play:${randomId()}`, inputHash: '0'.repeat(64), legs })
  }

  it('C02: needs two people again for each dispute about one deposit', async () => {
    const id = await paidDeposit(harness, playerId, LARGE)
    const { sandbox } = harness.cashier
    const ref = (await sandbox.find(id))?.ref ?? ''
    await lose(LARGE)
    for (const dispute of [1, 2]) {
      await sandbox.chargeBack(ref)
      await sandbox.deliver()
      for (const [staff, value] of [
        ['ayse', 'proposed'],
        ['mert', 'settled'],
      ] as const)
        expect(await settleDebt(id, staff), `dispute ${dispute}`).toEqual({ ok: true, value })
      await sandbox.winDispute(ref)
      await sandbox.deliver()
      for (const staff of ['ayse', 'mert'])
        await harness.cashier.settleDifference({ subject: id, staff, note: 'the bank wrote' })
      expect(await harness.stateOf(id)).toBe('approved')
    }
  })
})

describe('restoring a deposit after a won dispute', () => {
  const settle = (subject: string, staff: string) =>
    harness.cashier.settleDifference({ subject, staff, note: 'the bank wrote' })

  async function won(amount: number): Promise<string> {
    const id = await paidDeposit(harness, playerId, amount)
    const ref = (await harness.cashier.sandbox.find(id))?.ref ?? ''
    await harness.cashier.sandbox.chargeBack(ref)
    await harness.cashier.sandbox.winDispute(ref)
    await harness.cashier.sandbox.deliver()
    return id
  }

  it('needs two different people from the threshold on', async () => {
    const id = await won(LARGE)
    expect(await settle(id, 'ayse')).toEqual({ ok: true, value: 'proposed' })
    expect(await settle(id, 'ayse@root')).toEqual({ ok: false, error: 'same_person' })
    expect(await harness.cash(playerId)).toBe(0n)
    expect(await settle(id, 'mert')).toEqual({ ok: true, value: 'approved' })
    expect(await harness.cash(playerId)).toBe(BigInt(LARGE))
  })

  it('C02: needs two people if several deposits add up in one day', async () => {
    const [first, second] = [await won(SMALL), await won(SMALL)]
    expect(await settle(first, 'ayse')).toEqual({ ok: true, value: 'proposed' })
    expect(await settle(first, 'mert')).toEqual({ ok: true, value: 'approved' })
    expect(await settle(second, 'ayse')).toEqual({ ok: true, value: 'proposed' })
    expect(await settle(second, 'mert')).toEqual({ ok: true, value: 'approved' })
    expect(await harness.cash(playerId)).toBe(BigInt(LARGE))
  })
})
