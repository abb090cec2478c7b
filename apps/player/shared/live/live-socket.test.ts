import type { ClientMessage, WireMessage } from '@poyraz/contract'
import { SOCKET_CLOSE, SOCKET_PING_MS, SOCKET_VERSION } from '@poyraz/contract/socket'
import { err, ok, type Result } from '@poyraz/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLiveSocket, type Socket } from './live-socket.ts'

type FakeSocket = Socket & {
  readonly sent: ClientMessage[]
  isClosed: boolean
  say(message: WireMessage): void
  end(code: number): void
}

function fakeSocket(): FakeSocket {
  const socket: FakeSocket = {
    sent: [],
    isClosed: false,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => void socket.sent.push(JSON.parse(text as string)),
    close: () => {
      socket.isClosed = true
    },
    say: (message) => call(socket.onmessage, { data: JSON.stringify(message) }),
    end: (code) => call(socket.onclose, { code }),
  }
  return socket
}

/** Calls a handler with an event object that has only the fields that are read. */
function call(handler: unknown, event: object): void {
  ;(handler as ((event: object) => void) | null)?.(event)
}

function listen() {
  const sockets: FakeSocket[] = []
  const outside = { isWorthTrying: true, ticket: ok(null) as Result<string | null, 'later'> }
  const heard = { events: [] as unknown[], resync: [] as unknown[], ended: 0 }
  const live = createLiveSocket({
    connect: () => {
      const socket = fakeSocket()
      sockets.push(socket)
      return socket
    },
    ticket: async () => outside.ticket,
    isWorthTrying: () => outside.isWorthTrying,
    random: () => 1,
    onEvents: (events) => void heard.events.push(...events),
    onResync: (topics) => void heard.resync.push(...topics),
    onSessionEnded: () => {
      heard.ended += 1
    },
  })
  const socket = () => {
    const latest = sockets.at(-1)
    if (!latest) throw new Error('nothing was opened')
    return latest
  }
  /** Opens the socket and sends the welcome with `versions` of its topics. */
  const connect = async (versions: WelcomeOf['versions'] = VISITOR, resync: WelcomeOf['resync'] = []) => {
    await settle()
    call(socket().onopen, {})
    socket().say({ type: 'welcome', version: SOCKET_VERSION, versions, resync })
    return socket()
  }
  return { live, sockets, outside, heard, socket, connect }
}

type WelcomeOf = Extract<WireMessage, { type: 'welcome' }>

const VISITOR = { maintenance: 10, content: 10 }
const PLAYER = { ...VISITOR, balance: 20, notifications: 30 }
const content = (version: number) => ({ topic: 'content', version, data: { version } }) as const
const settle = () => vi.advanceTimersByTimeAsync(0)
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('connecting', () => {
  it('sends hello with a ticket and resyncs the player topics', async () => {
    const { live, outside, heard, connect } = listen()
    outside.ticket = ok('T')
    live.wake()
    const socket = await connect(PLAYER)
    expect(socket.sent).toEqual([{ type: 'hello', version: SOCKET_VERSION, last: {}, ticket: 'T' }])
    expect(heard.resync).toEqual(['balance', 'notifications'])
  })

  it('sends hello without a ticket as a visitor and resyncs nothing', async () => {
    const { live, heard, connect } = listen()
    live.wake()
    const socket = await connect()
    expect(socket.sent).toEqual([{ type: 'hello', version: SOCKET_VERSION, last: {} }])
    expect(heard.resync).toEqual([])
  })

  it('passes on each event once', async () => {
    const { live, heard, connect } = listen()
    live.wake()
    const socket = await connect()
    socket.say({ type: 'events', events: [content(10), content(11)] })
    socket.say({ type: 'events', events: [content(11)] })
    socket.say({ type: 'events', events: [content(12)] })
    expect(heard.events).toEqual([content(11), content(12)])
  })

  it('answers pings', async () => {
    const { live, connect } = listen()
    live.wake()
    const socket = await connect()
    socket.say({ type: 'ping' })
    expect(socket.sent.at(-1)).toEqual({ type: 'pong' })
  })

  it('opens one socket for several calls of wake', async () => {
    const { live, sockets, connect } = listen()
    live.wake()
    live.wake()
    await connect()
    live.wake()
    await settle()
    expect(sockets).toHaveLength(1)
  })
})

describe('reconnecting (F04)', () => {
  it('sends the last seen versions and takes missed events once', async () => {
    const { live, heard, connect, socket } = listen()
    live.wake()
    const first = await connect()
    first.say({ type: 'events', events: [content(11)] })
    first.end(1006)
    await wait(1000)
    await connect({ maintenance: 10, content: 13 })
    expect(socket().sent[0]).toMatchObject({ last: { maintenance: 10, content: 11 } })
    socket().say({ type: 'events', events: [content(12), content(13)] })
    expect(heard.events).toEqual([content(11), content(12), content(13)])
    expect(heard.resync).toEqual([])
  })

  it('resyncs a gap and continues after it', async () => {
    const { live, heard, connect, socket } = listen()
    live.wake()
    const first = await connect()
    first.end(1006)
    await wait(1000)
    await connect({ maintenance: 10, content: 5 }, ['content'])
    socket().say({ type: 'events', events: [content(6)] })
    expect(heard.resync).toEqual(['content'])
    expect(heard.events).toEqual([content(6)])
  })

  it('waits longer after each failure and resets the delay after a welcome', async () => {
    const { live, sockets, connect, socket } = listen()
    live.wake()
    await settle()
    for (const ms of [1000, 2000, 4000]) {
      socket().end(1006)
      const before = sockets.length
      await wait(ms - 1)
      expect(sockets).toHaveLength(before)
      await wait(1)
      expect(sockets).toHaveLength(before + 1)
    }
    await connect()
    socket().end(SOCKET_CLOSE.restart)
    await wait(1000)
    expect(sockets).toHaveLength(5)
  })

  it('retries if there was no ticket', async () => {
    const { live, outside, sockets } = listen()
    outside.ticket = err('later')
    live.wake()
    await wait(1000)
    expect(sockets).toHaveLength(0)
    outside.ticket = ok('T')
    await wait(2000)
    expect(sockets).toHaveLength(1)
  })

  it('closes a silent socket', async () => {
    const { live, connect, sockets } = listen()
    live.wake()
    const socket = await connect()
    await wait(2 * SOCKET_PING_MS - 1)
    expect(socket.isClosed).toBe(false)
    await wait(1)
    expect(socket.isClosed).toBe(true)
    await wait(1000)
    expect(sockets).toHaveLength(2)
  })

  it('does not reconnect if the page is too old', async () => {
    const { live, connect, sockets } = listen()
    live.wake()
    const socket = await connect()
    socket.end(SOCKET_CLOSE.badVersion)
    live.wake()
    live.changeReader()
    await wait(60_000)
    expect(sockets).toHaveLength(1)
  })
})

describe('sleeping', () => {
  it('stays asleep until an attempt is worthwhile', async () => {
    const { live, outside, sockets, connect } = listen()
    outside.isWorthTrying = false
    live.wake()
    await wait(60_000)
    expect(sockets).toHaveLength(0)
    outside.isWorthTrying = true
    live.wake()
    await connect()
    live.sleep()
    expect(sockets[0]?.isClosed).toBe(true)
    await wait(60_000)
    expect(sockets).toHaveLength(1)
  })

  it('reconnects at once when woken during the delay', async () => {
    const { live, sockets, connect } = listen()
    live.wake()
    const socket = await connect()
    socket.end(1006)
    live.wake()
    await settle()
    expect(sockets).toHaveLength(2)
    await wait(60_000 / 2)
    expect(sockets).toHaveLength(2)
  })

  it('cancels an attempt that waits for its ticket', async () => {
    const { live, sockets } = listen()
    live.wake()
    live.sleep()
    await settle()
    expect(sockets).toHaveLength(0)
  })
})

describe('the user', () => {
  it('changes: seen versions are forgotten, and the old socket is ignored', async () => {
    const { live, outside, heard, connect, socket } = listen()
    outside.ticket = ok('T')
    live.wake()
    const before = await connect(PLAYER)
    outside.ticket = ok(null)
    live.changeReader()
    expect(before.isClosed).toBe(true)
    before.say({ type: 'events', events: [content(11)] })
    await connect()
    expect(socket().sent[0]).toEqual({ type: 'hello', version: SOCKET_VERSION, last: VISITOR })
    expect(heard.events).toEqual([])
  })

  it('is notified that the session ended', async () => {
    const { live, outside, heard, connect } = listen()
    outside.ticket = ok('T')
    live.wake()
    const socket = await connect(PLAYER)
    socket.say({ type: 'session', state: 'ended' })
    socket.end(SOCKET_CLOSE.sessionEnded)
    expect(heard.ended).toBe(1)
  })
})
