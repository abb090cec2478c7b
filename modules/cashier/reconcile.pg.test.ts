import { DAY_MS, HOUR_MS, kurus, MINUTE_MS, uuidv7 } from '@poyraz/kernel'
import { runJob } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, NOON_MS, openHouse } from './fixtures/house.ts'
import { eventOf, paidDeposit, refOf, signed, transfer, withdraw } from './fixtures/payments.ts'
import { HOUSE_ACCOUNTS } from './house-accounts.ts'
import type { ProviderPayment } from './payments/provider.ts'

let house: House
/** Changes the provider's report for a test. */
let change: (report: readonly ProviderPayment[]) => readonly ProviderPayment[] = (report) => report

beforeAll(async () => {
  house = await openHouse({
    providersOver: (sandbox) => [{ ...sandbox, report: async () => change(await sandbox.report()) }],
  })
})
afterAll(() => house.close())

/** Returns the differences one hour later, when no change is too recent to compare. */
async function differences(reported?: typeof change) {
  const nowMs = house.clock.nowMs()
  house.clock.set(nowMs + HOUR_MS)
  const found = await differencesNow(reported)
  house.clock.set(nowMs)
  return found
}

function differencesNow(reported?: typeof change) {
  change = reported ?? ((report) => report)
  return house.cashier.reconcile()
}

const replaced = (id: string, part: Partial<ProviderPayment>) => (report: readonly ProviderPayment[]) =>
  report.map((one) => (one.paymentId === id ? { ...one, ...part } : one))

/** Posts a ledger transaction that no cashier command writes. */
const post = (owner: string, key: string, amount: number) =>
  house.ledger.post({
    owner,
    key,
    inputHash: '0'.repeat(64),
    legs: [{ reason: 'deposit', debit: 'house:method:51', credit: 'cash', amount: kurus(amount) }],
  })

describe('the reconciliation (R36)', () => {
  it('lists nothing if all payments agree, unfinished ones included', async () => {
    const playerId = house.player()
    await paidDeposit(house, playerId, 60_000)
    const refused = await transfer(house, playerId, { methodID: 51, amount: 20_000 })
    await house.cashier.sandbox.act(refOf(refused), 'refuse')
    await transfer(house, playerId, { methodID: 61, amount: 20_000 })
    const out = await withdraw(house, playerId, 20_000)
    await withdraw(house, playerId, 10_000)
    await house.cashier.approveWithdrawal({ paymentId: out.value.transactionID, staff: 'ayse', note: '' })
    await house.cashier.work()
    const back = await paidDeposit(house, house.player(), 30_000)
    const order = (await house.cashier.sandbox.report()).find((one) => one.paymentId === back)
    await house.cashier.sandbox.chargeBack(order?.ref ?? '')
    await house.cashier.sandbox.deliver()
    expect(await house.stateOf(back)).toBe('reversed')
    const card = await house.card(5_000)
    await transfer(house, playerId, { methodID: 41, amount: 5_000, cardCode: card.code, cardPin: card.pin })
    expect(await differences()).toEqual([])
  })

  it('finds each payment that a report omits, adds or changes', async () => {
    const id = await paidDeposit(house, house.player(), 40_000)
    expect(await differences((report) => report.filter((one) => one.paymentId !== id))).toEqual([
      { kind: 'missing_at_provider', subject: id, expected: 'paid', found: 'none' },
    ])
    const [first] = await house.cashier.sandbox.report()
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
    const id = await paidDeposit(house, house.player(), 40_000)
    const without = (report: readonly ProviderPayment[]) => report.filter((one) => one.paymentId !== id)
    expect(await differencesNow(without)).toEqual([])
    house.clock.advance(15 * MINUTE_MS - 1)
    expect(await differencesNow(without)).toEqual([])
    house.clock.advance(1)
    expect(await differencesNow(without)).toHaveLength(1)
    // Refunded at the provider just now; the webhook has not arrived.
    const changedAt = new Date(house.clock.nowMs() - 1)
    expect(await differencesNow(replaced(id, { state: 'refunded', changedAt }))).toEqual([])
    expect(await differences(replaced(id, { state: 'refunded', changedAt }))).toHaveLength(1)
    house.clock.set(NOON_MS)
  })

  it('compares the transfer reference in capital letters', async () => {
    const transferred = { methodID: 13, amount: 30_000, bankAccountID: HOUSE_ACCOUNTS[0]?.id }
    const opened = await transfer(house, house.player(), { ...transferred, referenceNumber: ' kod-77 ' })
    await house.cashier.sandbox.act(refOf(opened), 'approve')
    await house.cashier.sandbox.deliver()
    expect(await differences()).toEqual([])
    const { transactionID: subject } = opened.value
    expect(await differences(replaced(subject, { reference: 'KOD-78' }))).toEqual([
      { kind: 'provider_reference', subject, expected: 'KOD-77', found: 'KOD-78' },
    ])
  })

  it('lists parked events until a person settles them', async () => {
    const nobody = uuidv7(NOON_MS)
    const message = signed(house, eventOf(nobody, 1_000))
    await house.cashier.receiveWebhook('sandbox', message)
    expect(await differences()).toEqual([
      { kind: 'parked_event', subject: message.id, expected: 'paid', found: 'unknown_payment' },
    ])
    const settle = (subject: string, note = 'not ours', staff = 'ayse') =>
      house.cashier.settleDifference({ subject, staff, note })
    expect(await settle(message.id, '')).toEqual({ ok: false, error: 'note_required' })
    expect(await settle(message.id, 'x', '')).toEqual({ ok: false, error: 'staff_name' })
    expect(await settle(nobody)).toEqual({ ok: false, error: 'not_found' })
    expect(await settle(message.id)).toEqual({ ok: true, value: 'handled' })
    expect(await settle(message.id)).toEqual({ ok: false, error: 'not_found' })
    expect(await differences()).toEqual([])
    const { rows } = await sql`
      select handled_by, handled_note from cashier.payment_event where event_id = ${message.id}`.execute(
      house.database.db,
    )
    expect(rows).toEqual([{ handled_by: 'staff:ayse', handled_note: 'not ours' }])
  })

  it.each(['the payment', 'the event'])(
    'applies the provider’s status when staff settle %s',
    async (what) => {
      const playerId = house.player()
      const id = await paidDeposit(house, playerId, 40_000)
      const order = await house.cashier.sandbox.find(id)
      await house.cashier.sandbox.chargeBack(order?.ref ?? '')
      await sql`update cashier.sandbox_event set delivered_at = due_at where delivered_at is null`.execute(
        house.database.db,
      )
      const wrong = signed(house, eventOf(id, 39_000, { type: 'charged_back' }))
      await house.cashier.receiveWebhook('sandbox', wrong)
      expect((await differences()).map(({ kind }) => kind)).toEqual(['provider_state', 'parked_event'])
      const subject = what === 'the event' ? wrong.id : id
      const settled = await house.cashier.settleDifference({ subject, staff: 'ayse', note: 'asked the bank' })
      expect(settled).toEqual({ ok: true, value: 'reversed' })
      expect(await house.cash(playerId)).toBe(0n)
      expect(await differences()).toEqual([])
      const shown = await house.cashier.openPayment({ paymentId: id, staff: 'ayse' })
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
        select day::text from cashier.night where finished_at is not null order by day`.execute(
        house.database.db,
      )
      return rows.map(({ day }) => day.slice(-2))
    }
    expect(house.cashier.jobs).toContainEqual(
      expect.objectContaining({ kind: 'scheduled', name: 'cashier.reconcile', cron: '0 4 * * *' }),
    )
    const reconcile = () => runJob(house.cashier.jobs, 'cashier.reconcile')
    await house.cashier.receiveWebhook('sandbox', signed(house, eventOf(uuidv7(NOON_MS), 1_000)))
    const known = await differences()
    expect(known.length).toBeGreaterThan(0)
    house.clock.set(nightMs)
    await reconcile()
    expect(house.differences).toEqual(known)
    expect(await nights()).toEqual(['22'])
    house.clock.set(nightMs + DAY_MS)
    await reconcile()
    expect(house.differences).toEqual([...known, ...known])
    // The next server starts three days later in the afternoon and runs the reconciliation twice.
    house.clock.set(nightMs + 4 * DAY_MS + 12 * HOUR_MS)
    await reconcile()
    expect(house.differences).toEqual([...known, ...known, ...known])
    await reconcile()
    expect(await nights()).toEqual(['22', '23', '24', '25', '26'])
    expect(house.cashier.lastNight()).toEqual({
      finishedAt: new Date(house.clock.nowMs()),
      differences: known.length,
    })
    house.clock.set(NOON_MS)
  })

  it('loads the newest result when a server starts', async () => {
    const finishedAt = new Date('2026-12-02T01:00:05Z')
    await sql`insert into cashier.night values ('2026-12-02', ${finishedAt}, ${finishedAt}, 7)`.execute(
      house.database.db,
    )
    await runJob(house.cashier.jobs, 'cashier.recall')
    expect(house.cashier.lastNight()).toEqual({ finishedAt, differences: 7 })
  })

  it('finds ledger money without a payment, and payments without ledger money', async () => {
    const known = (await differences()).length
    const [owner, id] = [house.player(), uuidv7(NOON_MS)]
    await post(owner, `payment:${id}`, 7_000)
    expect((await differences()).slice(0, 1)).toEqual([
      { kind: 'unknown_in_ledger', subject: id, expected: '0', found: '7000' },
    ])
    // One deposit is credited with another amount than requested; one is never credited.
    const playerId = house.player()
    const opened = (await transfer(house, playerId, { methodID: 51, amount: 20_000 })).value.transactionID
    await house.ledger.openHouse('house:method:51')
    await post(playerId, `payment:${opened}`, 19_000)
    await setState(opened, 'approved')
    const lost = (await transfer(house, playerId, { methodID: 51, amount: 21_000 })).value.transactionID
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
    house.database.db,
  )
}
