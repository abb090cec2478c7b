import type { ClientMessage } from '@poyraz/contract'
import { sportsConnected, sportsDisconnected } from './sports-feed.ts'
import { tablesConnected, tablesDisconnected } from './tables-watch.ts'

/** Tells the server what the page shows, after each welcome. */
export function feedsConnected(send: (message: ClientMessage) => void): void {
  sportsConnected(send)
  tablesConnected(send)
}

export function feedsDisconnected(): void {
  sportsDisconnected()
  tablesDisconnected()
}
