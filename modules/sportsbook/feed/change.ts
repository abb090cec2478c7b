import type { EventChange } from '@poyraz/contract'
import type { StoredEvent } from '../store/events.ts'
import { type OfferedMarket, offeredMarkets } from '../trading/offer.ts'
import { isMain } from './main-markets.ts'
import type { FeedFacts } from './messages.ts'

export type SportsChange = { readonly change: EventChange; readonly main: string[] }

/** Returns the difference between two versions of an event, as it is published. */
export function changeOf(before: StoredEvent, after: StoredEvent, nowMs: number): SportsChange {
  const known = new Map(shownMarkets(before).map((market) => [market.market, JSON.stringify(market)]))
  const markets = shownMarkets(after).filter((market) => known.get(market.market) !== JSON.stringify(market))
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
      clock: clockOf(facts),
      service: facts?.service ?? null,
      marketCount: openMarkets(after, nowMs).length,
      markets,
      incidents: [...(facts?.incidents ?? [])].slice(before.facts?.incidents.length ?? 0),
    },
  }
}

/** The offered markets as a page gets them; the feed's chances behind the prices are not part of it. */
function shownMarkets(event: StoredEvent): EventChange['markets'] {
  return offeredMarkets(event).map(({ market, state, outcomes }) => ({
    market,
    state,
    outcomes: outcomes.map(({ outcome, odds, open }) => ({ outcome, odds, open })),
  }))
}

/** Returns the clock of the contract; facts of other sports have no power play. */
export const clockOf = (facts: FeedFacts | null): EventChange['clock'] =>
  facts?.clock ? { powerPlay: null, ...facts.clock } : null

/**
 * Returns the markets that take bets now. An event past its kick-off takes none until the feed says that it
 * is live: prices from before the kick-off have no in-play delay (R56, R58).
 */
export function openMarkets(
  event: StoredEvent,
  nowMs: number,
  offered: readonly OfferedMarket[] = offeredMarkets(event),
): readonly OfferedMarket[] {
  const isBefore = event.state === 'upcoming' && nowMs < event.startsAt.getTime()
  const takesBets = isBefore || event.state === 'live'
  return takesBets ? offered.filter(({ state }) => state === 'active') : []
}
