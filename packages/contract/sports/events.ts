import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, day, paging, searchText } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import {
  EVENT_STATES,
  eventItem,
  incidentItem,
  marketKey,
  oddsWire,
  outcomeKey,
  SPORTS,
} from './catalogue.ts'
import { outrightItem } from './season.ts'

const read = {
  class: 'sports',
  auth: 'none',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
} as const

export const sportsOverview = procedure({
  ...read,
  method: 'overview',
  docs: 'Sports and leagues with the number of their events that take bets: live, and in the next 24 hours.',
  input: z.strictObject(paging(50)),
  reply: 'list',
  item: z.strictObject({
    sport: z.enum(SPORTS),
    live: z.int(),
    upcoming: z.int(),
    leagues: z.array(
      z.strictObject({
        leagueID: catalogueId,
        name: z.string(),
        country: z.string(),
        live: z.int(),
        upcoming: z.int(),
      }),
    ),
  }),
  errors: [],
})

export const sportsEvents = procedure({
  ...read,
  // A page of a hundred events takes some ten milliseconds.
  rate: { points: 120, windowMs: MINUTE_MS },
  method: 'events',
  docs:
    'Events with their main markets: live and upcoming ones by kick-off, others with the newest first. `day` is an ' +
    'Istanbul day of the kick-off; `searchTeam` has at least 3 characters and folds Turkish letters.',
  input: z.strictObject({
    ...paging(50),
    sport: z.enum(SPORTS).optional(),
    leagueID: catalogueId.optional(),
    state: z.enum(EVENT_STATES).optional(),
    day: day.optional(),
    eventIDs: z.array(catalogueId).max(50).optional(),
    searchTeam: searchText.optional(),
  }),
  reply: 'list',
  item: eventItem,
  errors: [],
})

const formItem = z.strictObject({
  /** The last matches, newest first. */
  results: z.array(
    z.strictObject({
      eventID: catalogueId,
      date: z.iso.datetime(),
      opponent: z.string(),
      home: z.boolean(),
      scored: z.int(),
      conceded: z.int(),
    }),
  ),
})

export const sportsEvent = procedure({
  ...read,
  method: 'event',
  docs:
    'One event with all markets, incidents, statistics by name (`corners`, `shots`, `possession`, …) and the form of ' +
    'both teams.',
  input: z.strictObject({ eventID: catalogueId }),
  reply: 'object',
  item: eventItem.extend({
    incidents: z.array(incidentItem),
    /** Markets that a bet builder can combine; none while there is no model of the match. */
    builder: z.array(marketKey),
    stats: z.array(z.strictObject({ stat: z.string(), home: z.int(), away: z.int() })),
    form: z.strictObject({ home: formItem, away: formItem }),
  }),
  errors: ['not_found'],
})

export const sportsOutrights = procedure({
  ...read,
  method: 'outrights',
  docs:
    'Open bets on whole seasons: the champion and the first places of a league, with the terms of each-way bets. ' +
    'Between rounds alone they take bets, until the last round.',
  input: z.strictObject({ ...paging(50), leagueID: catalogueId.optional() }),
  reply: 'list',
  item: outrightItem,
  errors: [],
})

export const sportsPriceHistory = procedure({
  ...read,
  method: 'price_history',
  docs: 'Prices of one market over time, oldest first, for a chart.',
  input: z.strictObject({ ...paging(200), eventID: catalogueId, market: marketKey }),
  reply: 'list',
  item: z.strictObject({
    at: z.iso.datetime(),
    outcomes: z.array(z.strictObject({ outcome: outcomeKey, odds: oddsWire })),
  }),
  errors: ['not_found'],
})

export const sportsLeague = procedure({
  ...read,
  method: 'league',
  docs: 'A league with the table of its running season.',
  input: z.strictObject({ leagueID: catalogueId }),
  reply: 'object',
  item: z.strictObject({
    leagueID: catalogueId,
    sport: z.enum(SPORTS),
    name: z.string(),
    country: z.string(),
    season: z.int(),
    rounds: z.int(),
    table: z.array(
      z.strictObject({
        teamID: catalogueId,
        name: z.string(),
        short: z.string(),
        colors: z.array(z.string()),
        played: z.int(),
        won: z.int(),
        drawn: z.int(),
        lost: z.int(),
        /** Those of the won and lost matches that ended after regular time; only ice hockey counts them apart. */
        overtimeWon: z.int(),
        overtimeLost: z.int(),
        scored: z.int(),
        conceded: z.int(),
        points: z.int(),
        /** The last five matches, newest first: `W`, `D`, `L`. */
        form: z.array(z.enum(['W', 'D', 'L'])),
      }),
    ),
  }),
  errors: ['not_found'],
})
