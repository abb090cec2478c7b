import { afterAll, beforeAll, expect, it } from 'vitest'
import { type House, openHouse } from './fixtures/house.ts'
import { paidDeposit } from './fixtures/payments.ts'
import { AMOUNT } from './fixtures/withdrawals.ts'

let house: House
/** Runs once, after the provider answered and before the answer is used. */
let meanwhile: (() => Promise<unknown>) | null = null

beforeAll(async () => {
  house = await openHouse({
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
afterAll(() => house.close())

it('does not take a provider answer from before a chargeback as a won dispute', async () => {
  const playerId = house.player()
  const { sandbox } = house.cashier
  const subject = await paidDeposit(house, playerId, AMOUNT)
  meanwhile = async () => {
    await sandbox.chargeBack((await sandbox.find(subject))?.ref ?? '')
    await sandbox.deliver()
  }
  const settled = await house.cashier.settleDifference({ subject, staff: 'ayse', note: 'seen' })
  expect(settled).toEqual({ ok: false, error: 'state_conflict' })
  expect([await house.stateOf(subject), await house.cash(playerId)]).toEqual(['reversed', 0n])
})

it('does not take an answer from before a second chargeback as a second won dispute', async () => {
  const playerId = house.player()
  const { sandbox, settleDifference } = house.cashier
  const subject = await paidDeposit(house, playerId, AMOUNT)
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
  expect([await house.stateOf(subject), await house.cash(playerId)]).toEqual(['reversed', 0n])
})
