import {
  financeCheckBalance,
  financeListTransfers,
  prepayProcessTransaction,
  rgSelfExclude,
  rgTimeOut,
  TRANSACTION_STATUSES,
  ticketsList,
} from '@poyraz/contract'
import { fakeClock } from '@poyraz/testkit'
import { newPlayer, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stakeOnce } from './fixtures/stake-once.ts'

/** A time at which deposits earn tickets of a draw. */
const NOON_MS = Date.parse('2026-12-10T09:00:00Z')
const CARD = 51
/** Earns one ticket. */
const AMOUNT = 50_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: fakeClock(NOON_MS) })
})
afterAll(() => server.close())

/** Opens a deposit, runs `before`, pays the deposit and returns the outcome. */
async function paidAfter(
  before: (client: Awaited<ReturnType<typeof newPlayer>>['client']) => Promise<unknown>,
) {
  const { client, username, password } = await newPlayer(server)
  const reply = await client.call(prepayProcessTransaction, { methodID: CARD, amount: AMOUNT })
  await before(client)
  const { cashier, promotions } = server.context
  await cashier.sandbox.act(reply.data.redirectUrl?.split(/[/?]/).at(-2) ?? '', 'approve')
  await cashier.sandbox.deliver()
  await cashier.work()
  await promotions.work()
  await client.signIn(username, password)
  const [{ balance: cash } = { balance: 0 }] = (await client.call(financeCheckBalance, {})).data
  if (cash > 0) await stakeOnce(server, client, cash)
  const [[balance], tickets, [transfer]] = await Promise.all([
    client.call(financeCheckBalance, {}).then(({ data }) => data),
    client.call(ticketsList, { limit: 50, offset: 0 }).then(({ data }) => data),
    client.call(financeListTransfers, {}).then(({ data }) => data),
  ])
  return { balance: balance?.balance, tickets: tickets.length, status: transfer?.status }
}

it('a paid deposit is credited and earns a ticket once it is staked', async () => {
  const { paid: status } = TRANSACTION_STATUSES
  expect(await paidAfter(async () => {})).toEqual({ balance: AMOUNT, tickets: 1, status })
})

it.each(['a self-exclusion', 'a time-out'])('after %s it is returned and earns none (R41)', async (what) => {
  const { refused: status } = TRANSACTION_STATUSES
  const told = await paidAfter((client) =>
    what === 'a time-out' ? client.call(rgTimeOut, { hours: 24 }) : client.call(rgSelfExclude, { months: 6 }),
  )
  expect(told).toEqual({ balance: 0, tickets: 0, status })
})
