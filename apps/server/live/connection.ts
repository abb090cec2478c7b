import type { ClientMessage } from '@poyraz/contract'
import { SOCKET_PING_MS } from '@poyraz/contract/socket'
import type { Member } from '@poyraz/identity'
import { SECOND_MS } from '@poyraz/kernel'

/** A socket as this part sees it. */
export type Wire = {
  send(frame: Buffer): void
  /** Ends it politely: what was sent before still arrives. */
  close(code: number): void
  /** Ends it now. */
  terminate(): void
  /** Bytes that the client has not taken yet. */
  bufferedBytes(): number
}

/** A client that opened a socket must say what it wants within this time. */
export const GREETING_MS = 5 * SECOND_MS
/** A client that has not answered a ping for this long is taken to be gone. */
export const SILENT_MS = 2 * SOCKET_PING_MS
/** More than any client that follows the protocol sends. */
export const MESSAGES_MAX = 20
const MESSAGES_WINDOW_MS = 10 * SECOND_MS
/** A client that leaves this much unread is closed: it comes back and resumes by version. */
const BUFFERED_BYTES_MAX = 256 * 1024

type Hello = Extract<ClientMessage, { readonly type: 'hello' }>

/** It showed a ticket, and we are asking whether the session behind it still counts. */
export type Joining = {
  readonly kind: 'joining'
  readonly member: Member
  /** The versions that it saw last. */
  readonly last: Hello['last']
}

type State =
  /** Opened, and nothing was said yet. */
  | { readonly kind: 'greeting' }
  /** It showed a ticket, and we are asking whose it is. */
  | { readonly kind: 'ticket'; readonly ticket: string; readonly hello: Hello }
  | Joining
  /** A player, while the session counts. */
  | { readonly kind: 'player'; readonly member: Member; sessionUntilMs: number }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'closed' }

export type Connection = {
  readonly wire: Wire
  readonly openedMs: number
  state: State
  heardMs: number
  pingedMs: number
  messages: { startMs: number; count: number }
}

export function createConnection(wire: Wire, nowMs: number): Connection {
  return {
    wire,
    openedMs: nowMs,
    state: { kind: 'greeting' },
    heardMs: nowMs,
    pingedMs: nowMs,
    messages: { startMs: nowMs, count: 0 },
  }
}

/** The player whose connection this is; `null` for a visitor's. */
export function memberOf({ state }: Connection): Member | null {
  return state.kind === 'joining' || state.kind === 'player' ? state.member : null
}

/** Counts a message; false when it came too soon after too many others. */
export function countMessage(connection: Connection, nowMs: number): boolean {
  connection.heardMs = nowMs
  const { messages } = connection
  if (nowMs - messages.startMs >= MESSAGES_WINDOW_MS) connection.messages = { startMs: nowMs, count: 1 }
  else messages.count += 1
  return connection.messages.count <= MESSAGES_MAX
}

/** What is due for a connection at this moment. */
export function dueOf(connection: Connection, nowMs: number): 'silent' | 'ping' | 'session' | null {
  const { state } = connection
  switch (state.kind) {
    case 'closed':
      return null
    case 'greeting':
    case 'ticket':
    case 'joining':
      return nowMs - connection.openedMs >= GREETING_MS ? 'silent' : null
    case 'player':
    case 'visitor':
      if (nowMs - connection.heardMs >= SILENT_MS) return 'silent'
      if (state.kind === 'player' && nowMs > state.sessionUntilMs) return 'session'
      return nowMs - connection.pingedMs >= SOCKET_PING_MS ? 'ping' : null
  }
}

/** Sends to a client that takes what it is sent; drops one that does not. */
export function deliver({ wire, state }: Connection, frame: Buffer): void {
  if (state.kind !== 'player' && state.kind !== 'visitor') return
  if (wire.bufferedBytes() > BUFFERED_BYTES_MAX) wire.terminate()
  else wire.send(frame)
}
