import type { WireEvent } from '@poyraz/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from '../test-storage.ts'

let storage: ReturnType<typeof stubStorage>
beforeEach(() => {
  storage = stubStorage()
  // The smallest random number, so that there is no random delay.
  vi.stubGlobal('crypto', { getRandomValues: (values: Uint32Array) => values })
  // Each test is a new page.
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

const money = (balance: number) => ({ balance, cash: balance, bonus: 0, held: 0, currency: 'TRY' }) as const
const balanceEvent = (balance: number): WireEvent => ({ topic: 'balance', version: 1, data: money(balance) })
const maintenanceEvent = (closed: boolean): WireEvent => ({
  topic: 'maintenance',
  version: 1,
  data: { closed, until: null },
})

async function load() {
  const { applyLiveEvent } = await import('./live-events.ts')
  const { balanceQuery, setBalance, useRoundBalance } = await import('../balance/balance.ts')
  const { whenClosed, whenReopened } = await import('../endpoint/maintenance.ts')
  const client = new QueryClient()
  const reopened = vi.fn<() => void>()
  whenReopened(reopened)
  const take = async (event: WireEvent) => {
    applyLiveEvent(client, event)
    await Promise.resolve()
    await Promise.resolve()
  }
  const { queryKey } = balanceQuery('tr')
  const known = () => client.getQueryData(queryKey)?.data[0]?.balance
  return { client, take, known, queryKey, reopened, setBalance, useRoundBalance, whenClosed }
}

describe('a pushed balance', () => {
  it('is shown without a call (S3.21)', async () => {
    const { take, known } = await load()
    await take(balanceEvent(500))
    await expect.poll(known).toBe(500)
    await take(balanceEvent(700))
    await expect.poll(known).toBe(700)
  })

  it('is not replaced by an older reply that arrives later', async () => {
    const { client, take, known, queryKey } = await load()
    let answer: (value: unknown) => void = () => {}
    const asked = client
      .fetchQuery({ queryKey, queryFn: () => new Promise((resolve) => (answer = resolve)) as never })
      .catch(() => null)
    await take(balanceEvent(500))
    await expect.poll(known).toBe(500)
    answer({ data: [money(100)], total: 1 })
    await asked
    expect(known()).toBe(500)
  })

  it('during a round is hidden by the balance of the round and replaces the balance after the round', async () => {
    const { client, take, known, setBalance, useRoundBalance } = await load()
    await take(balanceEvent(1000))
    await expect.poll(known).toBe(1000)
    useRoundBalance.setState({ balance: 900 })
    await take(balanceEvent(1500))
    await expect.poll(known).toBe(1500)
    expect(useRoundBalance.getState().balance).toBe(900)
    // The pushed balance contains a deposit from another device, made after the round.
    setBalance(client, 1200)
    useRoundBalance.setState({ balance: null })
    expect(known()).toBe(1500)
    useRoundBalance.setState({ balance: 1400 })
    setBalance(client, 1450)
    expect(known()).toBe(1450)
  })
})

describe('maintenance', () => {
  it('notifies the shell of each page once, even if another tab has set the flag (S4.18, S8.4)', async () => {
    storage.local.set('siteUnderMaintenance', 'true')
    const { take, whenClosed } = await load()
    const closed = vi.fn<() => void>()
    whenClosed(closed)
    await take(maintenanceEvent(true))
    await take(maintenanceEvent(true))
    expect(closed).toHaveBeenCalledTimes(1)
    expect(storage.local.get('siteUnderMaintenance')).toBe('true')
  })

  it('notifies again the next time, even if another tab sets the flag first', async () => {
    const { take, whenClosed } = await load()
    const closed = vi.fn<() => void>()
    whenClosed(closed)
    await take(maintenanceEvent(true))
    await take(maintenanceEvent(false))
    storage.local.set('siteUnderMaintenance', 'true')
    await take(maintenanceEvent(true))
    expect(closed).toHaveBeenCalledTimes(2)
  })

  it('that began before the shell was ready is reported to it', async () => {
    const { take, whenClosed } = await load()
    await take(maintenanceEvent(true))
    const closed = vi.fn<() => void>()
    whenClosed(closed)
    whenClosed(closed)
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('ends for each page, even if another tab has noticed it first', async () => {
    const { take, reopened } = await load()
    await take(maintenanceEvent(false))
    expect(storage.local.has('siteUnderMaintenance')).toBe(false)
    expect(reopened).toHaveBeenCalledTimes(1)
  })
})

describe('events without data', () => {
  it.each([
    ['notifications', {}, ['crm', 'list_mass_messages', {}]],
    ['notifications', {}, ['finance', 'list_transactions', {}]],
    ['content', { version: 3 }, ['cmscontroller', 'getSlider', {}]],
    ['content', { version: 3 }, ['data', 'footer-menu']],
    ['content', { version: 3 }, ['public-reads', 'licenses?version=1']],
  ])('%s %j invalidates %j and nothing else', async (topic, data, key) => {
    const { client, take } = await load()
    client.setQueryData(key, [])
    const others = [
      ['casino', 'games_list', {}],
      ['public-reads', 'client-info'],
    ]
    for (const other of others) client.setQueryData(other, [])
    await take({ topic, version: 1, data } as WireEvent)
    await expect.poll(() => client.getQueryState(key)?.isInvalidated).toBe(true)
    expect(others.map((other) => client.getQueryState(other)?.isInvalidated)).toEqual([false, false])
  })
})
