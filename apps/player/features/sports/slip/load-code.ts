import type { PlaceTerms } from '@poyraz/betting'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import type { Outright, SportsEvent } from '../api/types.ts'
import { prices } from '../prices/prices.ts'
import { betEventOf } from './outrights.ts'
import { type BetEvent, type Selection, selectionOf } from './slip.ts'

export type LoadedCoupon = Item<'sports.load_coupon'>

/**
 * Returns the selections of a shared coupon that still take bets, with their present prices, and the present
 * terms if it was an each-way coupon.
 */
export function selectionsOf(loaded: LoadedCoupon): {
  readonly selections: Selection[]
  readonly eachWay: PlaceTerms | null
} {
  const { prices: now, events, outrights } = loaded
  prices.takeEvents(events)
  const all = [...events, ...outrights.map(betEventOf)]
  const selections = now.filter(({ open }) => open).flatMap((price) => selectionIn(price, all))
  const [only] = selections
  return { selections, eachWay: loaded.eachWay && only ? termsOf(only, outrights) : null }
}

function selectionIn(
  price: LoadedCoupon['prices'][number],
  events: readonly (SportsEvent | BetEvent)[],
): Selection[] {
  const event = events.find(({ eventID }) => eventID === price.eventID)
  if (!event) return []
  const { parts } = price
  return [{ ...selectionOf(event, price), ...(parts.length > 0 ? { parts } : {}) }]
}

/** Returns the terms on which an outcome takes each-way bets; `null` where it takes none. */
function termsOf(selection: Selection, outrights: readonly Outright[]): PlaceTerms | null {
  const season = outrights.find(({ eventID }) => eventID === selection.eventID)
  const market = season?.markets.find((one) => one.market === selection.market)
  const outcome = market?.outcomes.find((one) => one.outcome === selection.outcome)
  return outcome?.eachWay ? (market?.eachWay ?? null) : null
}
