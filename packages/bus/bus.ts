/**
 * A kind of message: its name, and the type of what it carries (plain JSON, so that it may leave the
 * process).
 */
export type Topic<Message> = { readonly name: string; readonly carries?: (message: Message) => void }

export function defineTopic<Message>(name: string): Topic<Message> {
  return { name }
}

/**
 * News between parts that do not know each other. It may be lost: what must not be lost goes through the
 * outbox, and no money depends on it.
 */
export type Bus = {
  publish<Message>(topic: Topic<Message>, message: Message): void
  /** Returns how to unsubscribe. */
  subscribe<Message>(topic: Topic<Message>, listener: (message: Message) => void): () => void
}

type Listener = (message: unknown) => void

/**
 * The bus of one process. Listeners run after the publisher has gone on, in the order of publication; one
 * that throws is reported to `onError` and stops nobody.
 */
export function createBus(onError: (error: unknown) => void): Bus {
  const listenersByTopic = new Map<string, Set<Listener>>()
  const deliver = (listener: Listener, message: unknown) => {
    try {
      listener(message)
    } catch (error) {
      onError(error)
    }
  }
  return {
    publish(topic, message) {
      for (const listener of listenersByTopic.get(topic.name) ?? []) {
        queueMicrotask(() => deliver(listener, message))
      }
    },
    subscribe(topic, listener) {
      const listeners = listenersByTopic.get(topic.name) ?? new Set()
      listenersByTopic.set(topic.name, listeners)
      // Wrapped, so that one function subscribed twice is two subscriptions.
      const own: Listener = (message) => listener(message as Parameters<typeof listener>[0])
      listeners.add(own)
      return () => listeners.delete(own)
    },
  }
}
