import { listenSports, watchSports } from '../../../shared/live/sports-feed.ts'
import { createPriceStore } from './price-store.ts'

/** Numbers of components that show lists and single events. */
const shown = { lists: 0, events: new Map<number, number>() }
const WATCHED_MAX = 20

let refetch: (eventIDs: readonly number[]) => void = () => undefined

/** The price store of the page; changes of the socket update it. */
export const prices = createPriceStore({
  schedule: (run) => void requestAnimationFrame(run),
  onStale: (eventIDs) => refetch(eventIDs),
})
listenSports(prices.takeChanges)

/** Sets the handler for events whose changes were missed. */
export function whenStale(handler: (eventIDs: readonly number[]) => void): void {
  refetch = handler
}

/** Watches the main markets of all events until the returned function is called. */
export function watchList(): () => void {
  shown.lists += 1
  sendWatch()
  return () => {
    shown.lists -= 1
    sendWatch()
  }
}

/** Watches all markets of events until the returned function is called. */
export function watchEvents(eventIDs: readonly number[]): () => void {
  count(eventIDs, 1)
  return () => count(eventIDs, -1)
}

function count(eventIDs: readonly number[], by: number): void {
  for (const eventID of eventIDs) {
    const next = (shown.events.get(eventID) ?? 0) + by
    if (next > 0) shown.events.set(eventID, next)
    else shown.events.delete(eventID)
  }
  sendWatch()
}

let isScheduled = false

/** Sends one watch message for all changes of a rendering. */
function sendWatch(): void {
  if (isScheduled) return
  isScheduled = true
  queueMicrotask(() => {
    isScheduled = false
    watchSports({ list: shown.lists > 0, eventIDs: [...shown.events.keys()].slice(-WATCHED_MAX) })
  })
}
