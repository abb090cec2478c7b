import { kurus } from '@poyraz/kernel'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'
import { CARD, refOf, transfer } from './fixtures/payments.ts'
import { payoutsOf } from './fixtures/withdrawals.ts'

/** From this amount on two people decide. */
const LARGE = 1_000_000
/** Amount by which a false event of the sandbox exceeds the request. */
const LIE = 1_000

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.lost.clear())

const { approve, expectBalancedBooks, funded, requested } = payoutsOf(() => harness)
afterEach(expectBalancedBooks)

it('an approval by a person who has lost the right is none', async () => {
  const id = await requested(await funded(LARGE), LARGE)
  expect(await approve(id, 'ayse')).toEqual({ ok: true, value: 'in_review' })
  harness.lost.add('ayse')
  expect(await approve(id, 'mert')).toEqual({ ok: true, value: 'in_review' })
  expect(await approve(id, 'mert')).toEqual({ ok: false, error: 'same_person' })
  expect(await approve(id, 'fatma')).toEqual({ ok: true, value: 'approved' })
})

it('a proposal by a person who has lost the right is none', async () => {
  const reply = await transfer(harness, harness.player(), { methodID: CARD, amount: LARGE - LIE })
  await harness.cashier.sandbox.act(refOf(reply), 'lie')
  await harness.cashier.sandbox.deliver()
  const refuse = (staff: string) =>
    harness.cashier.refuseDeposit({ paymentId: reply.value.transactionID, staff, note: 'the payer asked' })
  expect(await refuse('ayse')).toEqual({ ok: true, value: 'proposed' })
  harness.lost.add('ayse')
  expect(await refuse('mert')).toEqual({ ok: true, value: 'proposed' })
  expect(await refuse('fatma')).toEqual({ ok: true, value: 'pending_review' })
})

it('an order of a card by a person who has lost the right is none', async () => {
  const order = { amount: kurus(LARGE), staff: 'ayse', note: 'kasada satıldı' }
  const issued = await harness.cashier.issueCard(order)
  const orderId = issued.ok ? issued.value.orderId : ''
  harness.lost.add('ayse')
  expect(await harness.cashier.approveCard({ orderId, staff: 'mert' })).toEqual({
    ok: false,
    error: 'not_found',
  })
  harness.lost.clear()
  expect(await harness.cashier.approveCard({ orderId, staff: 'mert' })).toMatchObject({ ok: true })
})
