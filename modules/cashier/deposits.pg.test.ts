import {
  financeCancelTransfer,
  financeListCashMethodsNew,
  financeListTransactions,
  financeListTransfers,
} from '@poyraz/contract'
import { MINUTE_MS, randomId } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { CARD, DEPOSIT_FORMS, eventOf, type Reply, refOf, signed, transfer } from './fixtures/payments.ts'

let harness: Harness
/** Point at which the provider call fails: before or after the order is created. */
let down: 'before' | 'after' | null = null

beforeAll(async () => {
  harness = await openHarness({
    providersOver: (sandbox) => [
      {
        ...sandbox,
        create: async (order) => {
          if (down === 'before') throw new Error('no route to the provider')
          const created = await sandbox.create(order)
          if (down === 'after') throw new Error('the answer was lost')
          return created
        },
      },
    ],
  })
})
afterAll(() => harness.close())
afterEach(async () => {
  down = null
  harness.clock.set(NOON_MS)
  await expectBalancedBooks()
})

async function expectBalancedBooks(): Promise<void> {
  expect(await harness.ledger.audit()).toEqual([])
}

const AMOUNT = 25_000
const open = (playerId: string, key?: string) =>
  transfer(harness, playerId, { methodID: CARD, amount: AMOUNT }, key)
const receive = (message: Parameters<Harness['cashier']['receiveWebhook']>[1]) =>
  harness.cashier.receiveWebhook('sandbox', message)
const fieldsOf = (reply: Reply) => reply.error?.fields?.map(({ field, error }) => [field, error])

describe('a deposit', () => {
  it.each(DEPOSIT_FORMS)(
    'by method $methodID is opened, paid on the hosted page and credited (R35)',
    async (form) => {
      const playerId = harness.player()
      const reply = await transfer(harness, playerId, form)
      expect(reply).toMatchObject({ ok: true, value: { status: 1000 } })
      const { transactionID } = reply.value
      expect(await harness.stateOf(transactionID)).toBe('awaiting_payment')
      expect(await harness.cash(playerId)).toBe(0n)
      expect(await harness.cashier.sandbox.act(refOf(reply), 'approve')).toBe(true)
      await harness.cashier.sandbox.deliver()
      expect(await harness.stateOf(transactionID)).toBe('approved')
      expect(await harness.cash(playerId)).toBe(BigInt(form.amount))
      const lines = await harness.call(financeListTransactions, {}, { playerId })
      expect(lines).toMatchObject({
        value: { items: [{ transaction_category_id: 1, transaction_status: 1003, ref: transactionID }] },
      })
    },
  )

  it('lists its steps with their times, and is hidden from other players', async () => {
    const playerId = harness.player()
    const reply = await open(playerId)
    const waiting = await harness.call(financeListTransfers, {}, { playerId })
    expect(waiting).toMatchObject({
      value: { items: [{ status: 1000, cancellable: 1, redirectUrl: reply.value.redirectUrl }] },
    })
    harness.clock.advance(MINUTE_MS)
    await harness.cashier.sandbox.act(refOf(reply), 'refuse')
    await harness.cashier.sandbox.deliver()
    const done = await harness.call(financeListTransfers, { Type: 1 }, { playerId, lang: 'en' })
    expect(done).toMatchObject({
      value: {
        items: [
          {
            name: 'Card',
            status: 1004,
            cancellable: 0,
            steps: [
              { status: 1000, date: new Date(NOON_MS).toISOString() },
              { status: 1000 },
              { status: 1004, date: new Date(NOON_MS + MINUTE_MS).toISOString() },
            ],
          },
        ],
      },
    })
    expect(
      JSON.stringify(done, (_, value) => (typeof value === 'bigint' ? Number(value) : value)),
    ).not.toContain('provider:')
    const stranger = { playerId: harness.player() }
    expect(await harness.call(financeListTransfers, {}, stranger)).toMatchObject({ value: { total: 0 } })
    const theirs = await harness.call(
      financeCancelTransfer,
      { transactionID: reply.value.transactionID },
      stranger,
    )
    expect(theirs).toMatchObject({ error: { error: 'not_found' } })
  })

  it('is opened once for 50 parallel calls with one key; the answer stays the same (A02, A03)', async () => {
    const playerId = harness.player()
    const key = randomId()
    const replies = await Promise.all(Array.from({ length: 50 }, () => open(playerId, key)))
    for (const reply of replies) expect(reply).toEqual(replies[0])
    await harness.cashier.sandbox.act(refOf(replies[0] as Reply), 'approve')
    await harness.cashier.sandbox.deliver()
    expect(await open(playerId, key)).toEqual(replies[0])
    expect(await harness.cash(playerId)).toBe(25_000n)
    const other = await transfer(harness, playerId, { methodID: CARD, amount: 26_000 }, key)
    expect(other.error).toEqual({ error: 'idempotency_conflict' })
  })

  it('reports missing and invalid fields of its own method only (S3.35, S5.9)', async () => {
    const ask = (input: { methodID: number; amount: number; [field: string]: unknown }) =>
      transfer(harness, harness.player(), input)
    expect(fieldsOf(await ask({ methodID: 11, amount: 1 }))).toEqual([
      ['amount', 'amount_range'],
      ['bankAccountID', 'account_required'],
    ])
    expect(fieldsOf(await ask({ methodID: 21, amount: 6_000 }))).toEqual([
      ['amount', 'amount_step'],
      ['senderPhone', 'required'],
      ['senderIdentityNumber', 'required'],
      ['receiverPhone', 'required'],
      ['receiverIdentityNumber', 'required'],
      ['referenceNumber', 'required'],
    ])
    expect(fieldsOf(await ask({ methodID: 31, amount: 5_000, walletNumber: '12' }))).toEqual([
      ['walletNumber', 'wallet_number'],
    ])
    expect(
      fieldsOf(await ask({ methodID: 72, amount: 25_000, cryptoAddress: `T${'a'.repeat(33)}` })),
    ).toEqual([['cryptoAddress', 'crypto_address']])
    // EFT follows bank hours, and this is a Saturday.
    const eft = { methodID: 12, amount: 10_000, bankAccountID: '00000000-0000-7000-8000-000000000001' }
    expect(fieldsOf(await ask(eft))).toEqual([['methodID', 'method_closed']])
    harness.clock.set(Date.parse('2026-11-23T13:59:59Z'))
    expect((await ask(eft)).ok).toBe(true)
    const listed = await harness.call(financeListCashMethodsNew, {}, { playerId: harness.player() })
    expect(
      JSON.stringify(listed, (_, value) => (typeof value === 'bigint' ? Number(value) : value)),
    ).toContain('"EFT"')
  })

  it('counts towards the player’s limits until it is cancelled', async () => {
    const playerId = harness.player()
    await sql`
      insert into compliance.window (player_id, kind, period, starts_on, amount, max)
      values (${playerId}, 'deposit', 'day', '2026-11-21', 0, 40000)`.execute(harness.database.db)
    const first = await open(playerId)
    const second = await open(playerId)
    expect(second.error).toMatchObject({
      error: 'limit_reached',
      data: { kind: 'deposit', period: 'day', max: 40_000 },
    })
    const { transactionID } = first.value
    const cancelled = await harness.call(financeCancelTransfer, { transactionID }, { playerId })
    expect(cancelled).toMatchObject({ value: { status: 1005 } })
    expect((await open(playerId)).ok).toBe(true)
  })

  it.each(['before', 'after'] as const)(
    'that fails %s the order is created continues with the same key (F27)',
    async (when) => {
      const playerId = harness.player()
      const key = randomId()
      down = when
      expect((await open(playerId, key)).error).toEqual({ error: 'provider_unreachable' })
      expect((await harness.call(financeListCashMethodsNew, {}, { playerId })).ok).toBe(true)
      down = null
      const reply = await open(playerId, key)
      expect(reply).toMatchObject({ ok: true, value: { status: 1000 } })
      expect(await harness.call(financeListTransfers, {}, { playerId })).toMatchObject({
        value: { total: 1 },
      })
      await harness.cashier.sandbox.act(refOf(reply), 'approve')
      await harness.cashier.sandbox.deliver()
      expect(await harness.cash(playerId)).toBe(25_000n)
    },
  )

  it('is credited even if its webhook arrives before the provider answers (F20)', async () => {
    const playerId = harness.player()
    down = 'after'
    await open(playerId)
    const { rows } = await sql<{ id: string; state: string }>`
      select id, state from cashier.payment where player_id = ${playerId}`.execute(harness.database.db)
    expect(rows).toMatchObject([{ state: 'created' }])
    await receive(signed(harness, eventOf(rows[0]?.id ?? '', AMOUNT)))
    expect(await harness.cash(playerId)).toBe(25_000n)
  })

  it('expires, and money that comes later is parked for a person', async () => {
    const playerId = harness.player()
    const reply = await open(playerId)
    const { transactionID } = reply.value
    harness.clock.advance(31 * MINUTE_MS)
    await harness.cashier.work()
    expect(await harness.stateOf(transactionID)).toBe('expired')
    expect(harness.dropped, 'a code that came with it').toContain(`payment:${transactionID}`)
    await harness.cashier.sandbox.act(refOf(reply), 'approve')
    await harness.cashier.sandbox.deliver()
    expect(await harness.stateOf(transactionID)).toBe('pending_review')
    expect(await harness.cash(playerId)).toBe(0n)
  })

  it.each(['', ' with an unknown order reference'])(
    'whose webhook was lost%s is checked at the provider before it expires',
    async (unknown) => {
      const playerId = harness.player()
      if (unknown) down = 'after'
      await open(playerId)
      const { rows } = await sql<{ id: string; ref: string }>`
        select p.id, s.ref from cashier.payment p join cashier.sandbox_payment s on s.payment_id = p.id
        where p.player_id = ${playerId}`.execute(harness.database.db)
      const { id = '', ref = '' } = rows[0] ?? {}
      await harness.cashier.sandbox.act(ref, 'approve')
      await sql`update cashier.sandbox_event set delivered_at = due_at where delivered_at is null`.execute(
        harness.database.db,
      )
      harness.clock.advance(31 * MINUTE_MS)
      await harness.cashier.work()
      expect([await harness.stateOf(id), await harness.cash(playerId)]).toEqual(['approved', 25_000n])
    },
  )
})

describe('the hosted page', () => {
  it('sends late, repeated and false events; only true ones credit, and once (F20)', async () => {
    const playerId = harness.player()
    const [late, often, lie] = [await open(playerId), await open(playerId), await open(playerId)]
    await harness.cashier.sandbox.act(refOf(late), 'delay')
    await harness.cashier.sandbox.act(refOf(often), 'duplicate')
    await harness.cashier.sandbox.act(refOf(lie), 'lie')
    await harness.cashier.sandbox.deliver()
    expect(await harness.cash(playerId)).toBe(25_000n)
    expect(await harness.stateOf(lie.value.transactionID)).toBe('pending_review')
    harness.clock.advance(MINUTE_MS)
    await harness.cashier.sandbox.deliver()
    expect(await harness.cash(playerId)).toBe(50_000n)
    // The money of the false event is refunded once, by a person with a reason.
    const refuse = (note: string) =>
      harness.cashier.refuseDeposit({ paymentId: lie.value.transactionID, staff: 'ayse', note })
    expect(await refuse('')).toEqual({ ok: false, error: 'note_required' })
    expect((await harness.cashier.parkedDeposits()).payments).toContainEqual(
      expect.objectContaining({ id: lie.value.transactionID }),
    )
    await Promise.all([refuse('wrong amount'), refuse('wrong amount')])
    await harness.cashier.work()
    expect(await harness.stateOf(lie.value.transactionID)).toBe('rejected')
    expect(await refuse('again')).toEqual({ ok: false, error: 'state_conflict' })
    expect(await harness.cash(playerId)).toBe(50_000n)
    // A finished order cannot change any more.
    expect(await harness.cashier.sandbox.act(refOf(often), 'refuse')).toBe(false)
  })
})
