import type { ClientMessage, WireEvent, WireMessage } from '@poyraz/contract'
import {
  PLAYER_TOPICS,
  SOCKET_CLOSE,
  SOCKET_PING_MS,
  SOCKET_VERSION,
  type SocketTopic,
} from '@poyraz/contract/socket'
import type { Result } from '@poyraz/kernel'
import { backOffMs } from './back-off.ts'
import { feedsConnected, feedsDisconnected, feedsHeard, takeFeed } from './page-feeds.ts'

/** The part of a browser's WebSocket that this module uses. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>

export type LiveDeps = {
  connect(): Socket
  /** Returns a ticket, `null` for a visitor, or `later` if the request for one failed. */
  ticket(): Promise<Result<string | null, 'later'>>
  /** Returns true if the browser is online and the page is visible. */
  isWorthTrying(): boolean
  /** Returns a number from 0 to 1. */
  random(): number
  /** Called with new events, each once and in order. */
  onEvents(events: readonly WireEvent[]): void
  /** Called with topics of which events were or may have been missed. */
  onResync(topics: readonly SocketTopic[]): void
  /** The server ended the session of this page. */
  onSessionEnded(): void
}

export type LiveSocket = {
  /** Connects now if there is no connection and an attempt is worthwhile. */
  wake(): void
  /** Disconnects until the next `wake`. */
  sleep(): void
  /** Reconnects as another user, after a login or logout. */
  changeReader(): void
}

/** Twice the server's ping interval, so that one ping may be late. */
const SILENT_MS = 2 * SOCKET_PING_MS

type State =
  | { readonly kind: 'asleep' }
  /** Waits for the next attempt. */
  | { readonly kind: 'waiting'; readonly timer: Timer }
  | { readonly kind: 'ticket' }
  /** A socket that is opening or open; `timer` closes it when the server is silent. */
  | { readonly kind: 'socket'; readonly socket: Socket; timer: Timer }
  /** The server has rejected the page as too old. */
  | { readonly kind: 'over' }
type Timer = ReturnType<typeof setTimeout>

type Live = {
  readonly deps: LiveDeps
  state: State
  attempt: number
  /** Last seen version of each topic. */
  last: Partial<Record<SocketTopic, number>>
}

/** Keeps one socket to the server, through server restarts and connection failures. */
export function createLiveSocket(deps: LiveDeps): LiveSocket {
  const live: Live = { deps, state: { kind: 'asleep' }, attempt: 0, last: {} }
  return {
    wake() {
      if (live.state.kind === 'waiting') sleep(live)
      if (live.state.kind === 'asleep') void open(live)
    },
    sleep: () => sleep(live),
    changeReader() {
      if (live.state.kind === 'over') return
      sleep(live)
      for (const topic of PLAYER_TOPICS) delete live.last[topic]
      live.attempt = 0
      void open(live)
    },
  }
}

function sleep(live: Live): void {
  const { state } = live
  if (state.kind === 'over') return
  if (state.kind === 'waiting' || state.kind === 'socket') clearTimeout(state.timer)
  live.state = { kind: 'asleep' }
  if (state.kind === 'socket') hangUp(state.socket)
}

async function open(live: Live): Promise<void> {
  const { deps } = live
  if (!deps.isWorthTrying()) {
    live.state = { kind: 'asleep' }
    return
  }
  const asking: State = { kind: 'ticket' }
  live.state = asking
  const ticket = await deps.ticket()
  // The state changed while the ticket was requested: another call has taken over.
  if (live.state !== asking) return
  if (ticket.ok) sendHello(live, ticket.value)
  else wait(live)
}

function sendHello(live: Live, ticket: string | null): void {
  const socket = live.deps.connect()
  const state: State = { kind: 'socket', socket, timer: silence(live) }
  live.state = state
  socket.onopen = () =>
    send(socket, {
      type: 'hello',
      version: SOCKET_VERSION,
      last: live.last,
      ...(ticket === null ? {} : { ticket }),
    })
  socket.onmessage = ({ data }) => {
    clearTimeout(state.timer)
    state.timer = silence(live)
    feedsHeard()
    hear(live, socket, JSON.parse(String(data)) as WireMessage)
  }
  socket.onclose = ({ code }) => lose(live, code)
}

function hear(live: Live, socket: Socket, message: WireMessage): void {
  switch (message.type) {
    case 'welcome':
      feedsConnected((watch) => send(socket, watch))
      return begin(live, message)
    case 'events':
      return take(live, message.events)
    case 'ping':
      return send(socket, { type: 'pong' })
    case 'sports':
    case 'chat':
      return takeFeed(message)
    case 'session':
      // The socket's close code carries the same information.
      return
  }
}

/**
 * Handles the welcome. Player data fetched before this connection may be outdated and is fetched again; other
 * topics change so rarely that they are not.
 */
function begin(live: Live, { versions, resync }: Extract<WireMessage, { type: 'welcome' }>): void {
  live.attempt = 0
  const unheard = PLAYER_TOPICS.filter((topic) => topic in versions && !(topic in live.last))
  const behind = new Set<SocketTopic>(resync)
  for (const topic of Object.keys(versions) as SocketTopic[]) {
    // For other topics the missed events follow, and they update the version.
    if (behind.has(topic) || live.last[topic] === undefined) live.last[topic] = versions[topic] ?? 0
  }
  const asked = [...resync, ...unheard]
  if (asked.length > 0) live.deps.onResync(asked)
}

function take(live: Live, events: readonly WireEvent[]): void {
  const news = events.filter(({ topic, version }) => version > (live.last[topic] ?? 0))
  for (const { topic, version } of news) live.last[topic] = version
  if (news.length > 0) live.deps.onEvents(news)
}

function lose(live: Live, code: number): void {
  if (live.state.kind === 'socket') clearTimeout(live.state.timer)
  if (code === SOCKET_CLOSE.badVersion) {
    live.state = { kind: 'over' }
    return feedsDisconnected()
  }
  wait(live)
  if (code === SOCKET_CLOSE.sessionEnded) live.deps.onSessionEnded()
}

function wait(live: Live): void {
  feedsDisconnected()
  const timer = setTimeout(() => void open(live), backOffMs(live.attempt, live.deps.random()))
  live.attempt += 1
  live.state = { kind: 'waiting', timer }
}

function silence(live: Live): Timer {
  return setTimeout(() => {
    sleep(live)
    wait(live)
  }, SILENT_MS)
}

/** Detaches the handlers, so that late messages of the old socket are ignored. */
function hangUp(socket: Socket): void {
  feedsDisconnected()
  socket.onopen = null
  socket.onmessage = null
  socket.onclose = null
  socket.close()
}

function send(socket: Socket, message: ClientMessage): void {
  socket.send(JSON.stringify(message))
}
