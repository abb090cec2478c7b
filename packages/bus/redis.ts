import { createClient } from '@redis/client'
import { z } from 'zod'
import type { Bus } from './bus.ts'

/** Messages are ids and small numbers. A longer one is a bug: it is reported, and neither sent nor read. */
const BYTES_MAX = 8_192
/** Maximum of messages that Redis has not acknowledged. Further messages are dropped. */
const UNANSWERED_MAX = 10_000
const CONNECT_MS = 5_000
/** A connection without traffic for this long is reconnected. Pings are sent twice as often. */
const SILENT_MS = 20_000
const RETRY_MS_MAX = 2_000

const envelope = z.strictObject({ from: z.string(), topic: z.string(), message: z.unknown() })

export type RedisLink = {
  /** True while connected to the other servers. */
  isUp(): boolean
  close(): void
}

export type RedisOptions = {
  readonly url: string
  /** The channel of one installation. All its servers use it, and no other installation does. */
  readonly channel: string
  /** Identifies this server, so that it ignores its own messages. */
  readonly serverId: string
  /** Called with messages that cannot be sent or read. */
  onError(error: unknown): void
  /** Called once when the connection is lost, and once when it is back. */
  onDown(error: unknown): void
  onUp(): void
}

/**
 * Connects the buses of an installation's servers by Redis publish/subscribe. While Redis is unreachable,
 * each server gets only its own messages; the connection is retried without limit.
 */
export function connectRedis(bus: Bus, options: RedisOptions): RedisLink {
  const { channel, serverId, onError } = options
  const publisher = publisherOf(options)
  const subscriber = publisher.duplicate({ disableOfflineQueue: false })
  const isUp = () => publisher.isReady && subscriber.isReady
  const state = followState(options, isUp)
  for (const client of [publisher, subscriber]) {
    client.on('error', state.failed)
    client.on('ready', state.ready)
    client.connect().catch(state.failed)
  }
  const handIn = bus.connect((topic, message) => {
    if (!publisher.isReady) return
    const text = JSON.stringify({ from: serverId, topic, message })
    if (Buffer.byteLength(text) > BYTES_MAX)
      onError(new Error(`a message of ${topic} is too long for the bus`))
    else publisher.publish(channel, text).catch(state.failed)
  })
  const hear = (text: string) => {
    const { from, topic, message } = read(text)
    if (from !== serverId) handIn(topic, message)
  }
  subscriber.subscribe(channel, (text) => attempt(() => hear(text), onError)).catch(state.failed)
  return {
    isUp,
    close() {
      state.end()
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy()
    },
  }
}

function publisherOf({ url }: RedisOptions) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: UNANSWERED_MAX,
    pingInterval: SILENT_MS / 2,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      reconnectStrategy: (tries) => Math.min(RETRY_MS_MAX, 50 * 2 ** tries),
    },
  })
}

/** Reports once that the connection is lost, and once that it is restored. */
function followState({ onDown, onUp }: RedisOptions, isUp: () => boolean) {
  let isReported = false
  let isOver = false
  return {
    failed(error: unknown) {
      if (!isReported && !isOver) onDown(error)
      isReported = true
    },
    ready() {
      if (!isUp() || !isReported || isOver) return
      isReported = false
      onUp()
    },
    end() {
      isOver = true
    },
  }
}

function read(text: string): z.output<typeof envelope> {
  if (Buffer.byteLength(text) > BYTES_MAX) throw new Error('a message of the bus is too long')
  return envelope.parse(JSON.parse(text))
}

function attempt(act: () => void, onError: (error: unknown) => void): void {
  try {
    act()
  } catch (error) {
    onError(error)
  }
}
