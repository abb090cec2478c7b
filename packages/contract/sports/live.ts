import { z } from 'zod'
import { catalogueId } from '../primitives.ts'
import {
  clockItem,
  EVENT_STATES,
  incidentItem,
  MARKET_STATES,
  marketKey,
  oddsWire,
  outcomeKey,
  scoreItem,
  serviceItem,
} from './catalogue.ts'

/**
 * Changes of one event after version `previous`. A client that has another version asks for the event again.
 * `markets` are those that changed, each with all its outcomes; new ones appear with their first change.
 */
export const eventChange = z.strictObject({
  eventID: catalogueId,
  previous: z.int().nonnegative(),
  version: z.int().nonnegative(),
  state: z.enum(EVENT_STATES),
  score: scoreItem.nullable(),
  periods: z.array(scoreItem),
  redCards: scoreItem,
  clock: clockItem.nullable(),
  service: serviceItem.nullable(),
  marketCount: z.int(),
  markets: z.array(
    z.strictObject({
      market: marketKey,
      state: z.enum(MARKET_STATES),
      outcomes: z.array(z.strictObject({ outcome: outcomeKey, odds: oddsWire, open: z.boolean() })),
    }),
  ),
  incidents: z.array(incidentItem),
})
export type EventChange = z.output<typeof eventChange>

/** Events that a socket may watch at once. */
export const WATCHED_EVENTS_MAX = 20
