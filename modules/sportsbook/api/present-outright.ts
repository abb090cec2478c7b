import type { Language } from '@poyraz/contract'
import { teamOutcome } from '../feed/team-outcome.ts'
import type { ListedEvent } from '../store/events.ts'
import { eachWayOf } from '../trading/each-way.ts'
import { offeredMarkets } from '../trading/offer.ts'
import { sideNames } from './names.ts'
import { presentMarket } from './present-event.ts'

/** A bet on a whole season with all of its markets. */
export function presentOutright(event: ListedEvent, lang: Language) {
  const offered = offeredMarkets(event)
  return {
    eventID: event.id,
    sport: event.sport,
    leagueID: event.leagueId,
    title: sideNames(event, lang).home,
    season: event.season,
    startsAt: event.startsAt.toISOString(),
    state: event.state,
    version: event.version,
    markets: offered.map((market) => {
      const shown = presentMarket(event, market, lang)
      return {
        ...shown,
        eachWay: market.eachWay ?? null,
        outcomes: shown.outcomes.map((one) => ({
          ...one,
          teamID: event.field.find(({ id }) => teamOutcome(id) === one.outcome)?.id ?? null,
          eachWay: eachWayOf(offered, { market: market.market, outcome: one.outcome }) !== null,
        })),
      }
    }),
  }
}
