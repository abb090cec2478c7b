import { PLAYER_TOPICS, PUBLIC_TOPICS, type SocketTopic } from '@poyraz/contract/socket'
import { type Clock, MINUTE_MS } from '@poyraz/kernel'
import { type ChatWatchers, createChatWatchers } from './chat-watchers.ts'
import { type Connection, deliver, memberOf } from './connection.ts'
import { addNews, createFeed, type Feed, type News } from './feed.ts'
import { createWatchers, type Watchers } from './watchers.ts'
import { frameOf } from './wire-text.ts'

/** Events within this time are sent together. */
const TICK_MS = 25
/** Time for which a player's events can be resumed after the player's last socket closed. */
export const FEED_KEPT_MS = 2 * MINUTE_MS

/** Listeners, and the feeds that they are subscribed to. */
export type Audience = {
  readonly everybody: Feed
  readonly watchers: Watchers
  readonly chats: ChatWatchers
  /** Returns a player's feed, and creates it if there is none. */
  feedOf(playerId: string): Feed
  listenersOf(playerId: string): ReadonlySet<Connection>
  publishToAll(news: News): void
  tellPlayer(playerId: string, news: News): void
  /** Sends the news to connected players; leaves a gap in the feeds of the others. */
  tellPlayers(news: News): void
  /** Records a gap for a player who is not connected: a client that resumes must reload. */
  miss(playerId: string, topic: SocketTopic): void
  /** Records a gap in every feed: clients that resume must reload. */
  missAll(): void
  leave(connection: Connection): void
  /** Drops feeds without listeners after `FEED_KEPT_MS`. */
  forgetQuiet(): void
  close(): void
}

const NOBODY: ReadonlySet<Connection> = new Set()

export function createAudience(clock: Clock): Audience {
  const everybody = createFeed(PUBLIC_TOPICS, clock.nowMs())
  const players = new Map<string, Feed>()
  const ticker = createTicker()
  const tell = (feed: Feed, news: News) => {
    addNews(feed, news)
    ticker.add(feed)
  }
  const miss = (playerId: string, topic: SocketTopic) => players.get(playerId)?.rings.get(topic)?.leaveGap()
  const tellPlayer = (playerId: string, news: News) => {
    const feed = players.get(playerId)
    return feed && feed.connections.size > 0 ? tell(feed, news) : miss(playerId, news.topic)
  }
  const [watchers, chats] = [createWatchers(), createChatWatchers()]
  return {
    everybody,
    watchers,
    chats,
    feedOf(playerId) {
      const feed = players.get(playerId) ?? createFeed(PLAYER_TOPICS, clock.nowMs())
      players.set(playerId, feed)
      return feed
    },
    listenersOf: (playerId) => players.get(playerId)?.connections ?? NOBODY,
    publishToAll: (news) => tell(everybody, news),
    tellPlayer,
    tellPlayers: (news) => players.forEach((_, playerId) => tellPlayer(playerId, news)),
    miss,
    missAll: () => [everybody, ...players.values()].forEach(leaveGaps),
    leave(connection) {
      for (const each of [watchers, chats]) each.leave(connection)
      everybody.connections.delete(connection)
      leaveFeed(players.get(memberOf(connection)?.playerId ?? ''), connection, clock.nowMs())
    },
    forgetQuiet: () => forgetQuiet(players, clock.nowMs()),
    close: ticker.close,
  }
}

function leaveGaps({ rings }: Feed): void {
  for (const ring of rings.values()) ring.leaveGap()
}

function forgetQuiet(players: Map<string, Feed>, nowMs: number): void {
  for (const [playerId, { connections, emptySinceMs }] of players) {
    if (connections.size === 0 && nowMs - emptySinceMs > FEED_KEPT_MS) players.delete(playerId)
  }
}

function leaveFeed(feed: Feed | undefined, connection: Connection, nowMs: number): void {
  if (feed?.connections.delete(connection)) feed.emptySinceMs = nowMs
}

/** Sends pending news of a feed to its listeners, as one frame. Only those who watch tables get theirs. */
export function flush({ fresh, connections }: Feed): void {
  const events = [...fresh.values()]
  if (events.length === 0) return
  const others = events.filter(({ topic }) => topic !== 'tables')
  const whole = frameOf({ type: 'events', events })
  const short =
    others.length === events.length
      ? whole
      : others.length > 0
        ? frameOf({ type: 'events', events: others })
        : null
  fresh.clear()
  for (const connection of connections) {
    const frame = connection.watchesTables ? whole : short
    if (frame) deliver(connection, frame)
  }
}

/** Flushes the feeds that were added, once per tick. */
function createTicker() {
  const dirty = new Set<Feed>()
  let timer: NodeJS.Timeout | null = null
  return {
    add(feed: Feed) {
      dirty.add(feed)
      timer ??= setTimeout(() => {
        timer = null
        for (const each of dirty) flush(each)
        dirty.clear()
      }, TICK_MS).unref()
    },
    close() {
      if (timer !== null) clearTimeout(timer)
    },
  }
}
