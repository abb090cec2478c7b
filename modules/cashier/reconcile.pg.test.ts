import { DAY_MS, HOUR_MS, kurus, MINUTE_MS, uuidv7 } from '@poyraz/kernel'
import { runJob } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { eventOf, paidDeposit, refOf, signed, transfer, withdraw } from './fixtures/payments.ts'
import { HOUSE_ACCOUNTS } from './house-accounts.ts'
import type { ProviderPayment } from './payments/provider.ts'

let harness: Harness
/** Changes the provider's report for a test. */
let change: (report: readonly ProviderPayment[]) => readonly ProviderPayment[] = (report) => report

beforeAll(async () => {
  harness = await openHarness({
    providersOver: (sandbox) => [{ ...sandbox, report: async () => change(await sandbox.report()) }],
  })
})
afterAll(() => harness.close())

/** Returns the differences one hour later, when no change is too recent to compare. */
async function differences(reported?: typeof change) {
  const nowMs = harness.clock.nowMs()
  harness.clock.set(nowMs + HOUR_MS)
  const found = await differencesNow(reported)
  harness.clock.set(nowMs)
  return found
}

function differencesNow(reported?: typeof change) {
  change = reported ?? ((report) => report)
  return harness.cashier.reconcile()
}

const replaced = (id: string, part: Partial<ProviderPayment>) => (report: readonly ProviderPayment[]) =>
  report.map((one) => (one.paymentId === id ? { ...one, ...part } : one))

/** Posts a ledger transaction that no cashier command writes. */
const post = (owner: string, key: string, amount: number) =>
  harness.ledger.post({
    owner,
    key,
    inputHash: '0'.repeat(64),
    legs: [{ reason: 'deposit', debit: 'house:method:51', credit: 'cash', amount: kurus(amount) }],
  })

describe('the reconciliation (R36)', () => {
  it('lists nothing if all payments agree, unfinished ones included', async () => {
    const playerId = harness.player()
    await paidDeposit(harness, playerId, 60_000)
    const refused = await transfer(harness, playerId, { methodID: 51, amount: 20_000 })
    await harness.cashier.sandbox.act(refOf(refused), 'refuse')
    await transfer(harness, playerId, { methodID: 61, amount: 20_000 })
    const out = await withdraw(harness, playerId, 20_000)
    await withdraw(harness, playerId, 10_000)
    await harness.cashier.approveWithdrawal({ paymentId: out.value.transactionID, staff: 'ayse', note: '' })
    await harness.cashier.work()
    const back = await paidDeposit(harness, harness.player(), 30_000)
    const order = (await harness.cashier.sandbox.report()).find((one) => one.paymentId === back)
    await harness.cashier.sandbox.chargeBack(order?.ref ?? '')
    await harness.cashier.sandbox.deliver()
    expect(await harness.stateOf(back)).toBe('reversed')
    const card = await harness.card(5_000)
    await transfer(harness, playerId, { methodID: 41, amount: 5_000, cardCode: card.code, cardPin: card.pin })
    expect(await differences()).toEqual([])
  })

  it('finds each payment that a report omits, adds or changes', async () => {
    const id = await paidDeposit(harness, harness.player(), 40_000)
    expect(await differences((report) => report.filter((one) => one.paymentId !== id))).toEqual([
      { kind: 'missing_at_provider', subject: id, expected: 'paid', found: 'none' },
    ])
    const [first] = await harness.cashier.sandbox.report()
    if (!first) throw new Error('there is a report')
    const stranger = { ...first, ref: 'stranger', paymentId: uuidv7(NOON_MS) }
    expect(await differences((report) => [...report, stranger])).toEqual([
      { kind: 'unknown_payment', subject: 'stranger', expected: 'none', found: 'paid' },
    ])
    expect(await differences(replaced(id, { state: 'refunded' }))).toEqual([
      { kind: 'provider_state', subject: id, expected: 'paid', found: 'refunded' },
    ])
    expect(await differences(replaced(id, { amount: 40_001n }))).toEqual([
      { kind: 'provider_amount', subject: id, expected: '40000', found: '40001' },
    ])
    expect(await differences(replaced(id, { currency: 'EUR' }))).toEqual([
      { kind: 'provider_currency', subject: id, expected: 'TRY', found: 'EUR' },
    ])
    expect(await differences(replaced(id, { account: 'x' }))).toEqual([
      { kind: 'provider_account', subject: id, expected: 'POYRAZ-51', found: 'x' },
    ])
  })

  it('skips payments that changed within 15 minutes, here or at the provider', async () => {
    const id = await paidDeposit(harness, harness.player(), 40_000)
    const without = (report: readonly ProviderPayment[]) => report.filter((one) => one.paymentId !== id)
    expect(await differencesNow(without)).toEqual([])
    harness.clock.advance(15 * MINUTE_MS - 1)
    expect(await differencesNow(without)).toEqual([])
    harness.clock.advance(1)
    expect(await differencesNow(without)).toHaveLength(1)
    // Refunded at the provider just now; the webhook has not arrived.
    const changedAt = new Date(harness.clock.nowMs() - 1)
    expect(await differencesNow(replaced(id, { state: 'refunded', changedAt }))).toEqual([])
    expect(await differences(replaced(id, { state: 'refunded', changedAt }))).toHaveLength(1)
    harness.clock.set(NOON_MS)
  })

  it('compares the transfer reference in capital letters', async () => {
    const transferred = { methodID: 13, amount: 30_000, bankAccountID: HOUSE_ACCOUNTS[0]?.id }
    const opened = await transfer(harness, harness.player(), { ...transferred, referenceNumber: ' kod-77 ' })
    await harness.cashier.sandbox.act(refOf(opened), 'approve')
    await harness.cashier.sandbox.deliver()
    expect(await differences()).toEqual([])
    const { transactionID: subject } = opened.value
    expect(await differences(replaced(subject, { reference: 'KOD-78' }))).toEqual([
      { kind: 'provider_reference', subject, expected: 'KOD-77', found: 'KOD-78' },
    ])
  })

  it('lists parked events until a person settles them', async () => {
    const nobody = uuidv7(NOON_MS)
    const message = signed(harness, eventOf(nobody, 1_000))
    await harness.cashier.receiveWebhook('sandbox', message)
    expect(await differences()).toEqual([
      { kind: 'parked_event', subject: message.id, expected: 'paid', found: 'unknown_payment' },
    ])
    const settle = (subject: string, note = 'not ours', staff = 'ayse') =>
      harness.cashier.settleDifference({ subject, staff, note })
    expect(await settle(message.id, '')).toEqual({ ok: false, error: 'note_required' })
    expect(await settle(message.id, 'x', '')).toEqual({ ok: false, error: 'staff_name' })
    expect(await settle(nobody)).toEqual({ ok: false, error: 'not_found' })
    expect(await settle(message.id)).toEqual({ ok: true, value: 'handled' })
    expect(await settle(message.id)).toEqual({ ok: false, error: 'not_found' })
    expect(await differences()).toEqual([])
    const { rows } = await sql`
      select handled_by, handled_note from cashier.payment_event where event_id = ${message.id}`.execute(
      harness.database.db,
    )
    expect(rows).toEqual([{ handled_by: 'staff:ayse', handled_note: 'not ours' }])
  })

  it.each(['the payment', 'the event'])(
    'applies the provider’s status when staff settle %s',
    async (what) => {
      const playerId = harness.player()
      const id = await paidDeposit(harness, playerId, 40_000)
      const order = await harness.cashier.sandbox.find(id)
      await harness.cashier.sandbox.chargeBack(order?.ref ?? '')
      await sql`update cashier.sandbox_event set delivered_at = due_at where delivered_at is null`.execute(
        harness.database.db,
      )
      const wrong = signed(harness, eventOf(id, 39_000, { type: 'charged_back' }))
      await harness.cashier.receiveWebhook('sandbox', wrong)
      expect((await differences()).map(({ kind }) => kind)).toEqual(['provider_state', 'parked_event'])
      const subject = what === 'the event' ? wrong.id : id
      const settled = await harness.cashier.settleDifference({
        subject,
        staff: 'ayse',
        note: 'asked the bank',
      })
      expect(settled).toEqual({ ok: true, value: 'reversed' })
      expect(await harness.cash(playerId)).toBe(0n)
      expect(await differences()).toEqual([])
      const shown = await harness.cashier.openPayment({ paymentId: id, staff: 'ayse' })
      expect(shown.ok && shown.value.steps.slice(-2)).toMatchObject([
        { actor: 'staff:ayse', state: 'approved', note: 'asked the bank' },
        { actor: 'provider:sandbox', state: 'reversed', note: 'charged_back' },
      ])
    },
  )

  it('saves one result per night, and fills nights without a server', async () => {
    const nightMs = Date.parse('2026-11-22T01:00:00Z')
    const nights = async () => {
      const { rows } = await sql<{ day: string }>`
        select day::text from cashier.reconciliation_run where finished_at is not null order by day`.execute(
        harness.database.db,
      )
      return rows.map(({ day }) => day.slice(-2))
    }
    expect(harness.cashier.jobs).toContainEqual(
      expect.objectContaining({ kind: 'scheduled', name: 'cashier.reconcile', cron: '0 4 * * *' }),
    )
    const reconcile = () => runJob(harness.cashier.jobs, 'cashier.reconcile')
    await harness.cashier.receiveWebhook('sandbox', signed(harness, eventOf(uuidv7(NOON_MS), 1_000)))
    const known = await differences()
    expect(known.length).toBeGreaterThan(0)
    harness.clock.set(nightMs)
    await reconcile()
    expect(harness.differences).toEqual(known)
    expect(await nights()).toEqual(['22'])
    harness.clock.set(nightMs + DAY_MS)
    await reconcile()
    expect(harness.differences).toEqual([...known, ...known])
    // The next server starts three days later in the afternoon and runs the reconciliation twice.
    harness.clock.set(nightMs + 4 * DAY_MS + 12 * HOUR_MS)
    await reconcile()
    expect(harness.differences).toEqual([...known, ...known, ...known])
    await reconcile()
    expect(await nights()).toEqual(['22', '23', '24', '25', '26'])
    expect(harness.cashier.latestRun()).toEqual({
      finishedAt: new Date(harness.clock.nowMs()),
      differences: known.length,
    })
    harness.clock.set(NOON_MS)
  })

  it('loads the newest result when a server starts', async () => {
    const finishedAt = new Date('2026-12-02T01:00:05Z')
    await sql`insert into cashier.reconciliation_run values ('2026-12-02', ${finishedAt}, ${finishedAt}, 7)`.execute(
      harness.database.db,
    )
    await runJob(harness.cashier.jobs, 'cashier.recall')
    expect(harness.cashier.latestRun()).toEqual({ finishedAt, differences: 7 })
  })

  it('finds ledger money without a payment, and payments without ledger money', async () => {
    const known = (await differences()).length
    const [owner, id] = [harness.player(), uuidv7(NOON_MS)]
    await post(owner, `payment:${id}`, 7_000)
    expect((await differences()).slice(0, 1)).toEqual([
      { kind: 'unknown_in_ledger', subject: id, expected: '0', found: '7000' },
    ])
    // One deposit is credited with another amount than requested; one is never credited.
    const playerId = harness.player()
    const opened = (await transfer(harness, playerId, { methodID: 51, amount: 20_000 })).value.transactionID
    await harness.ledger.openHouse('house:method:51')
    await post(playerId, `payment:${opened}`, 19_000)
    await setState(opened, 'approved')
    const lost = (await transfer(harness, playerId, { methodID: 51, amount: 21_000 })).value.transactionID
    await setState(lost, 'approved')
    const found = await differences()
    expect(found).toContainEqual({
      kind: 'ledger_amount',
      subject: opened,
      expected: '20000',
      found: '19000',
    })
    expect(found).toContainEqual({ kind: 'missing_in_ledger', subject: lost, expected: '21000', found: '0' })
    expect(found.length).toBe(known + 5)
  })
})

async function setState(id: string, state: string): Promise<void> {
  await sql`update cashier.payment set state = ${state}, due_at = null where id = ${id}`.execute(
    harness.database.db,
  )
}
