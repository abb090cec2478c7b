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
/** Sockets of players and visitors. Where it is full, visitors make room for players, the oldest first. */
export const SOCKETS_MAX = 20_000
/**
 * Sockets that have said nothing yet, beside those: as many as come back at once to a server that was away.
 * One more, and the oldest goes, for a client of ours greets as soon as its socket is open.
 */
export const GREETERS_MAX = 10_000

const PING = frameOf({ type: 'ping' })
const ENDED = frameOf({ type: 'session', state: 'ended' })

export type HubDeps = {
  readonly clock: Clock
  readonly audience: Audience
  /** Finds out, soon, whose ticket this connection showed, and tells it `answerTicket`. */
  askTicket(connection: Connection): void
  /** Finds out, soon, whether the session of this connection still counts, and tells it `answerSession`. */
  askSession(connection: Connection): void
}

/** The open sockets of this server. */
export type Hub = {
  /** Takes a socket in. The listener is told what its client says, of pings (RFC 6455 5.5), and of its end. */
  open(wire: Wire): { receive(text: string): void; signal(): void; gone(): void }
  /** `undefined` where the ticket is unknown, was used or is too old. */
  answerTicket(connection: Connection, member: Member | undefined): void
  /** `undefined` is the end of the session. */
  answerSession(connection: Connection, untilMs: number | undefined): void
  /** Does what has become due: pings clients, and closes silent sockets and those of expired sessions. */
  sweep(): void
  /** Sends every client away; it comes back to the next server. */
  closeAll(): void
}

type Hello = Extract<ClientMessage, { readonly type: 'hello' }>
type Crowd = Set<Connection>
/** Each in the order in which they came. A player who joins counts as one already. */
type Crowds = { readonly greeters: Crowd; readonly visitors: Crowd; readonly players: Crowd }
type Ctx = HubDeps & { readonly crowds: Crowds }

export function createHub(deps: HubDeps): Hub {
  const crowds: Crowds = { greeters: new Set(), visitors: new Set(), players: new Set() }
  const ctx: Ctx = { ...deps, crowds }
  const { clock } = ctx
  const all = () => Object.values(crowds).flatMap((crowd) => [...crowd])
  return {
    open(wire) {
      const connection = createConnection(wire, clock.nowMs())
      if (crowds.greeters.size >= GREETERS_MAX) endOldestGreeter(ctx)
      crowds.greeters.add(connection)
      return {
        receive: (text) => receive(ctx, connection, text),
        signal: () => void isHeard(ctx, connection),
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
  if (!isHeard(ctx, connection)) return
  const { state } = connection
  const message = readMessage(text)
  const isGreeting = state.kind === 'greeting'
  if (message?.type === 'hello' && isGreeting) return greet(ctx, connection, message)
  if (message?.type === 'pong' && !isGreeting) return
  close(ctx, connection, SOCKET_CLOSE.badMessage)
}

/** Counts what a client sent; closes one that sends without end. */
function isHeard(ctx: Ctx, connection: Connection): boolean {
  if (connection.state.kind === 'closed') return false
  if (countMessage(connection, ctx.clock.nowMs())) return true
  close(ctx, connection, SOCKET_CLOSE.tooMany)
  return false
}

function greet(ctx: Ctx, connection: Connection, hello: Hello): void {
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

/** The answer about the session comes soon; with that of many others, where many come at once. */
function join(ctx: Ctx, connection: Connection, member: Member, { last }: Hello): void {
  const feed = ctx.audience.feedOf(member.playerId)
  const hasRoom = feed.connections.size < SOCKETS_OF_PLAYER_MAX && makeRoom(ctx)
  if (!hasRoom) return close(ctx, connection, SOCKET_CLOSE.tooMany)
  connection.state = { kind: 'joining', member, last }
  seat(ctx, connection, 'players')
  // At once, so that the end of the session is not missed while it is being asked about.
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

/** Whether there is a place for a player, now that the oldest visitor has left where there was none. */
function makeRoom(ctx: Ctx): boolean {
  const [oldest] = ctx.crowds.visitors
  if (isFull(ctx) && oldest) close(ctx, oldest, SOCKET_CLOSE.tooMany)
  return !isFull(ctx)
}

function seat({ crowds }: Ctx, connection: Connection, crowd: 'visitors' | 'players'): void {
  crowds.greeters.delete(connection)
  crowds[crowd].add(connection)
}

/** At once: a crowd that is only there to stand in the way would not answer a polite end. */
function endOldestGreeter(ctx: Ctx): void {
  const [oldest] = ctx.crowds.greeters
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
