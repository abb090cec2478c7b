import {
  financeCheckBalance,
  financeListCashMethodsNew,
  financeListTransactions,
  prepayProcessTransaction,
} from '@poyraz/contract'
import { DAY_MS, kurus, randomId, uuidv7 } from '@poyraz/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'

let harness: Harness
let call: Harness['call']

beforeAll(async () => {
  harness = await openHarness()
  call = harness.call
})
afterAll(() => harness.close())

const NOT_DEFINED = { error: 'invalid_input', fields: [{ field: 'methodID', error: 'payment_method' }] }
const player = () => harness.player()
const pay = (playerId: string, amount: number, key?: string) =>
  call(prepayProcessTransaction, { methodID: 1, amount }, { playerId, ...(key ? { key } : {}) })

async function balance(playerId: string) {
  const reply = await call(financeCheckBalance, {}, { playerId })
  if (!reply.ok) throw new Error('refused')
  return (reply.value as readonly { balance: bigint }[])[0]
}

async function statement(playerId: string, filter: Record<string, unknown> = {}) {
  const reply = await call(financeListTransactions, filter, { playerId })
  if (!reply.ok || Array.isArray(reply.value)) throw new Error('refused')
  return reply.value as {
    items: readonly { id: string; amount: bigint; description: string }[]
    total: number
  }
}

describe('the sandbox method', () => {
  it('is listed for deposits with its limits in both languages, not for withdrawals (S1.3)', async () => {
    const playerId = player()
    const tr = await call(financeListCashMethodsNew, {}, { playerId })
    // It is the first in the list.
    expect(tr.ok && tr.value.methods_list[0]).toMatchObject({
      name: 'Oyun parası',
      properties: { id: 1, min: 1_000n, max: 10_000_000n, fee: 0n, fields: [] },
    })
    const en = await call(financeListCashMethodsNew, { methodID: 1 }, { playerId, lang: 'en' })
    expect(en.ok && en.value.methods_list).toMatchObject([{ type: 'single', name: 'Play money (Sandbox)' }])
    const out = await call(financeListCashMethodsNew, { Type: 2, methodID: 1 }, { playerId })
    expect(out.ok && out.value.methods_list).toEqual([])
  })

  it('credits at once; balance and statement agree', async () => {
    const playerId = player()
    const paid = await pay(playerId, 25_000)
    expect(paid.ok && paid.value.status).toBe(1003)
    expect(await balance(playerId)).toEqual({
      balance: 25_000n,
      cash: 25_000n,
      bonus: 0n,
      held: 0n,
      currency: 'TRY',
    })
    const { items } = await statement(playerId)
    expect(items).toMatchObject([
      {
        id: paid.ok && paid.value.transactionID,
        amount: 25_000n,
        balanceAfter: 25_000n,
        description: 'Oyun parası',
      },
    ])
  })

  it.each([1, 999, 10_000_001])('refuses %d kuruş (S5.5)', async (amount) => {
    const playerId = player()
    const reply = await pay(playerId, amount)
    expect(!reply.ok && reply.error).toEqual({
      error: 'invalid_input',
      fields: [{ field: 'amount', error: 'amount_range' }],
    })
    expect((await balance(playerId))?.balance).toBe(0n)
  })

  it.each([1_000, 10_000_000])('accepts its limit of %d kuruş (S5.5)', async (amount) => {
    expect((await pay(player(), amount)).ok).toBe(true)
  })

  it('pays once for 50 parallel calls with one key, and refuses the key for another amount', async () => {
    const playerId = player()
    const key = randomId()
    const replies = await Promise.all(Array.from({ length: 50 }, () => pay(playerId, 5_000, key)))
    expect(new Set(replies.map((reply) => reply.ok && reply.value.transactionID)).size).toBe(1)
    expect((await balance(playerId))?.balance).toBe(5_000n)
    const other = await pay(playerId, 6_000, key)
    expect(!other.ok && other.error.error).toBe('idempotency_conflict')
    // The same key text of another player is a different key.
    expect((await pay(player(), 6_000, key)).ok).toBe(true)
  })

  it('accepts specified fields that have no effect, and refuses withdrawals (S3.35)', async () => {
    const playerId = player()
    const ask = (input: { Type?: 1 | 2; promoCode?: string }) =>
      call(prepayProcessTransaction, { methodID: 1, amount: 5_000, ...input }, { playerId })
    expect((await ask({ Type: 1, promoCode: 'LALE' })).ok).toBe(true)
    const out = await ask({ Type: 2 })
    expect(!out.ok && out.error).toEqual(NOT_DEFINED)
    expect((await balance(playerId))?.balance).toBe(5_000n)
  })

  it('credits a seeded player once per key', async () => {
    const playerId = player()
    const gift = { playerId, amount: kurus(70_000), key: 'seed-gift-000001' }
    await Promise.all([harness.cashier.depositSandbox(gift), harness.cashier.depositSandbox(gift)])
    await harness.cashier.depositSandbox(gift)
    expect((await balance(playerId))?.balance).toBe(70_000n)
    await expect(harness.cashier.depositSandbox({ ...gift, amount: kurus(1) })).rejects.toThrow(
      'amount_range',
    )
  })

  it('refuses an unknown method as not defined (S5.8)', async () => {
    const reply = await call(
      prepayProcessTransaction,
      { methodID: 77, amount: 5_000 },
      { playerId: player() },
    )
    expect(!reply.ok && reply.error).toEqual(NOT_DEFINED)
  })
})

describe('the statement', () => {
  it('filters by Istanbul day, id, size, type, category and status, and pages (S3.17, S3.20, S7.33)', async () => {
    const playerId = player()
    harness.clock.set(Date.parse('2026-11-20T20:59:59Z'))
    await pay(playerId, 1_000)
    harness.clock.set(Date.parse('2026-11-20T21:00:00Z'))
    await pay(playerId, 2_000)
    await pay(playerId, 3_000)
    harness.clock.advance(DAY_MS)
    await pay(playerId, 4_000)
    const amounts = async (filter: Record<string, unknown>) =>
      (await statement(playerId, filter)).items.map((item) => item.amount)
    expect(await amounts({})).toEqual([4_000n, 3_000n, 2_000n, 1_000n])
    expect(await amounts({ startDate: '2026-11-21', endDate: '2026-11-21' })).toEqual([3_000n, 2_000n])
    expect(await amounts({ endDate: '2026-11-20' })).toEqual([1_000n])
    expect(await amounts({ OrderPar: 'amount', OrderDir: 'asc', limit: 2, offset: 1 })).toEqual([
      2_000n,
      3_000n,
    ])
    expect(await amounts({ searchMinAmount: 3_000 })).toEqual([4_000n, 3_000n])
    expect(await amounts({ searchCategory: 3 })).toEqual([])
    expect(await amounts({ searchType: 1, status: 1003 })).toHaveLength(4)
    expect(await amounts({ status: 1000 })).toEqual([])
    const { items } = await statement(playerId, { limit: 1 })
    expect(await amounts({ searchID: items[0]?.id })).toEqual([4_000n])
    expect(await amounts({ searchID: uuidv7(1) })).toEqual([])
    expect((await statement(playerId, { limit: 1 })).total).toBe(4)
  })

  it('does not show lines of another player', async () => {
    await pay(player(), 5_000)
    expect((await statement(player())).total).toBe(0)
  })
})
