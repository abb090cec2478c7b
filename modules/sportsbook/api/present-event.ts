import { type Language, MARKET_GROUPS, type MarketGroup } from '@poyraz/contract'
import { clockOf } from '../feed/change.ts'
import { listedMarkets } from '../feed/main-markets.ts'
import type { ListedEvent, ListedMatch } from '../store/events.ts'
import { type OfferedMarket, offeredMarkets } from '../trading/offer.ts'
import { leagueName, marketName, outcomeName } from './names.ts'

const NO_CARDS = { home: 0, away: 0 }

/** An event as lists show it, or with all markets. */
export function presentEvent(event: ListedMatch, lang: Language, all: boolean) {
  const { facts, home, away } = event
  const isOver = event.state !== 'upcoming' && event.state !== 'live'
  const offered = offeredMarkets(event)
  const shown = all ? offered : listedMarkets(offered).filter(({ state }) => !isOver || state !== 'settled')
  return {
    eventID: event.id,
    sport: event.sport,
    leagueID: event.leagueId,
    leagueName: leagueName(lang, event.leagueName, event.leagueNameEn),
    country: lang === 'tr' ? event.countryTr : event.countryEn,
    home: presentTeam(home),
    away: presentTeam(away),
    startsAt: event.startsAt.toISOString(),
    state: event.state,
    score: facts?.score ?? null,
    periods: [...(facts?.periods ?? [])],
    redCards: facts?.redCards ?? NO_CARDS,
    clock: clockOf(facts),
    service: facts?.service ?? null,
    version: event.version,
    legsMin: event.legsMin,
    marketCount: event.marketCount,
    markets: shown.map((market) => presentMarket(event, market, lang)),
  }
}

const presentTeam = ({ id, name, short, colors }: ListedMatch['home']) => ({
  teamID: id,
  name,
  short,
  colors: [...colors],
})

export function presentMarket(event: ListedEvent, offered: OfferedMarket, lang: Language) {
  const { market, state, group, outcomes } = offered
  const [code = '', line = null] = market.split(':')
  return {
    market,
    code,
    line,
    group: groupOf(group),
    name: marketName(market, lang, event),
    state,
    outcomes: outcomes.map(({ outcome, odds, open }) => ({
      outcome,
      name: outcomeName(market, outcome, lang, event),
      odds,
      open,
    })),
  }
}

function groupOf(group: string): MarketGroup {
  return MARKET_GROUPS.find((one) => one === group) ?? 'main'
}
