import { describe, expect, it, vi } from 'vitest'
import { anEvent } from '../testing/events.ts'
import { createPriceStore, eventKey, marketKey, priceKey } from './price-store.ts'

function setUp() {
  const frames: (() => void)[] = []
  const onStale = vi.fn<(eventIDs: readonly number[]) => void>()
  const store = createPriceStore({ schedule: (run) => void frames.push(run), onStale })
  const frame = () => frames.splice(0).forEach((run) => run())
  store.takeEvents([anEvent({ version: 5 })])
  frame()
  return { store, frame, frames, onStale }
}

const HOME = priceKey(1, 'FT_1X2', '1')
const change = (odds: number, more: object = {}) => ({
  ...anEvent(),
  previous: 5,
  version: 6,
  incidents: [],
  markets: [
    {
      market: 'FT_1X2',
      state: 'active' as const,
      outcomes: [
        { outcome: '1', odds, open: true },
        { outcome: 'X', odds: 3300, open: true },
      ],
    },
  ],
  ...more,
})

describe('the store of prices', () => {
  it('calls only the listeners of prices that changed, once per frame', () => {
    const { store, frame } = setUp()
    const home = vi.fn<() => void>()
    const draw = vi.fn<() => void>()
    store.subscribe(HOME, home)
    store.subscribe(priceKey(1, 'FT_1X2', 'X'), draw)
    store.takeChanges([change(2200), change(2300, { previous: 6, version: 7 })])
    expect(home).not.toHaveBeenCalled()
    frame()
    expect(home).toHaveBeenCalledTimes(1)
    expect(draw).not.toHaveBeenCalled()
    expect(store.price(HOME)).toEqual({ odds: 2300, open: true, move: 'up', moves: 2 })
  })

  it('ignores a change that it has already, and an older reply', () => {
    const { store } = setUp()
    store.takeChanges([change(1900)])
    store.takeChanges([change(2500)])
    store.takeEvents([anEvent({ version: 5 })])
    expect(store.price(HOME)).toMatchObject({ odds: 1900, move: 'down' })
  })

  it('closes the prices of a suspended market and keeps them', () => {
    const { store } = setUp()
    const suspended = {
      market: 'FT_1X2',
      state: 'suspended' as const,
      outcomes: [{ outcome: '1', odds: 2100, open: true }],
    }
    store.takeChanges([change(0, { markets: [suspended] })])
    expect(store.market(marketKey(1, 'FT_1X2'))).toBe('suspended')
    expect(store.price(HOME)).toMatchObject({ odds: 2100, open: false })
  })

  it('reports an event of which a change was missed, and takes the newer change', () => {
    const { store, frame, onStale } = setUp()
    store.takeChanges([change(2400, { previous: 8, version: 9 })])
    frame()
    expect(onStale).toHaveBeenCalledWith([1])
    expect(store.price(HOME)?.odds).toBe(2400)
    expect(store.event(1)?.version).toBe(9)
  })

  it('reports an event with a market that the page does not know', () => {
    const { store, frame, onStale } = setUp()
    const next = {
      market: 'NEXT_GOAL:1',
      state: 'active' as const,
      outcomes: [{ outcome: '1', odds: 2100, open: true }],
    }
    store.takeChanges([change(0, { markets: [next] })])
    frame()
    expect(onStale).toHaveBeenCalledWith([1])
  })

  it('stops calling a listener that has unsubscribed', () => {
    const { store, frame } = setUp()
    const listener = vi.fn<() => void>()
    store.subscribe(eventKey(1), listener)()
    store.takeChanges([change(2200)])
    frame()
    expect(listener).not.toHaveBeenCalled()
  })

  it('takes hundreds of changes in one frame', () => {
    const { store, frames } = setUp()
    for (let version = 6; version < 506; version++) {
      store.takeChanges([change(2000 + version, { previous: version - 1, version })])
    }
    expect(frames).toHaveLength(1)
    expect(store.price(HOME)?.odds).toBe(2505)
  })
})
