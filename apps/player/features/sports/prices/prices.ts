import { listenSports, watchSports } from '../../../shared/live/sports-feed.ts'
import { createPriceStore } from './price-store.ts'

/** Events that the pages show; counted, because several parts may show one event. */
const shown = { lists: 0, events: new Map<number, number>() }
const WATCHED_MAX = 20

let refetch: (eventIDs: readonly number[]) => void = () => undefined

/** The prices of the page, which the socket keeps up to date. */
export const prices = createPriceStore({
  schedule: (run) => void requestAnimationFrame(run),
  onStale: (eventIDs) => refetch(eventIDs),
})
listenSports(prices.takeChanges)

/** Sets what is done with events of which changes were missed. */
export function whenStale(handler: (eventIDs: readonly number[]) => void): void {
  refetch = handler
}

/** Watches the main markets of all events until the returned function is called. */
export function watchList(): () => void {
  shown.lists += 1
  tell()
  return () => {
    shown.lists -= 1
    tell()
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
  tell()
}

let telling = false

/** One message for all changes of a rendering. */
function tell(): void {
  if (telling) return
  telling = true
  queueMicrotask(() => {
    telling = false
    watchSports({ list: shown.lists > 0, eventIDs: [...shown.events.keys()].slice(-WATCHED_MAX) })
  })
}
