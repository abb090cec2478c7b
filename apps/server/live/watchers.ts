import type { EventChange } from '@poyraz/contract'
import { type Connection, deliver } from './connection.ts'
import { frameOf } from './wire-text.ts'

/** Parts of the sportsbook that a client shows: the list of events, and single events with all markets. */
export type Watch = { readonly list: boolean; readonly eventIDs: readonly number[] }

/** A change, and which of its markets lists show. */
export type WatchedChange = { readonly change: EventChange; readonly main: readonly string[] }

/** Connections by the sports events that they watch. */
export type Watchers = {
  /** Replaces the earlier watch of the connection. */
  watch(connection: Connection, watch: Watch): void
  leave(connection: Connection): void
  publish(changes: readonly WatchedChange[]): void
}

export function createWatchers(): Watchers {
  const ofList = new Set<Connection>()
  const ofEvent = new Map<number, Set<Connection>>()
  const watched = new Map<Connection, readonly number[]>()
  const leave = (connection: Connection) => {
    ofList.delete(connection)
    for (const eventId of watched.get(connection) ?? []) {
      const others = ofEvent.get(eventId)
      others?.delete(connection)
      if (others?.size === 0) ofEvent.delete(eventId)
    }
    watched.delete(connection)
  }
  return {
    leave,
    watch(connection, { list, eventIDs }) {
      leave(connection)
      if (list) ofList.add(connection)
      watched.set(connection, eventIDs)
      for (const eventId of eventIDs)
        ofEvent.set(eventId, (ofEvent.get(eventId) ?? new Set()).add(connection))
    },
    publish(changes) {
      // Whole events first: a client drops the shorter change of the same version that follows.
      for (const { change } of changes) send(ofEvent.get(change.eventID), [change])
      send(ofList, changes.map(mainOf))
    },
  }
}

function mainOf({ change, main }: WatchedChange): EventChange {
  return { ...change, incidents: [], markets: change.markets.filter(({ market }) => main.includes(market)) }
}

/** One frame serves all listeners. */
function send(listeners: ReadonlySet<Connection> | undefined, changes: EventChange[]): void {
  if (listeners === undefined || listeners.size === 0 || changes.length === 0) return
  const frame = frameOf({ type: 'sports', changes })
  for (const connection of listeners) deliver(connection, frame)
}
