import type { EventChange, MarketState } from '@poyraz/contract'
import type { StoredEvent, StoredMarket } from '../store/events.ts'
import { isMain } from './main-markets.ts'

export type SportsChange = { readonly change: EventChange; readonly main: string[] }

/** Returns what the versions of an event differ in. */
export function changeOf(before: StoredEvent, after: StoredEvent, nowMs: number): SportsChange {
  const known = new Map(before.markets.map((market) => [market.market, textOf(before, market)]))
  const markets = after.markets.filter((market) => known.get(market.market) !== textOf(after, market))
  const { facts } = after
  return {
    main: after.markets.flatMap(({ market }) => (isMain(market) ? [market] : [])),
    change: {
      eventID: after.id,
      previous: before.version,
      version: after.version,
      state: after.state,
      score: facts?.score ?? null,
      periods: [...(facts?.periods ?? [])],
      redCards: facts?.redCards ?? { home: 0, away: 0 },
      clock: facts?.clock ?? null,
      marketCount: openMarkets(after, nowMs).length,
      markets: markets.map((market) => ({
        market: market.market,
        state: shownState(after, market),
        outcomes: market.outcomes.map(({ outcome, odds }) => ({ outcome, odds })),
      })),
      incidents: [...(facts?.incidents ?? [])].slice(before.facts?.incidents.length ?? 0),
    },
  }
}

const textOf = (event: StoredEvent, market: StoredMarket) =>
  `${shownState(event, market)} ${JSON.stringify(market)}`

/** State of a market as players see it: staff or a fault of the feed suspend all markets of an event. */
export function shownState({ stopped, feedStop }: StoredEvent, { state }: StoredMarket): MarketState {
  return state === 'active' && (stopped || feedStop !== null) ? 'suspended' : state
}

/**
 * Returns the markets that take bets now. An event past its kick-off takes none until the feed says that it
 * is live: prices from before the kick-off have no in-play delay (R56, R58).
 */
export function openMarkets(event: StoredEvent, nowMs: number): readonly StoredMarket[] {
  const isBefore = event.state === 'upcoming' && nowMs < event.startsAt.getTime()
  const takesBets = isBefore || event.state === 'live'
  return takesBets ? event.markets.filter((market) => shownState(event, market) === 'active') : []
}
