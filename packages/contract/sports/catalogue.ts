import { z } from 'zod'
import { catalogueId } from '../primitives.ts'

export const SPORTS = ['football', 'basketball', 'tennis', 'volleyball', 'ice_hockey', 'esports'] as const
export type Sport = (typeof SPORTS)[number]

/** A postponed, abandoned or cancelled event takes no bets; its undecided markets are void. */
export const EVENT_STATES = ['upcoming', 'live', 'finished', 'postponed', 'abandoned', 'cancelled'] as const
export type EventState = (typeof EVENT_STATES)[number]

/** Tabs of the event page. */
export const MARKET_GROUPS = [
  'main',
  'goals',
  'totals',
  'handicap',
  'halves',
  'quarters',
  'periods',
  'maps',
  'sets',
  'games',
  'score',
  'teams',
] as const
export type MarketGroup = (typeof MARKET_GROUPS)[number]

/** Only `active` takes bets. */
export const MARKET_STATES = ['active', 'suspended', 'settled', 'cancelled'] as const
export type MarketState = (typeof MARKET_STATES)[number]

/** Market of an event, with its line after a colon: `FT_1X2`, `FT_OU:2.5`, `FT_AH:-0.75`. */
export const marketKey = z.string().regex(/^[A-Z0-9][A-Z0-9_]{0,23}(:-?\d{1,3}(\.\d{1,2})?)?$/)
/**
 * Outcome of a market: `1`, `X`, `O`, `2-1`, `1/2`. That of a bet builder, the market `BUILDER`, names its parts:
 * `FT_1X2=1;FT_OU:2.5=O`.
 */
export const outcomeKey = z
  .string()
  .max(400)
  .regex(
    /^([A-Z0-9+&_./-]{1,16}|[A-Z0-9_:.-]{1,32}=[A-Z0-9+&_./-]{1,16}(;[A-Z0-9_:.-]{1,32}=[A-Z0-9+&_./-]{1,16}){0,7})$/,
  )

/** Decimal odds in thousandths: 1850 is 1.85. */
export const oddsWire = z.int().min(1).max(100_000_000)

export const scoreItem = z.strictObject({ home: z.int(), away: z.int() })

export const outcomeItem = z.strictObject({
  outcome: outcomeKey,
  /** In the language of the call. */
  name: z.string(),
  odds: oddsWire,
  /** False if this outcome takes no bets though its market does. */
  open: z.boolean(),
})

export const marketItem = z.strictObject({
  market: marketKey,
  /** The key without the line. Markets of one code are lines of one table. */
  code: z.string(),
  line: z.string().nullable(),
  group: z.enum(MARKET_GROUPS),
  name: z.string(),
  state: z.enum(MARKET_STATES),
  outcomes: z.array(outcomeItem),
})

const teamItem = z.strictObject({
  teamID: catalogueId,
  name: z.string(),
  /** Three letters. */
  short: z.string(),
  /** Colours of the shirt, `#rrggbb`: body and sleeves. */
  colors: z.array(z.string()).length(2),
})

/**
 * The clock of a live event. `running` is false in a break. A client counts on from `seconds` at `at`, by
 * `speed` seconds of the match per second.
 */
export const clockItem = z.strictObject({
  /**
   * Football: `1`, `HT`, `2`. Basketball: `Q1` to `Q4`, `OT`. Tennis and volleyball: `S1` to `S5`.
   * E-sports: `M1` to `M5` for the maps. Ice hockey: `P1` to `P3`, `INT` between them, `OT`, `SO` for the shoot-out.
   */
  period: z.string(),
  /** Seconds since the kick-off, breaks left out. */
  seconds: z.int().nonnegative(),
  at: z.iso.datetime(),
  running: z.boolean(),
  speed: z.number(),
  /** The team with more players on the ice; `null` for other sports. */
  powerPlay: z.enum(['home', 'away']).nullable(),
})

/** The next server, or the side that attacks in e-sports, and the points of the running game as they are called: `40`, `A`, or those of a tie-break. */
export const serviceItem = z.strictObject({
  side: z.enum(['home', 'away']),
  points: z.strictObject({ home: z.string().max(3), away: z.string().max(3) }).nullable(),
})

export const eventItem = z.strictObject({
  eventID: catalogueId,
  sport: z.enum(SPORTS),
  leagueID: catalogueId,
  leagueName: z.string(),
  country: z.string(),
  home: teamItem,
  away: teamItem,
  startsAt: z.iso.datetime(),
  state: z.enum(EVENT_STATES),
  score: scoreItem.nullable(),
  /** Scores of the periods so far: halves, quarters or sets. */
  periods: z.array(scoreItem),
  redCards: scoreItem,
  clock: clockItem.nullable(),
  /** `null` for sports without a service. */
  service: serviceItem.nullable(),
  /** Rises with each change of a price, a state or the score. */
  version: z.int().nonnegative(),
  /** Least number of legs of a coupon with this event (MBS). */
  legsMin: z.int().min(1).max(4),
  /** Number of open markets. */
  marketCount: z.int(),
  /** The main markets in lists, all markets in `sports.event`. */
  markets: z.array(marketItem),
})

export type EventItem = z.output<typeof eventItem>

/**
 * `fault` is a double fault, `break` a game against the service of its loser, `retired` the end of a match.
 * `penalty` is one of ice hockey, `shot` a saved one; `attempt` is a goal of a shoot-out, `missed` none.
 * `round` and `map` are won in e-sports; `format` is another number of maps than the match was offered with.
 */
export const INCIDENT_KINDS = [
  'goal',
  'yellow',
  'red',
  'corner',
  'period',
  'points',
  'ace',
  'fault',
  'block',
  'game',
  'break',
  'set',
  'retired',
  'penalty',
  'shot',
  'attempt',
  'missed',
  'round',
  'map',
  'format',
] as const
export type IncidentKind = (typeof INCIDENT_KINDS)[number]

export const incidentItem = z.strictObject({
  kind: z.enum(INCIDENT_KINDS),
  side: z.enum(['home', 'away']).nullable(),
  /** Seconds since the kick-off. */
  seconds: z.int(),
  score: scoreItem,
  /** Name of the player or of the period, where there is one. */
  text: z.string().nullable(),
})

/** A leg as the client chose it. `odds` and `version` are those that the player saw. */
export const selectionInput = z.strictObject({
  eventID: catalogueId,
  market: marketKey,
  outcome: outcomeKey,
  odds: oddsWire,
  version: z.int().nonnegative(),
  /** A banker of a system is in every line. */
  banker: z.boolean().default(false),
})

/** A leg was taken at an obvious error if its odds are at least so much of the right price, in percent. */
export const PALPABLE_ERROR_PERCENT = 150

export const LEGS_MAX = 30
/** Least odds, in thousandths, of each line of a coupon whose stake counts for the wagering of a bonus. */
export const WAGERED_ODDS_MIN = 1_500
/** Coupons with a line of smaller odds, in the weights of bonuses. */
export const SHORT_ODDS_GAME = 'short-odds'
/**
 * Longer lists are refused by the schema; up to here the rule `too_many_legs` answers. Anybody may ask for
 * prices, and each event of a list takes 0.2 ms of the only thread.
 */
export const SELECTIONS_MAX = 100
