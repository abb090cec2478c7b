import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, paging, searchText } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { EVENT_STATES, SPORTS } from './catalogue.ts'

export const SEARCH_KINDS = ['league', 'team', 'match'] as const

export const sportsSearch = procedure({
  class: 'sports',
  auth: 'none',
  write: false,
  // Each search ranks all names.
  rate: { points: 120, windowMs: MINUTE_MS },
  method: 'search',
  docs:
    'Leagues, teams and open matches by name, the best first; at least 3 characters, Turkish letters are folded, and ' +
    'longer words may have a typing error. A match is found by its teams and by its league.',
  input: z.strictObject({ ...paging(20), text: searchText }),
  reply: 'list',
  item: z.strictObject({
    kind: z.enum(SEARCH_KINDS),
    /** Id of the league, the team or the event. */
    id: catalogueId,
    /** Name of a league or a team; both teams of a match. */
    name: z.string(),
    sport: z.enum(SPORTS),
    leagueID: catalogueId,
    leagueName: z.string(),
    country: z.string(),
    /** Kick-off of a match. */
    startsAt: z.iso.datetime().nullable(),
    state: z.enum(EVENT_STATES).nullable(),
  }),
  errors: [],
})
