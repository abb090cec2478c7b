import { SECOND_MS } from '@poyraz/kernel'

/** Names and numbers of the socket for both ends; the messages are in `messages.ts`. */
export const SOCKET_PATH = '/ws'
/** Rises when a message changes its meaning. A client with another version is closed and reloads the page. */
export const SOCKET_VERSION = 1
export const SOCKET_TICKET_LENGTH = 26

/** Topics that every client gets. */
export const PUBLIC_TOPICS = ['maintenance', 'content', 'wins', 'tables', 'jackpots'] as const
/** Topics about the player's own account, which need a ticket. */
export const PLAYER_TOPICS = ['balance', 'notifications', 'coupons'] as const
export const SOCKET_TOPICS = [...PUBLIC_TOPICS, ...PLAYER_TOPICS] as const
export type SocketTopic = (typeof SOCKET_TOPICS)[number]

/** Interval of the server's pings. A side that receives nothing for twice as long closes the socket. */
export const SOCKET_PING_MS = 25 * SECOND_MS
/**
 * Interval of the pings to a page that shows live tables. After twice as long without a message such a page
 * says that it does not know the present state.
 */
export const TABLES_PING_MS = 4 * SECOND_MS

/** Close codes of the server. The standard code 1012 ('service restart') means: reconnect. */
export const SOCKET_CLOSE = {
  restart: 1012,
  /** Not a message of this protocol, or not expected now. */
  badMessage: 4400,
  /** The ticket is unknown, used or expired. Reconnect with a new one. */
  badTicket: 4401,
  /** The session of this socket ended. Reconnect as a visitor. */
  sessionEnded: 4403,
  /** The hello or a pong did not arrive in time. */
  silent: 4408,
  /** Too many messages, too many sockets of one player, or the server is full. */
  tooMany: 4429,
  /** The page has another protocol version. */
  badVersion: 4426,
} as const
