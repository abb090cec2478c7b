import {
  PLAYER_TOPICS,
  PUBLIC_TOPICS,
  SOCKET_CLOSE,
  SOCKET_PING_MS,
  SOCKET_VERSION,
  TABLES_PING_MS,
} from '@poyraz/contract/socket'
import type { Member } from '@poyraz/identity'
import { HOUR_MS, randomId } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAudience, FEED_KEPT_MS, flush } from './audience.ts'
import { type Connection, HELLO_TIMEOUT_MS, MESSAGES_MAX, SILENT_MS } from './connection.ts'
import { createHub, PENDING_CONNECTIONS_MAX, SOCKETS_MAX, SOCKETS_OF_PLAYER_MAX } from './hub.ts'

const ALI: Member = { playerId: 'ali', sessionId: 'ali-1' }

/** Opens a hub in memory whose sockets record the frames that were sent. */
function openHub() {
  const clock = fakeClock(1_800_000_000_000)
  const tickets = new Map<string, Member>()
  const issue = (member: Member) => {
    const ticket = randomId()
    tickets.set(ticket, member)
    return ticket
  }
  const audience = createAudience(clock)
  const living = new Map([[ALI.sessionId, clock.nowMs() + HOUR_MS]])
  const asked: Connection[] = []
  const hub = createHub({
    clock,
    audience,
    askTicket(connection) {
      const ticket = connection.state.kind === 'ticket' ? connection.state.ticket : ''
      const member = tickets.get(ticket)
      tickets.delete(ticket)
      hub.answerTicket(connection, member)
    },
    askSession: (connection) => asked.push(connection),
  })
  const connect = () => {
    const sent: { type: string; [key: string]: unknown }[] = []
    const wire = {
      code: 0,
      buffered: 0,
      send: (frame: Buffer) => void sent.push(JSON.parse(String(frame))),
      close: (code: number) => {
        wire.code = code
      },
      terminate: () => {
        wire.code = -1
      },
      bufferedBytes: () => wire.buffered,
    }
    const client = hub.open(wire)
    const say = (message: object) => client.receive(JSON.stringify(message))
    return { ...client, wire, sent, say }
  }
  const visit = (last?: object) => {
    const client = connect()
    client.say({ type: 'hello', version: SOCKET_VERSION, last })
    return client
  }
  const join = (last?: object, member = ALI, client = connect()) => {
    client.say({ type: 'hello', version: SOCKET_VERSION, ticket: issue(member), last })
    for (const one of asked.splice(0)) hub.answerSession(one, living.get(member.sessionId))
    return client
  }
  return { clock, issue, audience, watchers: audience.watchers, living, asked, hub, connect, visit, join }
}

const tick = () => vi.advanceTimersByTimeAsync(50)
const content = (version: number) => ({ topic: 'content', data: { version } }) as const
const notification = { topic: 'notifications', data: {} } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a hello', () => {
  it('admits a client with a ticket as player, and one without as visitor', () => {
    const { visit, join } = openHub()
    const welcomed = (topics: readonly string[]) => {
      const versions = Object.fromEntries(topics.map((topic) => [topic, expect.any(Number)]))
      return [{ type: 'welcome', version: SOCKET_VERSION, versions, resync: [] }]
    }
    expect(visit().sent).toEqual(welcomed(PUBLIC_TOPICS))
    expect(join().sent).toEqual(welcomed([...PUBLIC_TOPICS, ...PLAYER_TOPICS]))
  })

  it.each([
    ['not JSON', '{', SOCKET_CLOSE.badMessage],
    ['a pong', '{"type":"pong"}', SOCKET_CLOSE.badMessage],
    ['an unknown field', '{"type":"hello","version":1,"admin":true}', SOCKET_CLOSE.badMessage],
    ['an unknown topic', '{"type":"hello","version":1,"last":{"bank":1}}', SOCKET_CLOSE.badMessage],
    ['another version', '{"type":"hello","version":2}', SOCKET_CLOSE.badVersion],
    [
      'no ticket of ours',
      `{"type":"hello","version":1,"ticket":"${'x'.repeat(26)}"}`,
      SOCKET_CLOSE.badTicket,
    ],
  ])('with %s closes the socket', (_, text, code) => {
    const { connect } = openHub()
    const client = connect()
    client.receive(text)
    expect([client.wire.code, client.sent]).toEqual([code, []])
  })

  it('may follow a WebSocket ping', () => {
    const { connect, visit } = openHub()
    const client = connect()
    client.signal()
    client.say({ type: 'hello', version: SOCKET_VERSION })
    client.signal()
    expect([client.wire.code, client.sent.length]).toEqual([0, visit().sent.length])
  })

  it('is accepted only once', () => {
    const { visit } = openHub()
    const client = visit()
    client.say({ type: 'hello', version: SOCKET_VERSION })
    expect(client.wire.code).toBe(SOCKET_CLOSE.badMessage)
  })

  it('is refused if the session has ended meanwhile', () => {
    const { join, living } = openHub()
    living.clear()
    const client = join()
    expect([client.wire.code, client.sent]).toEqual([SOCKET_CLOSE.sessionEnded, []])
  })

  it('is answered after the session check, and refused if the check takes too long', () => {
    const { connect, issue, asked, hub, clock } = openHub()
    const client = connect()
    client.say({ type: 'hello', version: SOCKET_VERSION, ticket: issue(ALI) })
    expect([asked.length, client.sent]).toEqual([1, []])
    clock.advance(HELLO_TIMEOUT_MS)
    hub.sweep()
    expect(client.wire.code).toBe(SOCKET_CLOSE.silent)
    for (const one of asked) hub.answerSession(one, Number.MAX_SAFE_INTEGER)
    expect(client.sent).toEqual([])
  })

  it('is refused beyond the maximum number of sockets of a player', () => {
    const { join } = openHub()
    for (let count = 0; count < SOCKETS_OF_PLAYER_MAX; count++) expect(join().wire.code).toBe(0)
    expect(join().wire.code).toBe(SOCKET_CLOSE.tooMany)
  })
})

describe('news', () => {
  it('is sent together, the newest event of each topic', async () => {
    const { visit, audience } = openHub()
    const client = visit()
    audience.publishToAll(content(1))
    audience.publishToAll(content(2))
    audience.publishToAll({ topic: 'maintenance', data: { closed: true, until: null } })
    await tick()
    expect(client.sent[1]).toMatchObject({ type: 'events', events: [content(2), { topic: 'maintenance' }] })
    expect(client.sent).toHaveLength(2)
  })

  it('of a player reaches the sockets of that player only', async () => {
    const { visit, join, audience } = openHub()
    const [visitor, first, second] = [visit(), join(), join()]
    audience.tellPlayer(ALI.playerId, notification)
    audience.tellPlayer('somebody', notification)
    await tick()
    expect([visitor, first, second].map(({ sent }) => sent.length)).toEqual([1, 2, 2])
    audience.tellPlayers(notification)
    await tick()
    expect([visitor, first, second].map(({ sent }) => sent.length)).toEqual([1, 3, 3])
  })

  it('from before the welcome is not sent again', async () => {
    const { visit, audience } = openHub()
    audience.publishToAll(content(1))
    const client = visit()
    await tick()
    expect(client.sent).toHaveLength(1)
  })

  it('disconnects a client that does not read it', async () => {
    const { visit, audience } = openHub()
    const client = visit()
    client.wire.buffered = 1024 * 1024
    audience.publishToAll(content(1))
    await tick()
    expect([client.wire.code, client.sent.length]).toEqual([-1, 1])
  })
})

describe('resuming', () => {
  const versionsOf = (client: { sent: readonly { readonly [key: string]: unknown }[] }) =>
    client.sent[0]?.['versions'] as object

  it('sends the missed events, and none if none were missed', () => {
    const { visit, audience } = openHub()
    const before = versionsOf(visit())
    audience.publishToAll(content(1))
    audience.publishToAll(content(2))
    const back = visit(before)
    expect(back.sent[0]).toMatchObject({ resync: [] })
    expect(back.sent[1]).toMatchObject({ events: [content(1), content(2)] })
    expect(visit(versionsOf(back)).sent).toHaveLength(1)
  })

  it('asks a client to reload if it missed too much or comes from an earlier server', () => {
    const { visit, audience, clock } = openHub()
    const before = versionsOf(visit())
    for (let version = 0; version < 100; version++) audience.publishToAll(content(version))
    expect(visit(before).sent[0]).toMatchObject({ resync: ['content'] })
    clock.advance(1)
    const later = openHub()
    later.clock.set(clock.nowMs())
    const fresh = later.visit({ maintenance: 7 })
    expect(fresh.sent[0]).toMatchObject({ resync: ['maintenance'] })
  })

  it('asks a client to reload a balance that changed while nobody listened', () => {
    const { join, audience } = openHub()
    const first = join()
    first.gone()
    audience.miss(ALI.playerId, 'balance')
    const back = join(versionsOf(first))
    expect(back.sent).toMatchObject([{ type: 'welcome', resync: ['balance'] }])
  })

  it('is possible for two minutes', () => {
    const { join, audience, clock } = openHub()
    const first = join()
    first.gone()
    clock.advance(FEED_KEPT_MS)
    audience.forgetQuiet()
    const back = join(versionsOf(first))
    expect(back.sent).toMatchObject([{ resync: [] }])
    back.gone()
    clock.advance(FEED_KEPT_MS + 1)
    audience.forgetQuiet()
    expect(join(versionsOf(first)).sent).toMatchObject([{ resync: PLAYER_TOPICS }])
  })
})

describe('timeouts', () => {
  it('closes a socket without a hello', () => {
    const { connect, hub, clock } = openHub()
    const client = connect()
    clock.advance(HELLO_TIMEOUT_MS - 1)
    hub.sweep()
    expect(client.wire.code).toBe(0)
    clock.advance(1)
    hub.sweep()
    expect(client.wire.code).toBe(SOCKET_CLOSE.silent)
  })

  it('pings, and closes a client that does not answer', () => {
    const { visit, hub, clock } = openHub()
    const [lively, silent] = [visit(), visit()]
    for (let ms = 0; ms < SILENT_MS; ms += SOCKET_PING_MS) {
      clock.advance(SOCKET_PING_MS)
      hub.sweep()
      lively.say({ type: 'pong' })
    }
    expect(lively.sent.filter(({ type }) => type === 'ping')).toHaveLength(SILENT_MS / SOCKET_PING_MS)
    expect([lively.wire.code, silent.wire.code]).toEqual([0, SOCKET_CLOSE.silent])
  })

  it('pings pages that show tables more often', () => {
    const { visit, hub, clock } = openHub()
    const [watching, other] = [visit(), visit()]
    watching.say({ type: 'watch_tables', isShown: true })
    for (let ms = 0; ms < 3 * TABLES_PING_MS; ms += TABLES_PING_MS) {
      clock.advance(TABLES_PING_MS)
      hub.sweep()
    }
    const pings = [watching, other].map(({ sent }) => sent.filter(({ type }) => type === 'ping').length)
    expect(pings).toEqual([3, 0])
  })

  it('checks a session again when it should have expired', () => {
    const { join, hub, clock, asked } = openHub()
    const client = join()
    for (let ms = 0; ms < HOUR_MS; ms += SOCKET_PING_MS) {
      clock.advance(SOCKET_PING_MS)
      client.say({ type: 'pong' })
      hub.sweep()
    }
    expect(asked).toHaveLength(0)
    clock.advance(1)
    hub.sweep()
    expect(asked).toHaveLength(1)
    for (const connection of asked) hub.answerSession(connection, undefined)
    expect(client.sent.at(-1)).toEqual({ type: 'session', state: 'ended' })
    expect(client.wire.code).toBe(SOCKET_CLOSE.sessionEnded)
  })
})

describe('limits (F22)', () => {
  it('replaces visitors by players on a full server, and admits no more visitors', () => {
    const { visit, join, connect } = openHub()
    const waiting = connect()
    const visitors = Array.from({ length: SOCKETS_MAX }, () => visit())
    expect(visit().wire.code).toBe(SOCKET_CLOSE.tooMany)
    expect(join(undefined, ALI, waiting).sent).toMatchObject([{ type: 'welcome' }])
    expect(join().sent).toMatchObject([{ type: 'welcome' }])
    const closed = visitors.flatMap(({ wire }, index) => (wire.code === 0 ? [] : [[index, wire.code]]))
    expect(closed).toEqual([0, 1].map((index) => [index, SOCKET_CLOSE.tooMany]))
    visitors[2]?.gone()
    expect(visit().wire.code).toBe(0)
  })

  it('keeps connected players and refuses new ones on a server full of players', () => {
    const { join, living } = openHub()
    const players = Array.from({ length: SOCKETS_MAX / SOCKETS_OF_PLAYER_MAX }, (_, index) => {
      const member = { playerId: `p-${index}`, sessionId: `s-${index}` }
      living.set(member.sessionId, Number.MAX_SAFE_INTEGER)
      return Array.from({ length: SOCKETS_OF_PLAYER_MAX }, () => join(undefined, member))
    })
    const joined = players.flat()
    expect(join().wire.code).toBe(SOCKET_CLOSE.tooMany)
    joined[0]?.gone()
    expect(join().wire.code).toBe(0)
    expect(joined.some(({ wire }) => wire.code !== 0)).toBe(false)
  })

  it('ends the oldest socket without a hello if there are too many', () => {
    const { connect, join } = openHub()
    const [first, second] = Array.from({ length: PENDING_CONNECTIONS_MAX }, connect)
    expect(join().sent).toMatchObject([{ type: 'welcome' }])
    expect([first?.wire.code, second?.wire.code]).toEqual([-1, 0])
  })

  it.each(['messages', 'pings'])('closes a client that sends too many %s', (kind) => {
    const { visit } = openHub()
    const client = visit()
    const send = () => (kind === 'pings' ? client.signal() : client.say({ type: 'pong' }))
    for (let count = 1; count < MESSAGES_MAX; count++) send()
    expect(client.wire.code).toBe(0)
    send()
    expect(client.wire.code).toBe(SOCKET_CLOSE.tooMany)
  })

  it('removes a closed socket', async () => {
    const { join, hub, audience } = openHub()
    const client = join()
    hub.closeAll()
    expect(client.wire.code).toBe(SOCKET_CLOSE.restart)
    expect(audience.listenersOf(ALI.playerId).size).toBe(0)
    audience.publishToAll(content(1))
    await tick()
    expect(client.sent).toHaveLength(1)
  })
})

it('sends the states of tables only to pages that show tables', () => {
  const { visit, audience } = openHub()
  const [watching, other, gone] = [visit(), visit(), visit()]
  for (const one of [watching, gone]) one.say({ type: 'watch_tables', isShown: true })
  gone.say({ type: 'watch_tables', isShown: false })
  const data = {
    tableID: 101,
    version: 1,
    roundID: '01997000-0000-7000-8000-000000000000',
    number: 1,
    phase: 'betting',
    at: 1,
    endsAt: 2,
    opensAt: null,
    outcome: null,
    label: null,
    players: 0,
    winners: null,
    crowd: [],
    hands: null,
    poker: null,
    flight: null,
    dealer: null,
  } as const
  const topicsOf = ({ sent }: ReturnType<typeof visit>) =>
    sent.flatMap(({ type, events }) =>
      type === 'events' ? (events as { topic: string }[]).map(({ topic }) => topic) : [],
    )
  audience.publishToAll({ topic: 'tables', data: { ...data, crowd: [] } })
  audience.publishToAll({ topic: 'content', data: { version: 2 } })
  flush(audience.everybody)
  expect(topicsOf(watching)).toEqual(['tables', 'content'])
  expect(topicsOf(other)).toEqual(['content'])
  expect(topicsOf(gone)).toEqual(['content'])
})

describe('a watch of sports events', () => {
  const change = (eventID: number, version: number) => ({
    change: {
      eventID,
      previous: version - 1,
      version,
      state: 'live' as const,
      score: { home: 1, away: 0 },
      periods: [],
      redCards: { home: 0, away: 0 },
      service: null,
      clock: null,
      marketCount: 2,
      markets: ['FT_1X2', 'FT_CS'].map((market) => ({ market, state: 'active' as const, outcomes: [] })),
      incidents: [],
    },
    main: ['FT_1X2'],
  })
  const heard = (sent: readonly object[]) =>
    sent.flatMap((message) => {
      const { type, changes } = message as { type: string; changes: { eventID: number; markets: object[] }[] }
      return type === 'sports' ? changes.map(({ eventID, markets }) => [eventID, markets.length]) : []
    })

  it('sends all markets of watched events, and the main markets of the list', () => {
    const { visit, watchers } = openHub()
    const [both, one, none] = [visit(), visit(), visit()] as const
    both.say({ type: 'watch', list: true, eventIDs: [7] })
    one.say({ type: 'watch', list: false, eventIDs: [7] })
    watchers.publish([change(7, 2), change(8, 2)])
    expect([heard(both.sent), heard(one.sent), heard(none.sent)]).toEqual([
      [
        [7, 2],
        [7, 1],
        [8, 1],
      ],
      [[7, 2]],
      [],
    ])
  })

  it('replaces the earlier watch, and ends with the socket', () => {
    const { visit, watchers } = openHub()
    const client = visit()
    client.say({ type: 'watch', list: true, eventIDs: [7] })
    client.say({ type: 'watch', list: false, eventIDs: [8] })
    watchers.publish([change(7, 2)])
    client.gone()
    watchers.publish([change(8, 2)])
    expect(heard(client.sent)).toEqual([])
  })
})
