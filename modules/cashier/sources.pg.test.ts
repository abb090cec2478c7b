import { financeSaveBankAccount } from '@poyraz/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, NAME, openHarness } from './fixtures/harness.ts'
import { ownAccount, paidDeposit, refOf, transfer } from './fixtures/payments.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const WALLET = 31
const IBAN = 'TR330006100519786457841326'

async function payFromWallet(playerId: string, walletNumber: string, action: 'approve' | 'refuse') {
  const reply = await transfer(harness, playerId, { methodID: WALLET, amount: 10_000, walletNumber })
  await harness.cashier.sandbox.act(refOf(reply), action)
  await harness.cashier.sandbox.deliver()
}

const saveAccount = (playerId: string) => {
  const account = { bankID: 1, owner: NAME, branchCode: '1', accountNumber: '1', iban: IBAN }
  return harness.call(financeSaveBankAccount, account, { playerId })
}

describe('evidence of payments from Türkiye (A48)', () => {
  it('is a saved bank account or a card that paid, but not a wallet', async () => {
    const [saver, payer, other] = [harness.player(), harness.player(), harness.player()]
    const signs = () => Promise.all([saver, payer, other].map((id) => harness.cashier.paysInLira(id)))
    expect(await signs()).toEqual([false, false, false])
    await ownAccount(harness, saver)
    await paidDeposit(harness, payer, 25_000)
    await payFromWallet(other, '1111111111', 'approve')
    expect(await signs()).toEqual([true, true, false])
    expect(harness.sources).toEqual([saver, payer, other])
  })

  it('is not a card whose payment failed', async () => {
    const playerId = harness.player()
    const reply = await transfer(harness, playerId, { methodID: 51, amount: 25_000 })
    await harness.cashier.sandbox.act(refOf(reply), 'refuse')
    await harness.cashier.sandbox.deliver()
    expect(await harness.cashier.paysInLira(playerId)).toBe(false)
  })
})

describe('a source that several players share (A18)', () => {
  it('is a bank account that both saved, or a wallet that paid for both', async () => {
    const [one, two, three, four] = [harness.player(), harness.player(), harness.player(), harness.player()]
    for (const playerId of [one, two]) expect((await saveAccount(playerId)).ok).toBe(true)
    for (const playerId of [two, three]) await payFromWallet(playerId, '2222222222', 'approve')
    await payFromWallet(four, '2222222222', 'refuse')
    await payFromWallet(four, '3333333333', 'approve')
    const shared = await harness.cashier.sharedSources()
    expect(new Map(shared.map(({ playerId, accounts }) => [playerId, accounts]))).toEqual(
      new Map([one, two, three].map((playerId) => [playerId, 2])),
    )
  })
})
