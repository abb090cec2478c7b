import { z } from 'zod'
import { publicWin } from '../casino/wins.ts'
import { financeCheckBalance } from '../finance/check-balance.ts'
import { catalogueId, entityId, kurusWire } from '../primitives.ts'
import { COUPON_STATES } from '../sports/coupon.ts'
import { eventChange, WATCHED_EVENTS_MAX } from '../sports/live.ts'
import { chatNews } from '../tables/chat.ts'
import { tableState } from '../tables/shapes.ts'
import { SOCKET_TICKET_LENGTH, SOCKET_TOPICS } from './protocol.ts'

/** Chats that a page shows at most: those of all its tables. */
const CHATS_WATCHED_MAX = 4

/**
 * Version of a topic for one listener. It rises with each event, not always by one. Versions of an earlier
 * run of the server are recognised as such.
 */
const topicVersion = z.int().nonnegative()

/**
 * Messages of a client. It sends one greeting with the versions that it has seen (`last`), and a player adds
 * a ticket of `system.socket_ticket`. After that it answers pings, and names the sports events that it shows
 * (`watch`); each `watch` replaces the one before. `list` sends the main markets of all events. The topic
 * `tables` is sent while the page shows live tables (`watch_tables`), and the chats of tables to players whose page
 * shows them (`watch_chat`; each replaces the one before).
 */
export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    version: z.int(),
    ticket: z.string().length(SOCKET_TICKET_LENGTH).optional(),
    last: z.partialRecord(z.enum(SOCKET_TOPICS), topicVersion).optional(),
  }),
  z.strictObject({ type: z.literal('pong') }),
  z.strictObject({
    type: z.literal('watch'),
    list: z.boolean(),
    eventIDs: z.array(catalogueId).max(WATCHED_EVENTS_MAX),
  }),
  z.strictObject({ type: z.literal('watch_tables'), isShown: z.boolean() }),
  z.strictObject({
    type: z.literal('watch_chat'),
    tableIDs: z.array(catalogueId).max(CHATS_WATCHED_MAX),
  }),
])
export type ClientMessage = z.input<typeof clientMessage>

/** An event of one topic. It has only data that its listener could also get from the endpoint. */
export const socketEvent = z.discriminatedUnion('topic', [
  z.strictObject({
    topic: z.literal('maintenance'),
    version: topicVersion,
    data: z.strictObject({ closed: z.boolean(), until: z.iso.datetime().nullable() }),
  }),
  /** Content of the site changed; `version` inside is the store's. */
  z.strictObject({
    topic: z.literal('content'),
    version: topicVersion,
    data: z.strictObject({ version: z.int().nonnegative() }),
  }),
  /** The public list of wins, as `casino.recent_wins` returns it. */
  z.strictObject({
    topic: z.literal('wins'),
    version: topicVersion,
    data: z.strictObject({ wins: z.array(publicWin) }),
  }),
  /** The public state of one live table changed. */
  z.strictObject({ topic: z.literal('tables'), version: topicVersion, data: tableState }),
  /** Amounts of the jackpots as they are shown, at most once a second. */
  z.strictObject({
    topic: z.literal('jackpots'),
    version: topicVersion,
    data: z.strictObject({ meters: z.array(z.strictObject({ id: catalogueId, amount: kurusWire })) }),
  }),
  /** The player's money, as `finance.check_balance` returns it. */
  z.strictObject({ topic: z.literal('balance'), version: topicVersion, data: financeCheckBalance.item }),
  /** The list of notifications changed. */
  z.strictObject({ topic: z.literal('notifications'), version: topicVersion, data: z.strictObject({}) }),
  /** A coupon of the player changed its state. */
  z.strictObject({
    topic: z.literal('coupons'),
    version: topicVersion,
    data: z.strictObject({ couponID: entityId, state: z.enum(COUPON_STATES) }),
  }),
])
export type SocketEvent = z.output<typeof socketEvent>
/** An event on the wire, with money as a number of kuruş. */
export type WireEvent = z.input<typeof socketEvent>

/**
 * Messages of the server. `welcome` answers the greeting: the versions from which events continue, and in
 * `resync` the topics of `last` whose missed events are gone, to be asked for at the endpoint. Events come
 * together, once per tick.
 */
export const serverMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('welcome'),
    version: z.int(),
    versions: z.partialRecord(z.enum(SOCKET_TOPICS), topicVersion),
    resync: z.array(z.enum(SOCKET_TOPICS)),
  }),
  z.strictObject({ type: z.literal('events'), events: z.array(socketEvent).min(1) }),
  z.strictObject({ type: z.literal('ping') }),
  /**
   * Changes of the events that the client watches: with all markets of an event in `eventIDs`, else with its
   * main markets. They are not kept for clients that resume.
   */
  z.strictObject({ type: z.literal('sports'), changes: z.array(eventChange).min(1) }),
  /** A change of a chat that the client watches. It is not kept for clients that resume. */
  z.strictObject({ type: z.literal('chat'), news: chatNews }),
  /** The session has ended. The server closes the socket after this message. */
  z.strictObject({ type: z.literal('session'), state: z.literal('ended') }),
])
export type ServerMessage = z.output<typeof serverMessage>
/** A message on the wire. */
export type WireMessage = z.input<typeof serverMessage>
