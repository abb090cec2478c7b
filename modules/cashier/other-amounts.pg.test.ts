import { DAY_MS, MINUTE_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { eventOf, signed } from './fixtures/payments.ts'
import { AMOUNT, payoutsOf } from './fixtures/withdrawals.ts'
import type { ProviderPayment } from './payments/provider.ts'

let harness: Harness
/** Differences of the provider's records from the request, by payment id. */
const told = new Map<string, Partial<ProviderPayment>>()

beforeAll(async () => {
  harness = await openHarness({
    providersOver: (sandbox) => {
      const changed = (one: ProviderPayment) => ({ ...one, ...told.get(one.paymentId) })
      return [
        {
          ...sandbox,
          async capture(ref) {
            await sandbox.capture(ref)
            // The tests send the `paid` event themselves.
            await sql`update cashier.sandbox_event set delivered_at = due_at`.execute(harness.database.db)
          },
          async find(id) {
            const known = await sandbox.find(id)
            return known && changed(known)
          },
          report: async () => (await sandbox.report()).map(changed),
        },
      ]
    },
  })
})
afterAll(() => harness.close())
afterEach(async () => {
  harness.clock.set(NOON_MS)
  await expectBalancedBooks()
})

const { funded, requested, moneyOf, approve, expectBalancedBooks } = payoutsOf(() => harness)
const take = (paymentId: string) =>
  harness.cashier.approveWithdrawal({ paymentId, staff: 'ayse', note: 'the bank wrote' })
const refuse = (paymentId: string, staff = 'ayse') =>
  harness.cashier.refuseWithdrawal({ paymentId, staff, note: 'another account' })
const LARGE = 1_000_000
const ELSEWHERE = 'TR330006100519786457841326'

async function differencesOf(id: string) {
  harness.clock.advance(DAY_MS)
  return (await harness.cashier.reconcile()).filter(({ subject }) => subject === id)
}

/** Makes a payout that the provider paid differently than requested, without an event so far. */
async function paidOut(change: Partial<ProviderPayment>, amount = AMOUNT) {
  const playerId = await funded(amount)
  const id = await requested(playerId, amount)
  for (const staff of amount < LARGE ? ['ayse'] : ['ayse', 'mert']) await approve(id, staff)
  await harness.cashier.work()
  told.set(id, change)
  expect(await harness.stateOf(id)).toBe('approved')
  return { playerId, id }
}

/** Makes the same and sends the event, so that the payout waits for staff. */
async function waiting(change: Partial<ProviderPayment>, amount = AMOUNT) {
  const payout = await paidOut(change, amount)
  const found = await harness.cashier.openPayment({ paymentId: payout.id, staff: 'ayse' })
  const account = found.ok ? found.value.account : ''
  await tell(payout.id, Number(change.amount ?? amount), { account: change.account ?? account })
  expect(await harness.stateOf(payout.id)).toBe('pending_review')
  return { ...payout, account }
}

async function tell(id: string, amount: number, change: Record<string, unknown>): Promise<void> {
  const event = signed(harness, eventOf(id, amount, change))
  expect(await harness.cashier.receiveWebhook('sandbox', event)).toBe('taken')
}

describe('a payout that its provider paid differently than requested (R36)', () => {
  it('waits for staff even without a webhook', async () => {
    const { playerId, id } = await paidOut({ amount: BigInt(AMOUNT - 1) })
    harness.clock.advance(6 * MINUTE_MS)
    await harness.cashier.work()
    expect([await harness.stateOf(id), harness.errors]).toEqual(['pending_review', []])
    expect(await moneyOf(playerId)).toEqual({ cash: 0, held: AMOUNT })
    const ids = (waits: Awaited<ReturnType<typeof harness.cashier.parkedDeposits>>) =>
      waits.payments.map((payment) => payment.id)
    expect(ids(await harness.cashier.pendingWithdrawals())).toContain(id)
    expect(ids(await harness.cashier.parkedDeposits())).not.toContain(id)
    const decision = { paymentId: id, staff: 'ayse', note: 'no deposit' }
    expect(await harness.cashier.refuseDeposit(decision)).toEqual({ ok: false, error: 'state_conflict' })
    expect(await harness.cashier.parkedOf(playerId)).toBe(0n)
    expect((await differencesOf(id)).map(({ kind }) => kind)).toEqual(['provider_amount'])
  })

  it('with too little is accepted as paid; the rest, and a later return, go to the player', async () => {
    const { playerId, id, account } = await waiting({ amount: 30_000n })
    expect(await refuse(id), 'it reached its player').toEqual({ ok: false, error: 'state_conflict' })
    const noNote = { paymentId: id, staff: 'ayse', note: '' }
    expect(await harness.cashier.approveWithdrawal(noNote)).toEqual({ ok: false, error: 'note_required' })
    expect(await take(id)).toEqual({ ok: true, value: 'paid' })
    expect(await take(id)).toEqual({ ok: false, error: 'state_conflict' })
    expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT - 30_000, held: 0 })
    expect(harness.paidOut.at(-1)).toBe(playerId)
    expect(await differencesOf(id)).toEqual([])
    await tell(id, 30_000, { type: 'charged_back', account })
    expect(await harness.stateOf(id)).toBe('returned')
    expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT, held: 0 })
    told.set(id, { amount: 30_000n, state: 'charged_back' })
    expect(await differencesOf(id)).toEqual([])
  })

  it('with too much uses the held money; the reconciliation keeps reporting the excess', async () => {
    const { playerId, id } = await waiting({ amount: BigInt(AMOUNT + 1) })
    expect(await take(id)).toEqual({ ok: true, value: 'paid' })
    expect(await moneyOf(playerId)).toEqual({ cash: 0, held: 0 })
    expect((await differencesOf(id)).map(({ kind }) => kind)).toEqual(['provider_amount'])
  })

  it('to another account is refused by staff; a large one not by its approvers', async () => {
    const small = await waiting({ account: ELSEWHERE })
    expect(await refuse(small.id)).toEqual({ ok: true, value: 'rejected' })
    expect(await moneyOf(small.playerId)).toEqual({ cash: AMOUNT, held: 0 })
    const large = await waiting({ account: ELSEWHERE }, LARGE)
    expect(await refuse(large.id, 'mert')).toEqual({ ok: false, error: 'same_person' })
    expect(await refuse(large.id, 'deniz')).toEqual({ ok: true, value: 'rejected' })
    expect(await moneyOf(large.playerId)).toEqual({ cash: LARGE, held: 0 })
  })

  it('ends without staff if an event matches the request or reports a failure', async () => {
    const right = await waiting({ amount: 1n })
    await tell(right.id, AMOUNT, { account: right.account })
    expect(await harness.stateOf(right.id)).toBe('paid')
    const failed = await waiting({ amount: 1n })
    await tell(failed.id, 1, { type: 'failed', account: failed.account })
    expect(await moneyOf(failed.playerId)).toEqual({ cash: AMOUNT, held: 0 })
  })

  it('and that is refunded meanwhile cannot be accepted as paid', async () => {
    const { playerId, id } = await waiting({ amount: 30_000n })
    told.set(id, { amount: 30_000n, state: 'refunded' })
    expect(await take(id)).toEqual({ ok: false, error: 'state_conflict' })
    expect(await refuse(id)).toEqual({ ok: true, value: 'rejected' })
    expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT, held: 0 })
  })
})
