import type { ClientMessage } from '@poyraz/contract'
import { SOCKET_PING_MS, TABLES_PING_MS } from '@poyraz/contract/socket'
import type { Member } from '@poyraz/identity'
import { SECOND_MS } from '@poyraz/kernel'

/** The part of a socket that this module uses. */
export type Wire = {
  send(frame: Buffer): void
  /** Closes it after the data that was sent before. */
  close(code: number): void
  /** Ends it now. */
  terminate(): void
  /** Bytes that the client has not received yet. */
  bufferedBytes(): number
}

/** Time for a new client to send its hello and be admitted. */
export const HELLO_TIMEOUT_MS = 5 * SECOND_MS
/** A client that was silent for this long is considered gone. */
export const SILENT_MS = 2 * SOCKET_PING_MS
/** Maximum messages per window; more than clients that follow the protocol send. */
export const MESSAGES_MAX = 20
const MESSAGES_WINDOW_MS = 10 * SECOND_MS
/** A client with more unread bytes is disconnected: it reconnects and resumes by version. */
const BUFFERED_BYTES_MAX = 256 * 1024

type Hello = Extract<ClientMessage, { readonly type: 'hello' }>

/** The ticket was valid; the session behind it is being checked. */
export type Joining = {
  readonly kind: 'joining'
  readonly member: Member
  /** The last versions that the client received. */
  readonly last: Hello['last']
}

type State =
  /** Opened; no hello yet. */
  | { readonly kind: 'awaiting_hello' }
  /** The hello had a ticket; its owner is being looked up. */
  | { readonly kind: 'ticket'; readonly ticket: string; readonly hello: Hello }
  | Joining
  /** A player with a valid session. */
  | { readonly kind: 'player'; readonly member: Member; sessionUntilMs: number }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'closed' }

export type Connection = {
  readonly wire: Wire
  readonly openedMs: number
  state: State
  lastMessageMs: number
  pingedMs: number
  messages: { startMs: number; count: number }
  /** True while the page shows live tables. Other pages get no events of the topic `tables`. */
  watchesTables: boolean
}

export function createConnection(wire: Wire, nowMs: number): Connection {
  return {
    wire,
    openedMs: nowMs,
    state: { kind: 'awaiting_hello' },
    lastMessageMs: nowMs,
    pingedMs: nowMs,
    messages: { startMs: nowMs, count: 0 },
    watchesTables: false,
  }
}

/** Returns the player of a connection; `null` for a visitor's. */
export function memberOf({ state }: Connection): Member | null {
  return state.kind === 'joining' || state.kind === 'player' ? state.member : null
}

/** Counts a message; returns false if there were too many in the window. */
export function countMessage(connection: Connection, nowMs: number): boolean {
  connection.lastMessageMs = nowMs
  const { messages } = connection
  if (nowMs - messages.startMs >= MESSAGES_WINDOW_MS) connection.messages = { startMs: nowMs, count: 1 }
  else messages.count += 1
  return connection.messages.count <= MESSAGES_MAX
}

/** Returns the action that is due for a connection now. */
export function dueOf(connection: Connection, nowMs: number): 'silent' | 'ping' | 'session' | null {
  const { state } = connection
  switch (state.kind) {
    case 'closed':
      return null
    case 'awaiting_hello':
    case 'ticket':
    case 'joining':
      return nowMs - connection.openedMs >= HELLO_TIMEOUT_MS ? 'silent' : null
    case 'player':
    case 'visitor':
      if (nowMs - connection.lastMessageMs >= SILENT_MS) return 'silent'
      if (state.kind === 'player' && nowMs > state.sessionUntilMs) return 'session'
      return nowMs - connection.pingedMs >= pingMs(connection) ? 'ping' : null
  }
}

const pingMs = ({ watchesTables }: Connection) => (watchesTables ? TABLES_PING_MS : SOCKET_PING_MS)

/** Sends to an admitted client; terminates one that does not read. */
export function deliver({ wire, state }: Connection, frame: Buffer): void {
  if (state.kind !== 'player' && state.kind !== 'visitor') return
  if (wire.bufferedBytes() > BUFFERED_BYTES_MAX) wire.terminate()
  else wire.send(frame)
}
