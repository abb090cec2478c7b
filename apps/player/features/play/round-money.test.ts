import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../../shared/test-storage.ts'

beforeEach(() => {
  stubStorage()
  // Each test is a new page.
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** Loads a page whose player has ₺100 and has lost ₺3 today. */
async function load() {
  const { createRoundMoney } = await import('./round-money.ts')
  const { balanceQuery, useRoundBalance } = await import('../../shared/balance/balance.ts')
  const { protectionQuery } = await import('../../shared/protection/protection.ts')
  const client = new QueryClient()
  const [balance, protection] = [balanceQuery('tr').queryKey, protectionQuery('tr').queryKey]
  const money = { balance: 10_000, cash: 10_000, bonus: 0, held: 0, currency: 'TRY' } as const
  const limits = { today: { net: -300 }, realityCheck: { since: '2026-11-23T10:00:00Z' } }
  client.setQueryData(balance, { data: [money], total: 1 })
  client.setQueryData(protection, { data: limits } as never)
  return {
    money: createRoundMoney(client),
    shown: () => useRoundBalance.getState().balance,
    known: () => client.getQueryData(balance)?.data[0]?.balance,
    net: () => client.getQueryData(protection)?.data.today.net,
    isAsked: (what: 'balance' | 'net') =>
      client.getQueryState(what === 'balance' ? balance : protection)?.isInvalidated,
  }
}

describe('the balance around a round', () => {
  it('excludes the stake during the round, then is the balance after it; updates the day', async () => {
    const { money, shown, known, net } = await load()
    money.begin(10_000)
    money.hold(200)
    expect(shown()).toBe(9800)
    money.release(10_500)
    expect([shown(), known(), net()]).toEqual([null, 10_500, 200])
  })

  it('of a resumed round is the balance of the frame less the win, and counts nothing twice', async () => {
    const { money, shown, known, net } = await load()
    // ₺50 were added after the page had loaded its balance.
    money.begin(15_000)
    money.hold(700)
    expect(shown()).toBe(14_300)
    money.release(15_000)
    expect([shown(), known(), net()]).toEqual([null, 15_000, -300])
  })

  it('of a reloaded frame no longer counts', async () => {
    const { money, shown, isAsked } = await load()
    money.begin(10_000)
    money.hold(200)
    expect(isAsked('net')).toBe(false)
    money.begin(10_500)
    expect(shown()).toBeNull()
    expect([isAsked('net'), isAsked('balance')]).toEqual([true, true])
    money.hold(700)
    expect(shown()).toBe(9800)
  })

  it('is fetched if the frame could not load it', async () => {
    const { money, known, isAsked } = await load()
    money.begin(null)
    expect([known(), isAsked('balance')]).toEqual([10_000, true])
  })

  it('is fetched if the player leaves during a round', async () => {
    const { money, shown, isAsked } = await load()
    money.hold(200)
    money.leave()
    expect(shown()).toBeNull()
    expect([isAsked('net'), isAsked('balance')]).toEqual([true, true])
  })
})
