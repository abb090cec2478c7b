import { BUILDER_MARKET, builderParts, ODDS_ONE } from '@poyraz/betting'
import { LEGS_MAX } from '@poyraz/contract'
import { openMarkets } from '../feed/change.ts'
import type { StoredEvent } from '../store/events.ts'
import { type EachWayPrice, eachWayOf } from '../trading/each-way.ts'
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
  /** Price of the place part of an each-way bet; `null` where none is taken. */
  readonly eachWay: EachWayPrice | null
}

/** A price as the contract has it. */
export function presentPrice({ eventId: eventID, market, outcome, odds, version, open }: Price) {
  return { eventID, market, outcome, odds, version, open }
}

type Chosen = { readonly eventId: number; readonly market: string; readonly outcome: string }

type Found = OfferedMarket['outcomes'][number] | undefined
/** Finds the price of an outcome, and among the markets that take bets now. */
type Finders = {
  known(chosen: Chosen): Found
  open(chosen: Chosen): Found
  eachWay(chosen: Chosen): EachWayPrice | null
}

/** Returns a function to the prices of an event. Its markets are made once, however many selections it has. */
function finderOf(nowMs: number): (event: StoredEvent) => Finders {
  const found = new Map<StoredEvent, Finders>()
  return (event) => {
    const finders = found.get(event) ?? findersOf(event, nowMs)
    found.set(event, finders)
    return finders
  }
}

function findersOf(event: StoredEvent, nowMs: number): Finders {
  const offered = offeredMarkets(event)
  const open = openMarkets(event, nowMs, offered)
  return {
    known: outcomeFinder(offered),
    open: outcomeFinder(open),
    eachWay: (chosen) => eachWayOf(open, chosen),
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
  const findersFor = finderOf(nowMs)
  return selections.map((chosen, place) => {
    const event = events.get(chosen.eventId)
    if (event === undefined) return null
    // Longer coupons are refused; their bet builders are not priced.
    if (chosen.market === BUILDER_MARKET) return place < LEGS_MAX ? builderPrice(event, chosen, nowMs) : null
    return priceIn(event, chosen, findersFor(event))
  })
}

function priceIn({ version }: StoredEvent, chosen: Chosen, finders: Finders): Price | null {
  const known = finders.known(chosen)
  if (known === undefined) return null
  const { eventId, market, outcome } = chosen
  const open = finders.open(chosen)?.open ?? false
  const eachWay = finders.eachWay(chosen)
  return { eventId, market, outcome, odds: known.odds, version, open, builder: null, eachWay }
}

function builderPrice(event: StoredEvent, { eventId, market, outcome }: Chosen, nowMs: number): Price | null {
  const builder = quoteBuilder(event, builderParts({ market, outcome }), nowMs)
  if (builder === null) return null
  const { open, odds: all } = builder
  const odds = all.at(-1) ?? ODDS_ONE
  return { eventId, market, outcome, odds, version: event.version, open, builder, eachWay: null }
}
