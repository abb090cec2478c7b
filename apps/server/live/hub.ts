import type { ClientMessage } from '@poyraz/contract'
import { SOCKET_CLOSE, SOCKET_VERSION } from '@poyraz/contract/socket'
import type { Clock } from '@poyraz/kernel'
import { type Audience, flush } from './audience.ts'
import { type Connection, countMessage, createConnection, deliver, dueOf, type Wire } from './connection.ts'
import { type Feed, missedOf } from './feed.ts'
import type { Member, Tickets } from './tickets.ts'
import { frameOf, readMessage } from './wire-text.ts'

/** Tabs and devices of one player. */
export const SOCKETS_OF_PLAYER_MAX = 20

const PING = frameOf({ type: 'ping' })
const ENDED = frameOf({ type: 'session', state: 'ended' })

export type HubDeps = {
  readonly clock: Clock
  readonly tickets: Tickets
  readonly audience: Audience
  /** Until when sessions count, in ms; one that ended is missing. */
  countUntil(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Finds out, soon, whether the session of this connection still counts, and tells it `answerSession`. */
  askSession(connection: Connection): void
  onError(error: unknown): void
}

/** The open sockets of this server. */
export type Hub = {
  /** Takes a socket in. The caller tells the returned listener what the client says, and that it is gone. */
  open(wire: Wire): { receive(text: string): void; gone(): void }
  /** `undefined` is the end of the session. */
  answerSession(connection: Connection, untilMs: number | undefined): void
  /** Does what has become due: pings clients, and closes silent sockets and those of expired sessions. */
  sweep(): void
  /** Sends every client away; it comes back to the next server. */
  closeAll(): void
}

type Hello = Extract<ClientMessage, { readonly type: 'hello' }>
type Ctx = HubDeps & { readonly connections: Set<Connection> }

export function createHub(deps: HubDeps): Hub {
  const ctx: Ctx = { ...deps, connections: new Set() }
  const { clock, connections } = ctx
  return {
    open(wire) {
      const connection = createConnection(wire, clock.nowMs())
      connections.add(connection)
      return {
        receive: (text) => receive(ctx, connection, text),
        gone: () => leave(ctx, connection),
      }
    },
    answerSession(connection, untilMs) {
      if (untilMs === undefined) {
        deliver(connection, ENDED)
        close(ctx, connection, SOCKET_CLOSE.sessionEnded)
      } else if (connection.state.kind === 'player') connection.state.sessionUntilMs = untilMs
    },
    sweep() {
      for (const connection of connections) sweepOne(ctx, connection)
    },
    closeAll() {
      for (const connection of connections) close(ctx, connection, SOCKET_CLOSE.restart)
    },
  }
}

function receive(ctx: Ctx, connection: Connection, text: string): void {
  const { state } = connection
  if (state.kind === 'closed') return
  if (!countMessage(connection, ctx.clock.nowMs())) return close(ctx, connection, SOCKET_CLOSE.tooMany)
  const message = readMessage(text)
  const isGreeting = state.kind === 'greeting'
  if (message?.type === 'hello' && isGreeting) return greet(ctx, connection, message)
  if (message?.type === 'pong' && !isGreeting) return
  close(ctx, connection, SOCKET_CLOSE.badMessage)
}

function greet(ctx: Ctx, connection: Connection, hello: Hello): void {
  if (hello.version !== SOCKET_VERSION) return close(ctx, connection, SOCKET_CLOSE.badVersion)
  if (hello.ticket === undefined) {
    connection.state = { kind: 'visitor' }
    return welcome(connection, [ctx.audience.everybody], hello)
  }
  const member = ctx.tickets.take(hello.ticket)
  if (!member) return close(ctx, connection, SOCKET_CLOSE.badTicket)
  join(ctx, connection, member, hello).catch((error: unknown) => {
    ctx.onError(error)
    close(ctx, connection, SOCKET_CLOSE.restart)
  })
}

async function join(ctx: Ctx, connection: Connection, member: Member, hello: Hello): Promise<void> {
  const feed = ctx.audience.feedOf(member.playerId)
  if (feed.connections.size >= SOCKETS_OF_PLAYER_MAX) return close(ctx, connection, SOCKET_CLOSE.tooMany)
  connection.state = { kind: 'joining', member }
  // At once, so that the end of the session is not missed while it is being asked about.
  feed.connections.add(connection)
  const sessionUntilMs = (await ctx.countUntil([member.sessionId])).get(member.sessionId)
  if (connection.state.kind !== 'joining') return
  if (sessionUntilMs === undefined) return close(ctx, connection, SOCKET_CLOSE.sessionEnded)
  connection.state = { kind: 'player', member, sessionUntilMs }
  welcome(connection, [ctx.audience.everybody, feed], hello)
}

function welcome(connection: Connection, feeds: readonly Feed[], { last = {} }: Hello): void {
  // Before the welcome a listener hears nothing: what waits to be sent is for those who were here.
  const { versions, resync, events } = missedOf(feeds, last)
  deliver(connection, frameOf({ type: 'welcome', version: SOCKET_VERSION, versions, resync: [...resync] }))
  if (events.length > 0) deliver(connection, frameOf({ type: 'events', events: [...events] }))
  for (const feed of feeds) {
    flush(feed)
    feed.connections.add(connection)
  }
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
  ctx.connections.delete(connection)
  connection.state = { kind: 'closed' }
}
