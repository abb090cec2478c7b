import { z } from 'zod'
import { catalogueId, entityId, kurusWire, paging } from '../primitives.ts'
import { BET_SPORTS } from '../sports/bet-sports.ts'
import { EVENT_STATES, MARKET_STATES, marketKey, oddsWire, outcomeKey } from '../sports/catalogue.ts'
import { COUPON_STATES } from '../sports/coupon.ts'
import { staffProcedure, VIEW } from './staff-procedure.ts'

const view = { ...VIEW, class: 'trading', permission: 'trading.view' } as const
const INTERVENTIONS = ['stop', 'margin', 'price'] as const

export const tradingTree = staffProcedure({
  ...view,
  method: 'tree',
  docs: 'Sports and their leagues with the number of open events, and whether staff suspended them.',
  input: z.strictObject(paging()),
  reply: 'list',
  item: z.strictObject({
    sport: z.enum(BET_SPORTS),
    leagueID: catalogueId,
    name: z.string(),
    live: z.int(),
    upcoming: z.int(),
    suspended: z.boolean(),
  }),
  errors: [],
})

const eventFields = {
  eventID: catalogueId,
  sport: z.enum(BET_SPORTS),
  leagueID: catalogueId,
  leagueName: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: z.iso.datetime(),
  state: z.enum(EVENT_STATES),
  score: z.strictObject({ home: z.int(), away: z.int() }).nullable(),
  /** Markets that take bets. */
  marketCount: z.int(),
  /** The feed is not trusted: `stall` while messages are missing, `conflict` after a contradiction. */
  feedStop: z.enum(['stall', 'conflict']).nullable(),
  suspended: z.boolean(),
}

export const tradingEvents = staffProcedure({
  ...view,
  method: 'events',
  docs: 'Events that are not over, by kick-off.',
  input: z.strictObject({
    ...paging(),
    sport: z.enum(BET_SPORTS).optional(),
    leagueID: catalogueId.optional(),
  }),
  reply: 'list',
  item: z.strictObject(eventFields),
  errors: [],
})

const intervention = z.strictObject({
  kind: z.enum(INTERVENTIONS),
  target: z.string(),
  /** Book of a margin or odds of a price, in thousandths; `null` for a stop. */
  value: z.int().nullable(),
})

export const tradingEvent = staffProcedure({
  ...view,
  method: 'event',
  docs: 'One event with all markets: prices of the feed, offered prices, fair chances and money at risk.',
  input: z.strictObject({ eventID: catalogueId }),
  reply: 'object',
  item: z.strictObject({
    ...eventFields,
    interventions: z.array(intervention),
    markets: z.array(
      z.strictObject({
        market: marketKey,
        name: z.string(),
        state: z.enum(MARKET_STATES),
        outcomes: z.array(
          z.strictObject({
            outcome: outcomeKey,
            feedOdds: oddsWire,
            odds: oddsWire,
            /** Fair chance of the model in millionths. */
            chance: z.int(),
            open: z.boolean(),
            liability: kurusWire,
          }),
        ),
      }),
    ),
  }),
  errors: ['not_found'],
})

export const tradingInterventions = staffProcedure({
  ...view,
  method: 'interventions',
  docs: 'Stops, margins and prices of staff that are in force, the newest first.',
  input: z.strictObject(paging()),
  reply: 'list',
  item: intervention.extend({ reason: z.string(), by: z.string(), at: z.iso.datetime() }),
  errors: [],
})

const outcomeFields = {
  eventID: catalogueId,
  home: z.string(),
  away: z.string(),
  market: marketKey,
  marketName: z.string(),
  outcome: outcomeKey,
  outcomeName: z.string(),
}

export const tradingExposure = staffProcedure({
  ...view,
  method: 'exposure',
  docs: 'Outcomes of open events with the most money at risk: what the house would pay, on average, if they win.',
  input: z.strictObject({ ...paging(50), eventID: catalogueId.optional() }),
  reply: 'list',
  item: z.strictObject({ ...outcomeFields, liability: kurusWire, limit: kurusWire }),
  errors: [],
})

const ALARM_KINDS = [
  'invalid',
  'backwards',
  'contradiction',
  'gap',
  'stall',
  'unknown_event',
  'exposure',
  'price',
  'unsettled',
] as const

export const tradingAlarms = staffProcedure({
  ...view,
  method: 'alarms',
  docs:
    'Alarms, the newest first: messages of a feed that were refused, its silence, money at risk near the limit, ' +
    'prices above the fair price of the model, and settlements that leave out an outcome of coupons (`unsettled`). ' +
    'Without `all` those that nobody acknowledged.',
  input: z.strictObject({ ...paging(50), all: z.boolean().default(false) }),
  reply: 'list',
  item: z.strictObject({
    alarmID: catalogueId,
    at: z.iso.datetime(),
    kind: z.enum(ALARM_KINDS),
    source: z.string().nullable(),
    eventID: catalogueId.nullable(),
    /** Text of the refused message, or the outcome that the alarm is about as JSON. */
    details: z.string(),
    acknowledgedAt: z.iso.datetime().nullable(),
    acknowledgedBy: z.string().nullable(),
  }),
  errors: [],
})

export const tradingTicker = staffProcedure({
  ...view,
  method: 'ticker',
  docs: 'The newest coupons of all players, of one event or from a stake on.',
  shows: 'coupons',
  input: z.strictObject({
    ...paging(50),
    eventID: catalogueId.optional(),
    stakeMin: kurusWire.optional(),
  }),
  reply: 'list',
  item: z.strictObject({
    couponID: entityId,
    playerID: entityId,
    placedAt: z.iso.datetime(),
    state: z.enum(COUPON_STATES),
    lines: z.int(),
    stake: kurusWire,
    totalOdds: oddsWire,
    potentialWin: kurusWire,
    legs: z.array(
      z.strictObject({
        ...outcomeFields,
        odds: oddsWire,
        live: z.boolean(),
      }),
    ),
  }),
  errors: [],
})
