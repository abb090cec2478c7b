import type { SocketEvent } from '@poyraz/contract'
import type { SocketTopic } from '@poyraz/contract/socket'
import type { Connection } from './connection.ts'
import { createRing, type Ring } from './ring.ts'

/** Events of a topic that a client can miss and still be told. */
const RING_LENGTH = 64
/** Versions begin at the clock in microseconds, so a later ring is beyond all of an earlier one. */
const VERSIONS_PER_MS = 1000

/** An event that has no version yet. */
export type News = SocketEvent extends infer Event
  ? Event extends SocketEvent
    ? Omit<Event, 'version'>
    : never
  : never

/** What one player, or everybody, is told. */
export type Feed = {
  readonly connections: Set<Connection>
  readonly rings: ReadonlyMap<SocketTopic, Ring<SocketEvent>>
  /** The newest unsent event of each topic: an older one would say nothing that it does not. */
  readonly fresh: Map<SocketTopic, SocketEvent>
  /** Since when nobody listens. */
  emptySinceMs: number
}

export function createFeed(topics: readonly SocketTopic[], nowMs: number): Feed {
  const ring = () => createRing<SocketEvent>(nowMs * VERSIONS_PER_MS, RING_LENGTH)
  return {
    connections: new Set(),
    rings: new Map(topics.map((topic) => [topic, ring()])),
    fresh: new Map(),
    emptySinceMs: nowMs,
  }
}

export function addNews({ rings, fresh }: Feed, news: News): void {
  const event = rings.get(news.topic)?.push((version) => ({ ...news, version }) as SocketEvent)
  if (event) fresh.set(event.topic, event)
}

export type Missed = {
  readonly versions: Partial<Record<SocketTopic, number>>
  /** Topics whose missed events are gone. */
  readonly resync: readonly SocketTopic[]
  readonly events: readonly SocketEvent[]
}

/** What a client has missed that last saw the versions `last` of these feeds. */
export function missedOf(feeds: readonly Feed[], last: Partial<Record<SocketTopic, number>>): Missed {
  const versions: Partial<Record<SocketTopic, number>> = {}
  const resync: SocketTopic[] = []
  const events: SocketEvent[] = []
  for (const [topic, ring] of feeds.flatMap(({ rings }) => [...rings])) {
    versions[topic] = ring.version()
    const seen = last[topic]
    if (seen === undefined) continue
    const missed = ring.since(seen)
    if (missed) events.push(...missed)
    else resync.push(topic)
  }
  return { versions, resync, events }
}
