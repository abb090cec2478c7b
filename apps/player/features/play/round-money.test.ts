import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../shared/test-storage.ts'

beforeEach(() => {
  stubStorage()
  // Each test is a page of its own.
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** A player with ₺100 who has lost ₺3 today, as far as the page knows. */
async function load() {
  const { createRoundMoney } = await import('./round-money.ts')
  const { balanceQuery, useHeldBalance } = await import('../../shared/balance/balance.ts')
  const { protectionQuery } = await import('../../shared/protection/protection.ts')
  const client = new QueryClient()
  const [balance, protection] = [balanceQuery('tr').queryKey, protectionQuery('tr').queryKey]
  const money = { balance: 10_000, cash: 10_000, bonus: 0, held: 0, currency: 'TRY' } as const
  const limits = { today: { net: -300 }, realityCheck: { since: '2026-11-23T10:00:00Z' } }
  client.setQueryData(balance, { data: [money], total: 1 })
  client.setQueryData(protection, { data: limits } as never)
  return {
    money: createRoundMoney(client),
    held: () => useHeldBalance.getState().held,
    known: () => client.getQueryData(balance)?.data[0]?.balance,
    net: () => client.getQueryData(protection)?.data.today.net,
    isAsked: (what: 'balance' | 'net') =>
      client.getQueryState(what === 'balance' ? balance : protection)?.isInvalidated,
  }
}

describe('the money around a round', () => {
  it('is without the stake while it is shown, then what it left, and counts today', async () => {
    const { money, held, known, net } = await load()
    money.begin(10_000)
    money.hold(200)
    expect(held()).toBe(9800)
    money.release(10_500)
    expect([held(), known(), net()]).toEqual([null, 10_500, 200])
  })

  it('of one that goes on is what the frame has read, less the win, and counts nothing twice', async () => {
    const { money, held, known, net } = await load()
    // ₺50 have come since the page heard of the balance.
    money.begin(15_000)
    money.hold(700)
    expect(held()).toBe(14_300)
    money.release(15_000)
    expect([held(), known(), net()]).toEqual([null, 15_000, -300])
  })

  it('lets go of what a frame held before it was loaded again', async () => {
    const { money, held, isAsked } = await load()
    money.begin(10_000)
    money.hold(200)
    expect(isAsked('net')).toBe(false)
    money.begin(10_500)
    expect(held()).toBeNull()
    expect([isAsked('net'), isAsked('balance')]).toEqual([true, true])
    money.hold(700)
    expect(held()).toBe(9800)
  })

  it('is asked for where the frame could not read it', async () => {
    const { money, known, isAsked } = await load()
    money.begin(null)
    expect([known(), isAsked('balance')]).toEqual([10_000, true])
  })

  it('is asked for when the game is left in the middle of a round', async () => {
    const { money, held, isAsked } = await load()
    money.hold(200)
    money.leave()
    expect(held()).toBeNull()
    expect([isAsked('net'), isAsked('balance')]).toEqual([true, true])
  })
})
