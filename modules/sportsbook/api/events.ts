import {
  EVENT_STATES,
  type Language,
  type Registry,
  SPORTS,
  sportsEvent,
  sportsEvents,
  sportsLeague,
  sportsOverview,
  sportsPriceHistory,
} from '@poyraz/contract'
import { DAY_MS, err, istanbulDayStartMs, ok } from '@poyraz/kernel'
import { searchKey } from '@poyraz/text'
import type { z } from 'zod'
import { combinableMarkets } from '../commands/builder.ts'
import type { SportsCtx } from '../ctx.ts'
import { ROUNDS } from '../simulator/calendar.ts'
import { type EventTeams, findListed, isMatch, listEvents, listTeams } from '../store/events.ts'
import { listPrices } from '../store/prices.ts'
import { formOf, listLeagues, seasonOf, tableOf } from '../store/tables.ts'
import { leagueName } from './names.ts'
import { presentEvent } from './present-event.ts'
import { TABLE_RULES } from './table-rules.ts'

/** Events that a search looks through: more than are ever open. */
const SEARCHED_MAX = 2_000

/** Registers everything that visitors may read. */
export function addEvents(registry: Registry, ctx: SportsCtx): void {
  const { db } = ctx.database
  registry.add(sportsOverview, async ({ lang }) => {
    const leagues = await listLeagues(db, new Date(ctx.clock.nowMs() + DAY_MS), null)
    return ok(
      SPORTS.map((sport) => presentSport(sport, leagues, lang)).filter((one) => one.leagues.length > 0),
    )
  })
  registry.add(sportsEvents, async ({ input, lang }) => {
    const { limit, offset, searchTeam } = input
    const filter = filterOf(input)
    if (searchTeam === undefined) {
      const { items, total } = await listEvents(db, filter)
      return ok({ items: items.map((event) => presentEvent(event, lang, false)), total, limit, offset })
    }
    const teams = await listTeams(db, { ...filter, limit: SEARCHED_MAX })
    const found = teams.filter((event) => matches(event, searchKey(searchTeam)))
    const ids = found.slice(offset, offset + limit).map(({ id }) => id)
    const { items } = await listEvents(db, { ...filter, ids, offset: 0 })
    return ok({
      items: items.map((event) => presentEvent(event, lang, false)),
      total: found.length,
      limit,
      offset,
    })
  })
  registry.add(sportsPriceHistory, async ({ input: { eventID, market } }) => {
    const [event] = await findListed(db, [eventID])
    if (!event) return err({ error: 'not_found' })
    const points = await listPrices(db, eventID, market)
    return ok(points.map(({ at, outcomes }) => ({ at: at.toISOString(), outcomes })))
  })
  addEvent(registry, ctx)
  addLeague(registry, ctx)
}

function addEvent(registry: Registry, { database: { db } }: SportsCtx): void {
  registry.add(sportsEvent, async ({ input: { eventID }, lang }) => {
    const [event] = (await findListed(db, [eventID])).filter(isMatch)
    if (!event) return err({ error: 'not_found' })
    const [home, away] = await Promise.all(
      [event.home.id, event.away.id].map(async (teamId) => {
        const results = await formOf(db, teamId, event.startsAt)
        return {
          results: results.map(({ id, startsAt, ...match }) => ({
            eventID: id,
            date: startsAt.toISOString(),
            ...match,
          })),
        }
      }),
    )
    const none = { results: [] }
    return ok({
      ...presentEvent(event, lang, true),
      builder: combinableMarkets(event),
      incidents: [...(event.facts?.incidents ?? [])],
      stats: [...(event.facts?.stats ?? [])],
      form: { home: home ?? none, away: away ?? none },
    })
  })
}

function addLeague(registry: Registry, { database: { db }, clock }: SportsCtx): void {
  registry.add(sportsLeague, async ({ input: { leagueID }, lang }) => {
    const at = new Date(clock.nowMs())
    const [league] = await listLeagues(db, at, leagueID)
    if (!league) return err({ error: 'not_found' })
    const season = await seasonOf(db, leagueID, at)
    const { points, periods } = TABLE_RULES[league.sport]
    const rows = await tableOf(db, leagueID, season, periods)
    // Rows come by goal difference, and the sort is stable.
    const table = rows
      .map(({ teamId: teamID, ...row }) => ({ teamID, ...row, points: points(row) }))
      .toSorted((one, other) => other.points - one.points)
    return ok({
      leagueID,
      sport: league.sport,
      name: leagueName(lang, league.name, league.nameEn),
      country: lang === 'tr' ? league.countryTr : league.countryEn,
      season,
      rounds: ROUNDS,
      table,
    })
  })
}

function presentSport(
  sport: (typeof SPORTS)[number],
  all: Awaited<ReturnType<typeof listLeagues>>,
  lang: Language,
) {
  const leagues = all.filter((league) => league.sport === sport)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    sport,
    live: sum(leagues.map(({ live }) => live)),
    upcoming: sum(leagues.map(({ upcoming }) => upcoming)),
    leagues: leagues.map(({ id, name, nameEn, countryTr, countryEn, live, upcoming }) => ({
      leagueID: id,
      name: leagueName(lang, name, nameEn),
      country: lang === 'tr' ? countryTr : countryEn,
      live,
      upcoming,
    })),
  }
}

type EventsInput = z.output<typeof sportsEvents.input>

function filterOf({ sport, leagueID, state, day, eventIDs, limit, offset }: EventsInput) {
  const from = day === undefined ? undefined : new Date(istanbulDayStartMs(day))
  const states = state === undefined && eventIDs === undefined ? OPEN_STATES : EVENT_STATES
  return {
    sport,
    leagueId: leagueID,
    states: state === undefined ? states : [state],
    from,
    to: from && new Date(from.getTime() + DAY_MS),
    ids: eventIDs,
    limit,
    offset,
    newestFirst: state !== undefined && state !== 'upcoming' && state !== 'live',
  }
}

const OPEN_STATES = ['live', 'upcoming'] as const

function matches({ home, away }: EventTeams, text: string): boolean {
  return searchKey(home).includes(text) || searchKey(away).includes(text)
}
