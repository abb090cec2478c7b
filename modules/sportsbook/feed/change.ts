import type { EventChange } from '@poyraz/contract'
import type { StoredEvent, StoredMarket } from '../store/events.ts'

/** Markets of lists. */
export const MAIN_MARKETS: readonly string[] = ['FT_1X2', 'FT_DC', 'FT_OU:2.5', 'FT_BTTS']

export type SportsChange = { readonly change: EventChange; readonly main: string[] }

/** Returns what the versions of an event differ in. */
export function changeOf(before: StoredEvent, after: StoredEvent, nowMs: number): SportsChange {
  const known = new Map(before.markets.map((market) => [market.market, JSON.stringify(market)]))
  const markets = after.markets.filter((market) => known.get(market.market) !== JSON.stringify(market))
  const { facts } = after
  return {
    main: [...MAIN_MARKETS],
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
      markets: markets.map(({ market, state, outcomes }) => ({
        market,
        state: after.stopped && state === 'active' ? 'suspended' : state,
        outcomes: outcomes.map(({ outcome, odds }) => ({ outcome, odds })),
      })),
      incidents: [...(facts?.incidents ?? [])].slice(before.facts?.incidents.length ?? 0),
    },
  }
}

/**
 * Returns the markets that take bets now. An event past its kick-off takes none until the feed says that it
 * is live: prices from before the kick-off have no in-play delay (R56, R58).
 */
export function openMarkets(
  { markets, stopped, state, startsAt }: StoredEvent,
  nowMs: number,
): readonly StoredMarket[] {
  const isBefore = state === 'upcoming' && nowMs < startsAt.getTime()
  const takesBets = !stopped && (isBefore || state === 'live')
  return takesBets ? markets.filter((market) => market.state === 'active') : []
}
