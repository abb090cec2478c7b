import type { Server } from '@poyraz/server'
import type { FeedMessage, FeedOutcome } from '../../modules/sportsbook/feed/messages.ts'
import { addEvents, syncLeagues } from '../../modules/sportsbook/store/fixtures.ts'

/** An event that the benchmark offers. Its outcomes are `1`, `X`, `2`, or their number from 1. */
export type Offered = { readonly eventID: number; readonly market: string; readonly outcomes: number }

export type Offer = {
  readonly count: number
  readonly outcomes: number
  /** Further markets of two outcomes each. */
  readonly others?: number
  readonly live?: boolean
}

const LEAGUE = 900
const TEAMS = [90_001, 90_002] as const
const HOURS_AHEAD = 100
const HOUR_MS = 3_600_000
const FIRST_ODDS = 2_000
/** Prices move within this many thousandths. */
const RANGE = 900

let newestId = 1_000_000
let sequence = 1_000

/** Adds events with prices. */
export async function addOffer({ context }: Server, offer: Offer): Promise<readonly Offered[]> {
  const team = (id: number) => ({ id, name: `Takım ${id}`, short: 'TKM', colors: ['#101010', '#f0f0f0'] })
  const names = { name: 'Deneme Ligi', countryTr: 'Deneme', countryEn: 'Trial', legsMin: 1 }
  await syncLeagues(context.database.db, [{ ...names, id: LEAGUE, teams: TEAMS.map(team) }])
  const market = offer.outcomes === 3 ? 'FT_1X2' : 'FT_CS'
  const offered: Offered[] = []
  while (offered.length < offer.count) {
    const eventID = ++newestId
    const startsAtMs = context.clock.nowMs() + HOURS_AHEAD * HOUR_MS
    const fixture = { id: eventID, leagueId: LEAGUE, season: 1, homeId: TEAMS[0], awayId: TEAMS[1] }
    await addEvents(context.database.db, [{ ...fixture, startsAtMs, facts: null, state: 'upcoming' }])
    const one = { eventID, market, outcomes: offer.outcomes }
    await context.sportsbook.applyFeed(pricesOf(one, offer))
    offered.push(one)
  }
  return offered
}

/** Returns the next prices of an event; all of them differ from the ones before. */
export function pricesOf(
  { eventID, market, outcomes }: Offered,
  { others = 0, live = false }: Pick<Offer, 'others' | 'live'> = {},
): FeedMessage {
  sequence += 1
  const odds = (place: number) => FIRST_ODDS + ((sequence * 7 + place * 13) % RANGE)
  const priced = (outcome: string, place: number): FeedOutcome => ({
    outcome,
    odds: odds(place),
    // Far below fair, so that no price raises an alarm.
    chance: 1_000,
  })
  const names = Array.from({ length: outcomes }, (_, place) => outcomeOf(outcomes, place))
  const main = { market, group: 'main', outcomes: names.map(priced) }
  const more = Array.from({ length: others }, (_, place) => ({
    market: `FT_OU:${place}.5`,
    group: 'totals',
    outcomes: ['O', 'U'].map(priced),
  }))
  const state = live ? ('live' as const) : ('upcoming' as const)
  const message = { type: 'odds_change', eventId: eventID, sequence, state, facts: null } as const
  return { ...message, markets: [main, ...more] }
}

export function outcomeOf(outcomes: number, place: number): string {
  return outcomes === 3 ? (['1', 'X', '2'][place % 3] ?? '') : `${(place % outcomes) + 1}`
}

/** Applies new prices to events in turn, at this rate, until the returned function is called. */
export function movePrices(
  { context }: Server,
  offered: readonly Offered[],
  { perSecond, live = false }: { readonly perSecond: number; readonly live?: boolean },
): () => Promise<void> {
  let applied: Promise<unknown> | null = null
  let next = 0
  const timer = setInterval(() => {
    const one = offered[next % offered.length]
    // A slow machine moves fewer prices.
    if (one === undefined || applied !== null) return
    next += 1
    const onApplied = () => {
      applied = null
    }
    applied = context.sportsbook.applyFeed(pricesOf(one, { live })).then(onApplied, onApplied)
  }, 1_000 / perSecond)
  return async () => {
    clearInterval(timer)
    await applied
  }
}

/** The result of a market: its first outcome won. */
export function resultOf({ eventID, market, outcomes }: Offered): FeedMessage & { type: 'bet_settlement' } {
  sequence += 1
  const results = Array.from({ length: outcomes }, (_, place) => ({
    outcome: outcomeOf(outcomes, place),
    result: place === 0 ? ('won' as const) : ('lost' as const),
    voidFactor: 0 as const,
  }))
  return { type: 'bet_settlement', eventId: eventID, sequence, markets: [{ market, results }] }
}
