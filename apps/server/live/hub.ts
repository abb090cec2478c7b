import type { ClientMessage } from '@poyraz/contract'
import { SOCKET_CLOSE, SOCKET_VERSION } from '@poyraz/contract/socket'
import type { Member } from '@poyraz/identity'
import type { Clock } from '@poyraz/kernel'
import type { Audience } from './audience.ts'
import {
  type Connection,
  countMessage,
  createConnection,
  deliver,
  dueOf,
  type Joining,
  type Wire,
} from './connection.ts'
import { welcome } from './welcome.ts'
import { frameOf, readMessage } from './wire-text.ts'

/** Tabs and devices of one player. */
export const SOCKETS_OF_PLAYER_MAX = 20
/** Of players and visitors. When it is reached, the oldest visitors give way to players. */
export const SOCKETS_MAX = 20_000
/**
 * Maximum number of further sockets without a hello: enough for all clients that return after an outage. One
 * more ends the oldest, because our clients send hello as soon as the socket is open.
 */
export const PENDING_CONNECTIONS_MAX = 10_000

const PING = frameOf({ type: 'ping' })
const ENDED = frameOf({ type: 'session', state: 'ended' })

export type HubDeps = {
  readonly clock: Clock
  readonly audience: Audience
  /** Looks up the ticket of this connection; the result comes by `answerTicket`. */
  askTicket(connection: Connection): void
  /** Checks the session of this connection; the result comes by `answerSession`. */
  askSession(connection: Connection): void
}

/** The open sockets of this server. */
export type Hub = {
  /** Adds a socket. The returned functions report its messages, its pings (RFC 6455 5.5) and its end. */
  open(wire: Wire): { receive(text: string): void; signal(): void; gone(): void }
  /** `member` is `undefined` if the ticket is unknown, used or expired. */
  answerTicket(connection: Connection, member: Member | undefined): void
  /** `untilMs` is `undefined` if the session has ended. */
  answerSession(connection: Connection, untilMs: number | undefined): void
  /** Pings clients, closes silent sockets, and checks expired sessions again. */
  sweep(): void
  /** Closes all sockets; clients reconnect to the next server. */
  closeAll(): void
}

type Hello = Extract<ClientMessage, { readonly type: 'hello' }>
type Crowd = Set<Connection>
/** Sets in order of arrival. A joining player counts as a player already. */
type Crowds = { readonly pendingConnections: Crowd; readonly visitors: Crowd; readonly players: Crowd }
type Ctx = HubDeps & { readonly crowds: Crowds }

export function createHub(deps: HubDeps): Hub {
  const crowds: Crowds = { pendingConnections: new Set(), visitors: new Set(), players: new Set() }
  const ctx: Ctx = { ...deps, crowds }
  const { clock } = ctx
  const all = () => Object.values(crowds).flatMap((crowd) => [...crowd])
  return {
    open(wire) {
      const connection = createConnection(wire, clock.nowMs())
      if (crowds.pendingConnections.size >= PENDING_CONNECTIONS_MAX) closeOldestPending(ctx)
      crowds.pendingConnections.add(connection)
      return {
        receive: (text) => receive(ctx, connection, text),
        signal: () => void countOrClose(ctx, connection),
        gone: () => leave(ctx, connection),
      }
    },
    answerTicket(connection, member) {
      const { state } = connection
      if (state.kind !== 'ticket') return
      if (member) join(ctx, connection, member, state.hello)
      else close(ctx, connection, SOCKET_CLOSE.badTicket)
    },
    answerSession(connection, untilMs) {
      const { state } = connection
      if (untilMs === undefined) {
        deliver(connection, ENDED)
        close(ctx, connection, SOCKET_CLOSE.sessionEnded)
      } else if (state.kind === 'player') state.sessionUntilMs = untilMs
      else if (state.kind === 'joining') admit(ctx, connection, state, untilMs)
    },
    sweep() {
      for (const connection of all()) sweepOne(ctx, connection)
    },
    closeAll() {
      for (const connection of all()) close(ctx, connection, SOCKET_CLOSE.restart)
    },
  }
}

function receive(ctx: Ctx, connection: Connection, text: string): void {
  if (!countOrClose(ctx, connection)) return
  const { state } = connection
  const message = readMessage(text)
  const awaitsHello = state.kind === 'awaiting_hello'
  if (message?.type === 'hello' && awaitsHello) return handleHello(ctx, connection, message)
  if (message?.type === 'pong' && !awaitsHello) return
  if (message?.type === 'watch' && !awaitsHello) return ctx.audience.watchers.watch(connection, message)
  if (message?.type === 'watch_chat' && !awaitsHello) return ctx.audience.chats.watch(connection, message)
  if (message?.type === 'watch_tables' && !awaitsHello)
    return void Object.assign(connection, { watchesTables: message.isShown })
  close(ctx, connection, SOCKET_CLOSE.badMessage)
}

/** Counts a message or ping; closes the connection if there are too many. */
function countOrClose(ctx: Ctx, connection: Connection): boolean {
  if (connection.state.kind === 'closed') return false
  if (countMessage(connection, ctx.clock.nowMs())) return true
  close(ctx, connection, SOCKET_CLOSE.tooMany)
  return false
}

function handleHello(ctx: Ctx, connection: Connection, hello: Hello): void {
  if (hello.version !== SOCKET_VERSION) return close(ctx, connection, SOCKET_CLOSE.badVersion)
  if (hello.ticket === undefined) {
    if (isFull(ctx)) return close(ctx, connection, SOCKET_CLOSE.tooMany)
    connection.state = { kind: 'visitor' }
    seat(ctx, connection, 'visitors')
    return welcome(connection, [ctx.audience.everybody], hello.last)
  }
  connection.state = { kind: 'ticket', ticket: hello.ticket, hello }
  ctx.askTicket(connection)
}

/** Reserves a place and checks the session; many such checks are batched. */
function join(ctx: Ctx, connection: Connection, member: Member, { last }: Hello): void {
  const feed = ctx.audience.feedOf(member.playerId)
  const hasRoom = feed.connections.size < SOCKETS_OF_PLAYER_MAX && makeRoom(ctx)
  if (!hasRoom) return close(ctx, connection, SOCKET_CLOSE.tooMany)
  connection.state = { kind: 'joining', member, last }
  seat(ctx, connection, 'players')
  // Subscribed at once, so that the end of the session is not missed during the check.
  feed.connections.add(connection)
  ctx.askSession(connection)
}

function admit(ctx: Ctx, connection: Connection, { member, last }: Joining, sessionUntilMs: number): void {
  connection.state = { kind: 'player', member, sessionUntilMs }
  welcome(connection, [ctx.audience.everybody, ctx.audience.feedOf(member.playerId)], last)
}

function isFull({ crowds: { visitors, players } }: Ctx): boolean {
  return visitors.size + players.size >= SOCKETS_MAX
}

/** Returns true if there is a place for a player; closes the oldest visitor if necessary. */
function makeRoom(ctx: Ctx): boolean {
  const [oldest] = ctx.crowds.visitors
  if (isFull(ctx) && oldest) close(ctx, oldest, SOCKET_CLOSE.tooMany)
  return !isFull(ctx)
}

function seat({ crowds }: Ctx, connection: Connection, crowd: 'visitors' | 'players'): void {
  crowds.pendingConnections.delete(connection)
  crowds[crowd].add(connection)
}

/** Terminates without a close frame: attackers that only occupy places would not answer it. */
function closeOldestPending(ctx: Ctx): void {
  const [oldest] = ctx.crowds.pendingConnections
  if (!oldest) return
  leave(ctx, oldest)
  oldest.wire.terminate()
}

function sweepOne(ctx: Ctx, connection: Connection): void {
  const nowMs = ctx.clock.nowMs()
  switch (dueOf(connection, nowMs)) {
    case 'silent':
      return close(ctx, connection, SOCKET_CLOSE.silent)
    case 'session':
      return ctx.askSession(connection)
    case 'ping':
      connection.pingedMs = nowMs
      return deliver(connection, PING)
    case null:
      return
  }
}

function close(ctx: Ctx, connection: Connection, code: number): void {
  if (connection.state.kind === 'closed') return
  leave(ctx, connection)
  connection.wire.close(code)
}

function leave(ctx: Ctx, connection: Connection): void {
  ctx.audience.leave(connection)
  for (const crowd of Object.values(ctx.crowds)) crowd.delete(connection)
  connection.state = { kind: 'closed' }
}
