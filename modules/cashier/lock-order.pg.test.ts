import { financeCancelTransfer } from '@poyraz/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'
import { CARD, eventOf, paidDeposit, signed, transfer, withdraw } from './fixtures/payments.ts'
import { AMOUNT, payoutsOf } from './fixtures/withdrawals.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ admission: { kycLevel: async () => 0 } })
})
afterAll(() => harness.close())

const { funded, requested, approve } = payoutsOf(() => harness)
const staff = { staff: 'ayse', note: 'seen' }
const tell = (id: string, change: Record<string, unknown>) =>
  harness.cashier.receiveWebhook('sandbox', signed(harness, eventOf(id, AMOUNT, change)))

/** Commands that write a payment, by name. Each is prepared for the player and returns the action. */
const WRITES: Readonly<Record<string, (playerId: string) => Promise<() => Promise<unknown>>>> = {
  async 'a deposit that is paid'(playerId) {
    const { value } = await transfer(harness, playerId, { methodID: CARD, amount: AMOUNT })
    return () => tell(value.transactionID, {})
  },
  async 'a chargeback'(playerId) {
    const id = await paidDeposit(harness, playerId, AMOUNT)
    return () => tell(id, { type: 'charged_back' })
  },
  async 'a withdrawal that is cancelled'(playerId) {
    const transactionID = await requested(playerId)
    return () => harness.call(financeCancelTransfer, { transactionID }, { playerId })
  },
  async 'a decision of staff'(playerId) {
    const paymentId = await requested(playerId)
    return () => approve(paymentId, 'ayse')
  },
  async 'a debt that staff settle'(playerId) {
    const id = await paidDeposit(harness, playerId, AMOUNT)
    await tell(id, { type: 'charged_back' })
    await harness.database.pool.query('update cashier.payment set owed = 1 where id = $1', [id])
    return () => harness.cashier.settleDebt({ paymentId: id, ...staff })
  },
  async 'a difference that staff settle'(playerId) {
    const subject = await paidDeposit(harness, playerId, AMOUNT)
    return () => harness.cashier.settleDifference({ subject, ...staff })
  },
  'a withdrawal that is asked for': async (playerId) => () => withdraw(harness, playerId, AMOUNT),
  'a deposit that is opened': async (playerId) => () =>
    transfer(harness, playerId, { methodID: CARD, amount: AMOUNT }),
}

it.each(Object.keys(WRITES))(
  'locks the gate of its player before it takes any other lock: %s',
  async (name) => {
    const playerId = await funded()
    const happens = await WRITES[name]?.(playerId)
    const client = await harness.database.pool.connect()
    try {
      await client.query('begin')
      await client.query('select compliance.lock_gates(array[$1::uuid])', [playerId])
      const done = happens?.()
      await expect.poll(waiting, { timeout: 5_000 }).toBe(1)
      await client.query('select from cashier.payment where player_id = $1 for update nowait', [playerId])
      await client.query("select cashier.left_of($1, 1, '{51}', null, 1)", [playerId])
      await client.query('commit')
      await done
    } finally {
      client.release(true)
    }
  },
)

/** Returns the number of transactions that wait for a lock. */
async function waiting(): Promise<number | null> {
  const { rowCount } = await harness.database.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rowCount
}
