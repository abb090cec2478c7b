import { financeCancelTransfer, financeListTransactions, TRANSACTION_STATUSES } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { assert, DAY_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { paidDeposit } from './fixtures/payments.ts'
import { payoutsOf } from './fixtures/withdrawals.ts'
import { hasStatus } from './store/status-condition.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const { requested, approve } = payoutsOf(() => harness)

async function cancelled(playerId: string): Promise<void> {
  const transactionID = await requested(playerId, 10_000)
  await harness.call(financeCancelTransfer, { transactionID }, { playerId })
}

async function linesOf(playerId: string, filter: object) {
  const reply = await harness.call(financeListTransactions, { limit: 100, ...filter }, { playerId })
  assert(reply.ok && 'items' in reply.value, 'the statement is listed')
  return reply.value.items
}

it('a filter by status finds the lines that show this status, and no other', async () => {
  const playerId = harness.player()
  await paidDeposit(harness, playerId, 100_000)
  await cancelled(playerId)
  await approve(await requested(playerId, 10_000), 'ayse')
  await harness.cashier.work()
  await approve(await requested(playerId, 20_000), 'ayse')
  const refused = await requested(playerId, 10_000)
  await harness.cashier.refuseWithdrawal({ paymentId: refused, staff: 'ayse', note: 'no' })
  await requested(playerId, 30_000)
  const all = await linesOf(playerId, {})
  const shown = new Set(all.map((line) => line.transaction_status))
  expect([...shown].sort()).toEqual([1000, 1002, 1003, 1004, 1005])
  for (const status of Object.values(TRANSACTION_STATUSES)) {
    const expected = all.filter((line) => line.transaction_status === status)
    expect(await linesOf(playerId, { status }), String(status)).toEqual(expected)
  }
})

type Node = {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly Plans?: readonly Node[]
}

/** Sums the payments that a plan read. */
function paymentsRead(node: Node): number {
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + paymentsRead(plan), 0)
  return node['Relation Name'] === 'payment' ? below + node['Actual Rows'] * node['Actual Loops'] : below
}

it('C06: a filter by status reads the payments of the lines of its period alone', async () => {
  const playerId = harness.player()
  await harness.give(playerId, 50_000)
  for (let n = 0; n < 15; n++) await cancelled(playerId)
  harness.clock.set(NOON_MS + DAY_MS)
  await cancelled(playerId)
  const read = await transact(harness.test.database.db, async (tx) => {
    // Otherwise the planner scans such a small table.
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': readonly { Plan: Node }[] }>`
      explain (analyze, buffers, format json)
      select from ledger.entry where owner = ${playerId} and code = 'cash'
        and seq >= ledger.seq_from(${playerId}, ${new Date(NOON_MS + DAY_MS)})
        and ${hasStatus(TRANSACTION_STATUSES.cancelled)}`.execute(tx)
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    assert(plan, 'the plan is told')
    return paymentsRead(plan)
  })
  // The withdrawal and its return.
  expect(read).toBe(2)
})
