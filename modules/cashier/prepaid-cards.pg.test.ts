import { financeListBankAccounts } from '@poyraz/contract'
import { HOUR_MS, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type House, NOON_MS, openHouse } from './fixtures/house.ts'
import { CARD, PREPAID, type Reply, transfer } from './fixtures/payments.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
afterEach(async () => {
  house.clock.set(NOON_MS)
  await expectBalancedBooks()
})

async function expectBalancedBooks(): Promise<void> {
  expect(await house.ledger.audit()).toEqual([])
}

const open = (playerId: string) => transfer(house, playerId, { methodID: CARD, amount: 25_000 })
const fieldsOf = (reply: Reply) => reply.error?.fields?.map(({ field, error }) => [field, error])

const WRONG = [['cardCode', 'card_code']]
const wrongOf = (pin: string) => (pin === '0000' ? '1111' : '0000')

describe('a prepaid card', () => {
  const pay = (playerId: string, cardCode: string, cardPin: string, amount = 10_000) =>
    transfer(house, playerId, { methodID: PREPAID, amount, cardCode, cardPin })

  it('pays its whole value once, and is listed masked until it is removed', async () => {
    const playerId = house.player()
    const { code, pin } = await house.cashier.issueCard(kurus(10_000))
    expect(fieldsOf(await pay(playerId, code, pin, 9_000))).toEqual([['amount', 'card_amount']])
    const grouped = code.replace(/(.{4})/g, '$1 ')
    const replies = await Promise.all(Array.from({ length: 5 }, () => pay(playerId, grouped, pin)))
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
    expect(replies.find((reply) => reply.ok)?.value.status).toBe(1003)
    expect(fieldsOf(await pay(house.player(), code, pin))).toEqual([['cardCode', 'card_used']])
    expect(await house.cash(playerId)).toBe(10_000n)
    const listed = await house.call(financeListBankAccounts, { showPrepaid: true }, { playerId })
    expect(listed).toMatchObject({
      value: { items: [{ kind: 'prepaid', accountNumber: `•••• •••• •••• ${code.slice(-4)}` }] },
    })
    expect(await house.call(financeListBankAccounts, {}, { playerId })).toMatchObject({ value: { total: 0 } })
    const { rows } = await sql<{ dump: string }>`
      select string_agg(t::text, ' ') as dump from (
        select p::text as t from cashier.payment p union all select c::text from cashier.prepaid_card c) x`.execute(
      house.database.db,
    )
    expect(rows[0]?.dump).not.toContain(code)
  })

  it('is locked for an hour after five wrong tries, even when they come at once', async () => {
    const playerId = house.player()
    const { code, pin } = await house.cashier.issueCard(kurus(10_000))
    const wrong = wrongOf(pin)
    const tries = await Promise.all(Array.from({ length: 20 }, () => pay(playerId, code, wrong)))
    expect(tries.filter((reply) => reply.error.error === 'invalid_input')).toHaveLength(5)
    expect((await pay(playerId, code, pin)).error).toEqual({ error: 'locked' })
    expect((await open(playerId)).ok).toBe(true)
    house.clock.advance(HOUR_MS - 1)
    expect((await pay(playerId, code, pin)).error).toEqual({ error: 'locked' })
    house.clock.advance(1)
    expect((await pay(playerId, code, pin)).ok).toBe(true)
  })
  it('that is right, but used or of another value, forgets no wrong try; one that paid does', async () => {
    const playerId = house.player()
    const target = await house.cashier.issueCard(kurus(10_000))
    const [used, spare] = [
      await house.cashier.issueCard(kurus(10_000)),
      await house.cashier.issueCard(kurus(10_000)),
    ]
    expect((await pay(playerId, used.code, used.pin)).ok).toBe(true)
    const guess = () => pay(playerId, target.code, wrongOf(target.pin))
    for (let count = 0; count < 2; count++) expect(fieldsOf(await guess())).toEqual(WRONG)
    expect(fieldsOf(await pay(playerId, used.code, used.pin))).toEqual([['cardCode', 'card_used']])
    for (let count = 0; count < 2; count++) expect(fieldsOf(await guess())).toEqual(WRONG)
    expect(fieldsOf(await pay(playerId, spare.code, spare.pin, 9_000))).toEqual([['amount', 'card_amount']])
    const fresh = await house.cashier.issueCard(kurus(10_000))
    expect(fieldsOf(await pay(playerId, fresh.code, wrongOf(fresh.pin)))).toEqual(WRONG)
    expect((await pay(playerId, spare.code, spare.pin)).error).toEqual({ error: 'locked' })
    house.clock.advance(HOUR_MS)
    for (let count = 0; count < 4; count++)
      expect(fieldsOf(await pay(playerId, fresh.code, wrongOf(fresh.pin)))).toEqual(WRONG)
    expect((await pay(playerId, spare.code, spare.pin)).ok).toBe(true)
    const other = await house.cashier.issueCard(kurus(10_000))
    expect(fieldsOf(await pay(playerId, other.code, wrongOf(other.pin)))).toEqual(WRONG)
    expect((await pay(playerId, other.code, other.pin)).ok).toBe(true)
  })

  it('is guessed five times by all accounts together, and a code that there is not answers the same', async () => {
    const { code, pin } = await house.cashier.issueCard(kurus(10_000))
    for (const [tried, triedPin] of [
      [code, wrongOf(pin)],
      ['0000000000000000', '0000'],
    ] as const) {
      for (let count = 0; count < 5; count++)
        expect(fieldsOf(await pay(house.player(), tried, triedPin))).toEqual(WRONG)
      expect((await pay(house.player(), tried, triedPin)).error).toEqual({ error: 'locked' })
    }
    expect((await pay(house.player(), code, pin)).error).toEqual({ error: 'locked' })
    house.clock.advance(HOUR_MS)
    expect((await pay(house.player(), code, pin)).ok).toBe(true)
  })
})
