/** A kind of message, with the schema of its plain JSON. */
export type Topic<Message> = {
  readonly name: string
  /** Parses a message from another server; throws if it does not fit the topic. */
  parse(message: unknown): Message
}

type Schema<Message> = { parse(message: unknown): Message }

export function defineTopic<Message>(name: string, schema: Schema<Message>): Topic<Message> {
  return { name, parse: (message) => schema.parse(message) }
}

/** Sends messages to other servers. It must not throw. */
export type Relay = (topic: string, message: unknown) => void

/**
 * Publish and subscribe between modules, on this server and on others. Messages may be lost. Use a job
 * (`packages/jobs`) if a message must arrive. Nothing about money may depend on the bus.
 */
export type Bus = {
  /** Calls the listeners of this server and of every server that a relay reaches. */
  publish<Message>(topic: Topic<Message>, message: Message): void
  /** Returns the function that unsubscribes. */
  subscribe<Message>(topic: Topic<Message>, listener: (message: Message) => void): () => void
  /**
   * Passes published messages to a relay. Returns the function by which the relay delivers messages of other
   * servers.
   */
  connect(relay: Relay): (topic: string, message: unknown) => void
}

type Listener = (message: unknown) => void
type Known = { readonly topic: Topic<unknown>; readonly listeners: Set<Listener> }

/**
 * Creates the bus of one process. Listeners run after `publish` has returned, in the order of publication. An
 * error of a listener goes to `onError` and does not affect the others.
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
