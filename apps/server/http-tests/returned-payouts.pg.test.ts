import {
  accountClose,
  financeCheckBalance,
  financeListCashMethodsNew,
  financeSaveBankAccount,
  financeSaveBankTransfer,
  userGetUserProfile,
} from '@poyraz/contract'
import { randomId } from '@poyraz/kernel'
import { newPlayer, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const FAST_OUT = 113
/** Maximum total of withdrawals without a verified identity. */
const UNVERIFIED_MAX = 1_000_000
const AMOUNT = 111_800

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function payee(balance: number) {
  const one = await newPlayer(server, balance)
  const { data: profile } = await one.client.call(userGetUserProfile, {})
  const account = { bankID: 1, branchCode: '1', accountNumber: '1', iban: 'TR330006100519786457841326' }
  const owner = `${profile.firstname} ${profile.lastname}`
  const saved = await one.client.call(financeSaveBankAccount, { ...account, owner })
  const { bankAccountID } = saved.data
  const ask = (amount: number) =>
    one.client.call(
      financeSaveBankTransfer,
      { methodID: FAST_OUT, amount, bankAccountID, identityValidityDate: '2090-01-01' },
      { key: randomId() },
    )
  return { ...one, uid: profile.uid, ask }
}

describe('a payout that is returned after its account closed', () => {
  it('is credited to its player, who logs in, withdraws it and closes the account again', async () => {
    const { cashier, compliance } = server.context
    const { client, username, password, uid, ask } = await payee(AMOUNT)
    const { transactionID: paymentId } = (await ask(AMOUNT)).data
    for (const staff of ['ayse', 'mert']) await cashier.approveWithdrawal({ paymentId, staff, note: '' })
    await cashier.work()
    expect((await client.call(accountClose, {})).data).toMatchObject({ state: 'closed' })
    await cashier.sandbox.chargeBack((await cashier.sandbox.find(paymentId))?.ref ?? '')
    await cashier.sandbox.deliver()
    const { accounts } = await cashier.closedWithMoney()
    expect(accounts.filter((one) => one.playerId === uid)).toMatchObject([
      { money: BigInt(AMOUNT), isReachable: true },
    ])
    await client.signIn(username, password)
    expect((await client.call(financeCheckBalance, {})).data).toMatchObject([{ cash: AMOUNT }])
    await compliance.work()
    const again = (await ask(AMOUNT)).data.transactionID
    for (const staff of ['ayse', 'mert'])
      await cashier.approveWithdrawal({ paymentId: again, staff, note: '' })
    await cashier.work()
    await compliance.work()
    const { rows } = await server.context.database.pool.query(
      "select kind from compliance.event where player_id = $1 and kind like 'account%' order by id",
      [uid],
    )
    const kinds = ['account_closing', 'account_closed', 'account_reopened', 'account_closed']
    expect(rows.map(({ kind }) => kind)).toEqual(kinds)
    expect(await server.context.ledger.audit()).toEqual([])
  })
})

describe('withdrawals of a player without a verified identity', () => {
  it('C02: eight parallel requests share one threshold, and the form shows the rest', async () => {
    const { client, ask } = await payee(2 * UNVERIFIED_MAX)
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(300_000)))
    expect(replies.filter(({ result }) => result)).toHaveLength(3)
    for (const reply of replies.filter(({ result }) => !result))
      expect(reply).toMatchObject({ error: 'kyc_required', data: { max: UNVERIFIED_MAX, left: 100_000 } })
    const shown = await client.call(financeListCashMethodsNew, { Type: 2, methodID: FAST_OUT })
    const [group] = shown.data.methods_list
    expect(group?.type === 'group' && group.methods[0]?.properties.unverifiedLeft).toBe(100_000)
  })
})
