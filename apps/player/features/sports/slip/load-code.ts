import type { Item } from '../../../shared/endpoint/procedures.ts'
import type { SportsEvent } from '../api/types.ts'
import { prices } from '../prices/prices.ts'
import type { Selection } from './slip.ts'

export type LoadedCoupon = Item<'sports.load_coupon'>

/** Returns the selections of a shared coupon that still take bets, with their present prices. */
export function selectionsOf({ prices: now, events }: LoadedCoupon): Selection[] {
  prices.takeEvents(events)
  return now.filter(({ open }) => open).flatMap((price) => selectionOf(price, events))
}

function selectionOf(price: LoadedCoupon['prices'][number], events: readonly SportsEvent[]): Selection[] {
  const event = events.find(({ eventID }) => eventID === price.eventID)
  if (!event) return []
  const market = event.markets.find((one) => one.market === price.market)
  const outcome = market?.outcomes.find((one) => one.outcome === price.outcome)
  const { eventID, outcome: outcomeCode, odds, version } = price
  return [
    {
      eventID,
      market: price.market,
      outcome: outcomeCode,
      odds,
      version,
      banker: false,
      sport: event.sport,
      home: event.home.name,
      away: event.away.name,
      startsAt: event.startsAt,
      marketName: market?.name ?? price.market,
      outcomeName: outcome?.name ?? outcomeCode,
    },
  ]
}
