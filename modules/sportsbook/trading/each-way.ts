import { isPlaceCovered, type PlaceTerms, placeOdds } from '@poyraz/betting'
import type { OfferedMarket } from './offer.ts'

/** Price of the place part of an each-way bet. */
export type EachWayPrice = {
  readonly terms: PlaceTerms
  /** Market that settles the place part; its outcome has the name of the win. */
  readonly market: string
  readonly odds: number
}

/** Returns the market that settles the place part of each-way bets. */
export const placeMarketOf = ({ places }: PlaceTerms) => `PLACE:${places}`

/**
 * Returns the price of the place part of an outcome; `null` where no each-way bets are taken: without terms,
 * while either part takes no bets, and where the place is worth more than its part pays.
 */
export function eachWayOf(
  markets: readonly OfferedMarket[],
  { market, outcome }: { readonly market: string; readonly outcome: string },
): EachWayPrice | null {
  const win = markets.find((one) => one.market === market)
  const terms = win?.eachWay
  if (terms === undefined) return null
  const ofPlace = placeMarketOf(terms)
  const price = openIn(win, outcome)
  const place = openIn(
    markets.find((one) => one.market === ofPlace),
    outcome,
  )
  if (!price || !place || !isPlaceCovered(price.odds, terms, place.chance)) return null
  return { terms, market: ofPlace, odds: placeOdds(price.odds, terms) }
}

function openIn(market: OfferedMarket | undefined, outcome: string) {
  if (market?.state !== 'active') return undefined
  const price = market.outcomes.find((one) => one.outcome === outcome)
  return price?.open ? price : undefined
}
