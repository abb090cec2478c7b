import type { SocketEvent } from '@poyraz/contract'
import type { SocketTopic } from '@poyraz/contract/socket'
import type { Connection } from './connection.ts'
import { createRing, type Ring } from './ring.ts'

/** Events of a topic that are kept for clients that resume. */
const RING_LENGTH = 64
/** An older list of wins may have the name of a player who removed it meanwhile, so only the last one is kept. */
const WINS_RING_LENGTH = 1
/**
 * Versions start at the clock in microseconds, so that a later ring is beyond all versions of an earlier one.
 */
const VERSIONS_PER_MS = 1000

/** An event without a version yet. */
export type News = SocketEvent extends infer Event
  ? Event extends SocketEvent
    ? Omit<Event, 'version'>
    : never
  : never

/** Events of one player, or of everybody. */
export type Feed = {
  readonly connections: Set<Connection>
  readonly rings: ReadonlyMap<SocketTopic, Ring<SocketEvent>>
  /** The newest unsent event of each subject: a topic, or one live table. It replaces older ones. */
  readonly fresh: Map<string, SocketEvent>
  /** Time of the last unsubscription; creation time before. */
  emptySinceMs: number
}

export function createFeed(topics: readonly SocketTopic[], nowMs: number): Feed {
  const ring = (topic: SocketTopic) =>
    createRing<SocketEvent>(nowMs * VERSIONS_PER_MS, topic === 'wins' ? WINS_RING_LENGTH : RING_LENGTH)
  return {
    connections: new Set(),
    rings: new Map(topics.map((topic) => [topic, ring(topic)])),
    fresh: new Map(),
    emptySinceMs: nowMs,
  }
}

export function addNews({ rings, fresh }: Feed, news: News): void {
  const event = rings.get(news.topic)?.push((version) => ({ ...news, version }) as SocketEvent)
  if (!event) return
  const subject = subjectOf(event)
  // Moved to the end, so that the versions of a frame rise.
  fresh.delete(subject)
  fresh.set(subject, event)
}

function subjectOf(event: SocketEvent): string {
  return event.topic === 'tables' ? `tables:${event.data.tableID}` : event.topic
}

export type Missed = {
  readonly versions: Partial<Record<SocketTopic, number>>
  /** Topics whose missed events are no longer kept. */
  readonly resync: readonly SocketTopic[]
  readonly events: readonly SocketEvent[]
}

/** Returns the events after the versions `last` in these feeds. */
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
