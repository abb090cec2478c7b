import type { Item } from '../../../shared/endpoint/procedures.ts'
import type { SportsEvent } from '../api/types.ts'
import { prices } from '../prices/prices.ts'
import { type Selection, selectionOf } from './slip.ts'

export type LoadedCoupon = Item<'sports.load_coupon'>

/** Returns the selections of a shared coupon that still take bets, with their present prices. */
export function selectionsOf({ prices: now, events }: LoadedCoupon): Selection[] {
  prices.takeEvents(events)
  return now.filter(({ open }) => open).flatMap((price) => loaded(price, events))
}

function loaded(price: LoadedCoupon['prices'][number], events: readonly SportsEvent[]): Selection[] {
  const event = events.find(({ eventID }) => eventID === price.eventID)
  if (!event) return []
  const { parts } = price
  return [{ ...selectionOf(event, price), ...(parts.length > 0 ? { parts } : {}) }]
}
