import { BUILDER_MARKET, builderParts, ODDS_ONE } from '@poyraz/betting'
import { LEGS_MAX } from '@poyraz/contract'
import { openMarkets } from '../feed/change.ts'
import type { StoredEvent } from '../store/events.ts'
import { type OfferedMarket, offeredMarkets } from '../trading/offer.ts'
import { type BuilderQuote, quoteBuilder } from './builder.ts'

/** A price of now. */
export type Price = {
  readonly eventId: number
  readonly market: string
  readonly outcome: string
  readonly odds: number
  readonly version: number
  readonly open: boolean
  /** Price of a bet builder; `null` for other selections. */
  readonly builder: BuilderQuote | null
}

/** A price as the contract has it. */
export function presentPrice({ eventId: eventID, market, outcome, odds, version, open }: Price) {
  return { eventID, market, outcome, odds, version, open }
}

type Chosen = { readonly eventId: number; readonly market: string; readonly outcome: string }

type Found = OfferedMarket['outcomes'][number] | undefined
/** Finds the price of an outcome, and among the markets that take bets now. */
type Finders = { known(chosen: Chosen): Found; open(chosen: Chosen): Found }

/** Returns a function to the prices of an event. Its markets are made once, however many selections it has. */
function finderOf(nowMs: number): (event: StoredEvent) => Finders {
  const found = new Map<StoredEvent, Finders>()
  return (event) => {
    const finders = found.get(event) ?? {
      known: outcomeFinder(offeredMarkets(event)),
      open: outcomeFinder(openMarkets(event, nowMs)),
    }
    found.set(event, finders)
    return finders
  }
}

function outcomeFinder(markets: readonly OfferedMarket[]): Finders['known'] {
  const byKey = new Map(markets.map((one) => [one.market, one.outcomes]))
  return ({ market, outcome }) => byKey.get(market)?.find((one) => one.outcome === outcome)
}

/** Returns the prices of now in the order of the selections; `null` where there never was one. */
export function pricesOf(
  selections: readonly Chosen[],
  events: ReadonlyMap<number, StoredEvent>,
  nowMs: number,
): readonly (Price | null)[] {
  const findersOf = finderOf(nowMs)
  return selections.map((chosen, place) => {
    const { eventId, market, outcome } = chosen
    const event = events.get(eventId)
    if (market === BUILDER_MARKET) {
      // Longer coupons are refused; their bet builders are not priced.
      const builder =
        event && place < LEGS_MAX ? quoteBuilder(event, builderParts({ market, outcome }), nowMs) : null
      if (event === undefined || builder === null) return null
      const { version } = event
      return {
        eventId,
        market,
        outcome,
        odds: builder.odds.at(-1) ?? ODDS_ONE,
        version,
        open: builder.open,
        builder,
      }
    }
    const finders = event && findersOf(event)
    const known = finders?.known(chosen)
    if (event === undefined || known === undefined) return null
    const open = finders?.open(chosen)?.open ?? false
    return { eventId, market, outcome, odds: known.odds, version: event.version, open, builder: null }
  })
}
