import type { ClientMessage } from '@poyraz/contract'
import { SOCKET_VERSION } from '@poyraz/contract/socket'
import { flush } from './audience.ts'
import { type Connection, deliver } from './connection.ts'
import { type Feed, missedOf } from './feed.ts'
import { frameOf } from './wire-text.ts'

type Versions = Extract<ClientMessage, { readonly type: 'hello' }>['last']

/** Sends the welcome and the events after `last`, and subscribes the client to the feeds. */
export function welcome(connection: Connection, feeds: readonly Feed[], last: Versions = {}): void {
  // Computed before the subscription: pending events are covered by the welcome, and flushed to earlier
  // listeners. A joining player is in its own feed already, so it may receive those again.
  const { versions, resync, events } = missedOf(feeds, last)
  deliver(connection, frameOf({ type: 'welcome', version: SOCKET_VERSION, versions, resync: [...resync] }))
  if (events.length > 0) deliver(connection, frameOf({ type: 'events', events: [...events] }))
  for (const feed of feeds) {
    flush(feed)
    feed.connections.add(connection)
  }
}
