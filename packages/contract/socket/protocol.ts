import { SECOND_MS } from '@poyraz/kernel'

/** Names and numbers of the socket that both ends need; the messages stand in `messages.ts`. */
export const SOCKET_PATH = '/ws'
/** Rises when a message changes its meaning. A client of another version is closed and loads the page anew. */
export const SOCKET_VERSION = 1
export const SOCKET_TICKET_LENGTH = 26

/** Heard by everybody. */
export const PUBLIC_TOPICS = ['maintenance', 'content'] as const
/** Heard by a player about the own account; opened with a ticket. */
export const PLAYER_TOPICS = ['balance', 'notifications'] as const
export const SOCKET_TOPICS = [...PUBLIC_TOPICS, ...PLAYER_TOPICS] as const
export type SocketTopic = (typeof SOCKET_TOPICS)[number]

/** The server asks this often whether the client is there; who hears nothing for twice as long is alone. */
export const SOCKET_PING_MS = 25 * SECOND_MS

/** Why the server closes a socket. 1012 is the protocol's own 'service restart': come again. */
export const SOCKET_CLOSE = {
  restart: 1012,
  /** Not a message of this protocol, or not at its time. */
  badMessage: 4400,
  /** The ticket is unknown, used or too old: come again with another. */
  badTicket: 4401,
  /** The session of this socket ended: come again as a visitor. */
  sessionEnded: 4403,
  /** No greeting or no sign of life in time. */
  silent: 4408,
  /** Messages faster than allowed, or more sockets than one player may have or the server has room for. */
  tooMany: 4429,
  /** The page speaks another version. */
  badVersion: 4426,
} as const
