/** A kind of message: its name, and the schema of its plain JSON. */
export type Topic<Message> = {
  readonly name: string
  /** Checks what came from another server; throws where it is not a message of this topic. */
  parse(message: unknown): Message
}

type Schema<Message> = { parse(message: unknown): Message }

export function defineTopic<Message>(name: string, schema: Schema<Message>): Topic<Message> {
  return { name, parse: (message) => schema.parse(message) }
}

/** Carries messages to other servers. It takes what it is given and throws nothing. */
export type Relay = (topic: string, message: unknown) => void

/**
 * News between parts that do not know each other, on this server and on others. It may be lost: what must not
 * be lost is a job (`packages/jobs`), and no money depends on it.
 */
export type Bus = {
  /** Tells the listeners of this server, and of every server that a relay reaches. */
  publish<Message>(topic: Topic<Message>, message: Message): void
  /** Tells the listeners of this server alone: for what every server hears by itself. */
  publishHere<Message>(topic: Topic<Message>, message: Message): void
  /** Returns how to unsubscribe. */
  subscribe<Message>(topic: Topic<Message>, listener: (message: Message) => void): () => void
  /** Gives what is published to a relay; returns how the relay hands in what other servers published. */
  connect(relay: Relay): (topic: string, message: unknown) => void
}

type Listener = (message: unknown) => void
type Known = { readonly topic: Topic<unknown>; readonly listeners: Set<Listener> }

/**
 * The bus of one process. Listeners run after the publisher has gone on, in the order of publication; one
 * that throws is reported to `onError` and stops nobody.
 */
export function createBus(onError: (error: unknown) => void): Bus {
  const known = new Map<string, Known>()
  const relays: Relay[] = []
  const tell = (name: string, message: unknown) => {
    for (const listener of known.get(name)?.listeners ?? []) {
      queueMicrotask(() => attempt(() => listener(message), onError))
    }
  }
  return {
    publish(topic, message) {
      tell(topic.name, message)
      for (const relay of relays) relay(topic.name, message)
    },
    publishHere: (topic, message) => tell(topic.name, message),
    subscribe(topic, listener) {
      const { listeners } = known.get(topic.name) ?? { listeners: new Set() }
      known.set(topic.name, { topic, listeners })
      // Wrapped, so that one function subscribed twice is two subscriptions.
      const own: Listener = (message) => listener(message as Parameters<typeof listener>[0])
      listeners.add(own)
      return () => listeners.delete(own)
    },
    connect(relay) {
      relays.push(relay)
      // Messages without a local listener are not parsed.
      return (name, message) => {
        const found = known.get(name)
        if (found) attempt(() => tell(name, found.topic.parse(message)), onError)
      }
    },
  }
}

function attempt(act: () => void, onError: (error: unknown) => void): void {
  try {
    act()
  } catch (error) {
    onError(error)
  }
}
