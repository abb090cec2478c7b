import { catalogueId, EVENT_STATES, INCIDENT_KINDS, marketKey, outcomeKey, SPORTS } from '@poyraz/contract'
import { z } from 'zod'
import { VIRTUAL_IDS } from '../../virtual/leagues.ts'
import type { FeedMessage } from '../messages.ts'
import { joint } from './joint.ts'
import { market } from './market.ts'

/**
 * Messages of a provider over a socket: one JSON object per frame. `number` counts the messages of the source
 * from 1 without a gap; `sequence` orders those of one event.
 */
const numbered = { number: z.int().positive() }
/** An id of the provider: what it says about a virtual game is refused, and changes nothing there. */
const providedId = catalogueId.max(VIRTUAL_IDS - 1)
const about = { ...numbered, eventId: providedId, sequence: z.int().nonnegative() }

const side = z.enum(['home', 'away'])
const points = z.int().min(0).max(1_000)
const score = z.strictObject({ home: points, away: points })
const seconds = z.int().min(0).max(100_000)
/** Text without control characters and lone surrogates, which no database stores. */
const text = (lengthMax: number) =>
  z
    .string()
    .max(lengthMax)
    .regex(/^\P{C}*$/u)
const name = (lengthMax: number) => text(lengthMax).min(1)

const clock = z.strictObject({
  period: name(4),
  seconds,
  at: z.iso.datetime(),
  running: z.boolean(),
  speed: z.number().min(0).max(1_000),
  powerPlay: side.nullable().default(null),
})
const incident = z.strictObject({
  kind: z.enum(INCIDENT_KINDS),
  side: side.nullable(),
  seconds,
  score,
  text: text(100).nullable(),
})
/** Points as they are called: `40`, `A`. */
const called = z.strictObject({ home: name(3), away: name(3) })
const facts = z.strictObject({
  score,
  periods: z.array(score).max(20),
  redCards: score,
  clock: clock.nullable(),
  service: z.strictObject({ side, points: called.nullable() }).nullable().default(null),
  incidents: z.array(incident).max(1_000),
  stats: z.array(z.strictObject({ stat: text(24), ...score.shape })).max(30),
})

const markets = z.array(market).max(400)
const keys = z.array(marketKey).min(1).max(400)
const state = z.enum(EVENT_STATES)

const result = z.strictObject({
  outcome: outcomeKey,
  result: z.enum(['won', 'lost']),
  voidFactor: z.union([z.literal(0), z.literal(0.5), z.literal(1)]),
  deadHeat: z
    .strictObject({ places: z.int().min(1).max(100), tied: z.int().min(1).max(100) })
    .refine(({ places, tied }) => places <= tied)
    .optional(),
})
const time = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .nullable()

const team = z.strictObject({
  id: providedId,
  name: name(60),
  short: name(4),
  colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).length(2),
})
const league = z.strictObject({
  id: providedId,
  sport: z.enum(SPORTS),
  name: name(80),
  /** Without it, English pages show `name`. */
  nameEn: name(80).optional(),
  countryTr: text(60),
  countryEn: text(60),
  legsMin: z.int().min(1).max(4),
  teams: z.array(team).max(200),
})
const fixture = z.strictObject({
  id: providedId,
  leagueId: providedId,
  season: catalogueId,
  homeId: providedId,
  awayId: providedId,
  startsAt: z.iso.datetime().transform((text) => Date.parse(text)),
})

/** Bets on the season of a league; they end at `startsAt`. The outcome of a team is `T` and its id. */
const outright = fixture.omit({ homeId: true, awayId: true })

const fixtures = z.strictObject({
  ...numbered,
  type: z.literal('fixtures'),
  leagues: z.array(league).max(200),
  events: z.array(fixture).max(2_000),
  outrights: z.array(outright).max(500).default([]),
})
const event = z.discriminatedUnion('type', [
  z.strictObject({
    ...about,
    type: z.literal('odds_change'),
    state,
    facts: facts.nullable(),
    markets,
    joint: joint.nullable().default(null),
  }),
  z.strictObject({ ...about, type: z.literal('bet_stop'), state, facts: facts.nullable() }),
  z.strictObject({
    ...about,
    type: z.literal('bet_settlement'),
    markets: z
      .array(z.strictObject({ market: marketKey, results: z.array(result).min(1).max(64) }))
      .min(1)
      .max(400),
  }),
  z.strictObject({ ...about, type: z.literal('rollback_bet_settlement'), markets: keys }),
  z.strictObject({ ...about, type: z.literal('bet_cancel'), markets: keys, from: time, to: time }),
  z.strictObject({ ...about, type: z.literal('rollback_bet_cancel'), markets: keys }),
])

export type Fixtures = z.output<typeof fixtures>
/** A numbered message: new events, or a message about one event. */
export type NumberedMessage = Fixtures | (FeedMessage & { readonly number: number })

/** Messages without a number: they are about the connection. */
const control = z.discriminatedUnion('type', [
  /** The provider is there; `number` is that of its newest message. */
  z.strictObject({ type: z.literal('alive'), number: z.int().nonnegative() }),
  /** All messages that a recovery request asked for were sent. */
  z.strictObject({ type: z.literal('snapshot_complete'), requestId: z.string().max(64) }),
])
export type ControlMessage = z.output<typeof control>

/** A message of this server to the provider. */
export type OutgoingMessage =
  /** Asks for all messages after `after`. */
  | { readonly type: 'recovery_request'; readonly requestId: string; readonly after: number }
  /** All messages up to `number` are applied and stored. */
  | { readonly type: 'processed'; readonly number: number }

/** The event of a message that fails the schema is unknown where it is not an id. */
const envelope = z.object({ number: z.int().positive(), eventId: providedId.optional().catch(undefined) })

export type Incoming =
  | { readonly kind: 'control'; readonly message: ControlMessage }
  | { readonly kind: 'numbered'; readonly message: NumberedMessage; readonly number: number }
  /** A message that fails the schema; its number and event are known. */
  | { readonly kind: 'invalid'; readonly number: number; readonly eventId: number | null }
  | { readonly kind: 'unreadable' }

/** Parses one frame. */
export function parseFrame(text: string): Incoming {
  const json = parseJson(text)
  const controlled = control.safeParse(json)
  if (controlled.success) return { kind: 'control', message: controlled.data }
  const parsed = z.union([fixtures, event]).safeParse(json)
  if (parsed.success) {
    const message = parsed.data as NumberedMessage
    return { kind: 'numbered', message, number: message.number }
  }
  const known = envelope.safeParse(json)
  if (!known.success) return { kind: 'unreadable' }
  return { kind: 'invalid', number: known.data.number, eventId: known.data.eventId ?? null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
