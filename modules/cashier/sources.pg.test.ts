import { financeSaveBankAccount } from '@poyraz/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, NAME, openHouse } from './fixtures/house.ts'
import { ownAccount, paidDeposit, refOf, transfer } from './fixtures/payments.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const WALLET = 31
const IBAN = 'TR330006100519786457841326'

async function payFromWallet(playerId: string, walletNumber: string, action: 'approve' | 'refuse') {
  const reply = await transfer(house, playerId, { methodID: WALLET, amount: 10_000, walletNumber })
  await house.cashier.sandbox.act(refOf(reply), action)
  await house.cashier.sandbox.deliver()
}

const saveAccount = (playerId: string) => {
  const account = { bankID: 1, owner: NAME, branchCode: '1', accountNumber: '1', iban: IBAN }
  return house.call(financeSaveBankAccount, account, { playerId })
}

describe('evidence of payments from Türkiye (A48)', () => {
  it('is a saved bank account or a card that paid, but not a wallet', async () => {
    const [saver, payer, other] = [house.player(), house.player(), house.player()]
    const signs = () => Promise.all([saver, payer, other].map((id) => house.cashier.paysInLira(id)))
    expect(await signs()).toEqual([false, false, false])
    await ownAccount(house, saver)
    await paidDeposit(house, payer, 25_000)
    await payFromWallet(other, '1111111111', 'approve')
    expect(await signs()).toEqual([true, true, false])
    expect(house.sources).toEqual([saver, payer, other])
  })

  it('is not a card whose payment failed', async () => {
    const playerId = house.player()
    const reply = await transfer(house, playerId, { methodID: 51, amount: 25_000 })
    await house.cashier.sandbox.act(refOf(reply), 'refuse')
    await house.cashier.sandbox.deliver()
    expect(await house.cashier.paysInLira(playerId)).toBe(false)
  })
})

describe('a source that several players share (A18)', () => {
  it('is a bank account that both saved, or a wallet that paid for both', async () => {
    const [one, two, three, four] = [house.player(), house.player(), house.player(), house.player()]
    for (const playerId of [one, two]) expect((await saveAccount(playerId)).ok).toBe(true)
    for (const playerId of [two, three]) await payFromWallet(playerId, '2222222222', 'approve')
    await payFromWallet(four, '2222222222', 'refuse')
    await payFromWallet(four, '3333333333', 'approve')
    const shared = await house.cashier.sharedSources()
    expect(new Map(shared.map(({ playerId, accounts }) => [playerId, accounts]))).toEqual(
      new Map([one, two, three].map((playerId) => [playerId, 2])),
    )
  })
})
