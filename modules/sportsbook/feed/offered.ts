import type { FairMarket } from '@poyraz/betting/markets'
import { type Margin, offer } from '@poyraz/betting/prices'
import type { FeedMarket } from './messages.ts'

/** Returns fair prices with a margin as the markets of a message; a market without two prices is left out. */
export function offeredWith(prices: readonly FairMarket[], margin: Margin): FeedMarket[] {
  return prices.flatMap((fair) => {
    const market = offer(fair, margin)
    if (market === null) return []
    const outcomes = market.outcomes.map(({ oddsMilli: odds, ...outcome }) => ({ ...outcome, odds }))
    return [{ market: market.key, group: market.group, outcomes }]
  })
}
