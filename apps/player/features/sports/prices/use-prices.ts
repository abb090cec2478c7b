import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Market, Outcome, SportsEvent } from '../api/types.ts'
import {
  type EventCell,
  eventKey,
  marketKey,
  type PriceCell,
  type PricedEvent,
  priceKey,
} from './price-store.ts'
import { prices, watchEvents, watchList } from './prices.ts'

/** Returns the present price of an outcome; the component renders only when this price changes. */
export function usePrice(eventID: number, market: Market, outcome: Outcome): PriceCell {
  const key = priceKey(eventID, market.market, outcome.outcome)
  const cell = useCell(key, () => prices.price(key))
  return cell ?? { odds: outcome.odds, open: market.state === 'active' && outcome.open, move: null, moves: 0 }
}

export function useMarketState(eventID: number, market: Market): Market['state'] {
  const key = marketKey(eventID, market.market)
  return useCell(key, () => prices.market(key)) ?? market.state
}

/** Returns state, score and clock of an event; they change while it is shown. */
export function useEventCell(event: SportsEvent): EventCell {
  return useCell(eventKey(event.eventID), () => prices.event(event.eventID)) ?? event
}

function useCell<T>(key: string, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => prices.subscribe(key, listener), [key])
  return useSyncExternalStore(subscribe, read, read)
}

/** Puts the prices of loaded events into the store. Until then, buttons show the loaded prices. */
export function useTakeEvents(events: readonly PricedEvent[] | undefined): void {
  useEffect(() => prices.takeEvents(events ?? []), [events])
}

/** Keeps the prices of lists up to date while the page shows one. */
export function useWatchList(): void {
  useEffect(watchList, [])
}

/** Keeps all prices of these events up to date. */
export function useWatchEvents(eventIDs: readonly number[]): void {
  const key = eventIDs.join(',')
  useEffect(() => (key === '' ? undefined : watchEvents(key.split(',').map(Number))), [key])
}
