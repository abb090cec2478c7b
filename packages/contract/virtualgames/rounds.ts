import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { hashHex } from '../fairness/seeds.ts'
import { catalogueId, entityId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { eventItem } from '../sports/catalogue.ts'
import { outrightItem } from '../sports/season.ts'
import { tableState } from '../tables/shapes.ts'

const read = {
  class: 'virtualgames',
  auth: 'none',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
} as const

/** A virtual game with its present state, which the topic `tables` of the socket continues. */
const virtualTable = z.strictObject({
  tableID: catalogueId,
  game: z.enum(['league', 'horses', 'dogs']),
  name: z.string(),
  bettingMs: z.int(),
  drawingMs: z.int(),
  resultMs: z.int(),
  state: tableState,
  /** True while nobody watches: bets open when somebody does. */
  rests: z.boolean(),
  /** The latest rounds, newest first, with the first three of a race or the champions of a league. */
  results: z.array(
    z.strictObject({ roundID: entityId, number: z.int(), label: z.string(), winners: z.array(z.string()) }),
  ),
})

export const virtualgamesList = procedure({
  ...read,
  method: 'list',
  docs: 'The virtual games of the house with their present state and latest results.',
  input: z.strictObject(paging(50)),
  reply: 'list',
  item: virtualTable,
  errors: [],
})

export const virtualgamesRound = procedure({
  ...read,
  method: 'round',
  docs:
    'The present round of a virtual game: who takes part, the bets on it, and the latest results. Bets are coupons ' +
    '(`sports.place_coupon`) of virtual games alone, until `state.endsAt`. The outcome comes with the phase `drawing`: ' +
    '`{order, gaps}` of a race, `{matches: [{goals}]}` of a league in the order of `matches`.',
  input: z.strictObject({ tableID: catalogueId }),
  reply: 'object',
  item: virtualTable.extend({
    season: z.strictObject({ seasonID: z.string(), terminal: hashHex, length: z.int() }),
    /** Runners in the order of their numbers, from 1, or the teams of a league. */
    runners: z.array(
      z.strictObject({ teamID: catalogueId, name: z.string(), colors: z.array(z.string()).length(2) }),
    ),
    /** Matches of a league in the order in which they are played, two on a match day; none of a race. */
    matches: z.array(eventItem),
    /** Bets on the race, or on the champion. */
    outright: outrightItem.nullable(),
  }),
  errors: ['not_found'],
})
