import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'
import { paidDeposit } from './fixtures/payments.ts'
import { AMOUNT } from './fixtures/withdrawals.ts'

let harness: Harness
/** Runs once, after the provider answered and before the answer is used. */
let meanwhile: (() => Promise<unknown>) | null = null

beforeAll(async () => {
  harness = await openHarness({
    providersOver: (sandbox) => [
      {
        ...sandbox,
        async find(paymentId) {
          const known = await sandbox.find(paymentId)
          const happens = meanwhile
          meanwhile = null
          await happens?.()
          return known
        },
      },
    ],
  })
})
afterAll(() => harness.close())

it('does not take a provider answer from before a chargeback as a won dispute', async () => {
  const playerId = harness.player()
  const { sandbox } = harness.cashier
  const subject = await paidDeposit(harness, playerId, AMOUNT)
  meanwhile = async () => {
    await sandbox.chargeBack((await sandbox.find(subject))?.ref ?? '')
    await sandbox.deliver()
  }
  const settled = await harness.cashier.settleDifference({ subject, staff: 'ayse', note: 'seen' })
  expect(settled).toEqual({ ok: false, error: 'state_conflict' })
  expect([await harness.stateOf(subject), await harness.cash(playerId)]).toEqual(['reversed', 0n])
})

it('does not take an answer from before a second chargeback as a second won dispute', async () => {
  const playerId = harness.player()
  const { sandbox, settleDifference } = harness.cashier
  const subject = await paidDeposit(harness, playerId, AMOUNT)
  const ref = (await sandbox.find(subject))?.ref ?? ''
  const settle = (staff: string) => settleDifference({ subject, staff, note: 'seen' })
  await sandbox.chargeBack(ref)
  await sandbox.deliver()
  await sandbox.winDispute(ref)
  meanwhile = async () => {
    expect(await settle('mert')).toEqual({ ok: true, value: 'approved' })
    await sandbox.chargeBack(ref)
    await sandbox.deliver()
  }
  expect(await settle('ayse')).toEqual({ ok: false, error: 'state_conflict' })
  expect([await harness.stateOf(subject), await harness.cash(playerId)]).toEqual(['reversed', 0n])
})
