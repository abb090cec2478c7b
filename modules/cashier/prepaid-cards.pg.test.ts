import { financeListBankAccounts } from '@poyraz/contract'
import { DAY_MS, HOUR_MS, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { CARD, PREPAID, type Reply, transfer } from './fixtures/payments.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
afterEach(async () => {
  harness.clock.set(NOON_MS)
  await expectBalancedBooks()
})

async function expectBalancedBooks(): Promise<void> {
  expect(await harness.ledger.audit()).toEqual([])
}

const open = (playerId: string) => transfer(harness, playerId, { methodID: CARD, amount: 25_000 })
const fieldsOf = (reply: Reply) => reply.error?.fields?.map(({ field, error }) => [field, error])

const WRONG = [['cardCode', 'card_code']]
const wrongOf = (pin: string) => (pin === '0000' ? '1111' : '0000')

describe('a prepaid card', () => {
  const pay = (playerId: string, cardCode: string, cardPin: string, amount = 10_000) =>
    transfer(harness, playerId, { methodID: PREPAID, amount, cardCode, cardPin })

  it('pays its full value once, and is listed masked until it is removed', async () => {
    const playerId = harness.player()
    const { code, pin } = await harness.card(10_000)
    expect(fieldsOf(await pay(playerId, code, pin, 9_000))).toEqual([['amount', 'card_amount']])
    const grouped = code.replace(/(.{4})/g, '$1 ')
    const replies = await Promise.all(Array.from({ length: 5 }, () => pay(playerId, grouped, pin)))
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
    expect(replies.find((reply) => reply.ok)?.value.status).toBe(1003)
    expect(fieldsOf(await pay(harness.player(), code, pin))).toEqual([['cardCode', 'card_used']])
    expect(await harness.cash(playerId)).toBe(10_000n)
    const listed = await harness.call(financeListBankAccounts, { showPrepaid: true }, { playerId })
    expect(listed).toMatchObject({
      value: [{ kind: 'prepaid', accountNumber: `•••• •••• •••• ${code.slice(-4)}` }],
    })
    expect(await harness.call(financeListBankAccounts, {}, { playerId })).toEqual({ ok: true, value: [] })
    const { rows } = await sql<{ dump: string }>`
      select string_agg(t::text, ' ') as dump from (
        select p::text as t from cashier.payment p union all select c::text from cashier.prepaid_card c) x`.execute(
      harness.database.db,
    )
    expect(rows[0]?.dump).not.toContain(code)
  })

  it('is locked for an hour after five wrong tries, also in parallel', async () => {
    const playerId = harness.player()
    const { code, pin } = await harness.card(10_000)
    const wrong = wrongOf(pin)
    const tries = await Promise.all(Array.from({ length: 20 }, () => pay(playerId, code, wrong)))
    expect(tries.filter((reply) => reply.error.error === 'invalid_input')).toHaveLength(5)
    expect((await pay(playerId, code, pin)).error).toEqual({ error: 'locked' })
    expect((await open(playerId)).ok).toBe(true)
    harness.clock.advance(HOUR_MS - 1)
    expect((await pay(playerId, code, pin)).error).toEqual({ error: 'locked' })
    harness.clock.advance(1)
    expect((await pay(playerId, code, pin)).ok).toBe(true)
  })
  it('resets the count of wrong tries only if it pays', async () => {
    const playerId = harness.player()
    const target = await harness.card(10_000)
    const [used, spare] = [await harness.card(10_000), await harness.card(10_000)]
    expect((await pay(playerId, used.code, used.pin)).ok).toBe(true)
    const guess = () => pay(playerId, target.code, wrongOf(target.pin))
    for (let count = 0; count < 2; count++) expect(fieldsOf(await guess())).toEqual(WRONG)
    expect(fieldsOf(await pay(playerId, used.code, used.pin))).toEqual([['cardCode', 'card_used']])
    for (let count = 0; count < 2; count++) expect(fieldsOf(await guess())).toEqual(WRONG)
    expect(fieldsOf(await pay(playerId, spare.code, spare.pin, 9_000))).toEqual([['amount', 'card_amount']])
    const fresh = await harness.card(10_000)
    expect(fieldsOf(await pay(playerId, fresh.code, wrongOf(fresh.pin)))).toEqual(WRONG)
    expect((await pay(playerId, spare.code, spare.pin)).error).toEqual({ error: 'locked' })
    harness.clock.advance(HOUR_MS)
    for (let count = 0; count < 4; count++)
      expect(fieldsOf(await pay(playerId, fresh.code, wrongOf(fresh.pin)))).toEqual(WRONG)
    expect((await pay(playerId, spare.code, spare.pin)).ok).toBe(true)
    const other = await harness.card(10_000)
    expect(fieldsOf(await pay(playerId, other.code, wrongOf(other.pin)))).toEqual(WRONG)
    expect((await pay(playerId, other.code, other.pin)).ok).toBe(true)
  })

  it('allows five wrong tries over all players; an unknown code answers the same', async () => {
    const { code, pin } = await harness.card(10_000)
    for (const [tried, triedPin] of [
      [code, wrongOf(pin)],
      ['0000000000000000', '0000'],
    ] as const) {
      for (let count = 0; count < 5; count++)
        expect(fieldsOf(await pay(harness.player(), tried, triedPin))).toEqual(WRONG)
      expect((await pay(harness.player(), tried, triedPin)).error).toEqual({ error: 'locked' })
    }
    expect((await pay(harness.player(), code, pin)).error).toEqual({ error: 'locked' })
    harness.clock.advance(HOUR_MS)
    expect((await pay(harness.player(), code, pin)).ok).toBe(true)
  })
})

describe('a card that staff issue', () => {
  const issue = (amount: number, staff = 'ayse', note = 'kasada satıldı') =>
    harness.cashier.issueCard({ amount: kurus(amount), staff, note })
  const approve = (orderId: string, staff: string) => harness.cashier.approveCard({ orderId, staff })
  async function ordered(amount: number, staff?: string): Promise<string> {
    const issued = await issue(amount, staff)
    return issued.ok && issued.value.card === null ? issued.value.orderId : 'made at once'
  }

  it('needs a staff name, a reason and a valid amount', async () => {
    expect(await issue(10_000, '')).toEqual({ ok: false, error: 'staff_name' })
    expect(await issue(10_000, 'system')).toEqual({ ok: false, error: 'staff_name' })
    expect(await issue(10_000, 'ayse', ' ')).toEqual({ ok: false, error: 'note_required' })
    for (const amount of [0, 999, 10_000_001])
      expect(await issue(amount)).toEqual({ ok: false, error: 'amount_range' })
    const made = await issue(1_000, 'ayse@root', 'hediye')
    const { rows } = await sql`
      select o.asked_by, o.reason, o.amount, o.approved_by, c.amount as worth
      from cashier.card_order o join cashier.prepaid_card c on c.order_id = o.id
      where o.id = ${made.ok ? made.value.orderId : null}`.execute(harness.database.db)
    expect(rows).toEqual([
      { asked_by: 'staff:ayse@root', reason: 'hediye', amount: 1_000n, approved_by: null, worth: 1_000n },
    ])
  })

  it('with a large amount needs two people; only the second gets the code', async () => {
    const orderId = await ordered(1_000_000)
    expect((await harness.cashier.waitingCards()).orders.map(({ id }) => id)).toContain(orderId)
    expect(await approve(orderId, 'ayse@other')).toEqual({ ok: false, error: 'same_person' })
    expect(await approve(orderId, 'X')).toEqual({ ok: false, error: 'staff_name' })
    const answers = await Promise.all(['mert', 'deniz'].map((name) => approve(orderId, name)))
    const cards = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
    expect(cards).toEqual([{ code: expect.any(String), pin: expect.any(String), amount: 1_000_000n }])
    expect(await approve(orderId, 'veli')).toEqual({ ok: false, error: 'not_found' })
    expect((await harness.cashier.waitingCards()).orders.map(({ id }) => id)).not.toContain(orderId)
    const form = { methodID: PREPAID, amount: 1_000_000, cardCode: cards[0]?.code, cardPin: cards[0]?.pin }
    expect((await transfer(harness, harness.player(), form)).ok).toBe(true)
  })

  it('needs two people if small ones add up in a day; orders expire after a day', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => issue(300_000, 'zehra')))
    const orders = made.flatMap((one) => (one.ok && one.value.card === null ? [one.value.orderId] : []))
    expect(orders).toHaveLength(3)
    expect(await issue(100_000, 'zehra@root')).toMatchObject({ value: { card: null } })
    expect(await issue(100_000, 'ali')).toMatchObject({ value: { card: { amount: 100_000n } } })
    // A card with a second person's approval does not count as issued alone.
    expect((await approve(orders[0] ?? '', 'mert')).ok).toBe(true)
    harness.clock.advance(DAY_MS)
    expect(await approve(orders[1] ?? '', 'mert')).toEqual({ ok: false, error: 'not_found' })
    expect(await issue(900_000, 'zehra')).toMatchObject({ value: { card: { amount: 900_000n } } })
  })
})
