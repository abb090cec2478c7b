import type { ClientMessage, WireMessage } from '@poyraz/contract'
import { chatConnected, chatDisconnected, takeChat } from './chat-feed.ts'
import { connectionLost, connectionRestored, messageArrived } from './connection.ts'
import { sportsConnected, sportsDisconnected, takeSports } from './sports-feed.ts'
import { tablesConnected, tablesDisconnected } from './tables-watch.ts'

/** Tells the server what the page shows, after each welcome. */
export function feedsConnected(send: (message: ClientMessage) => void): void {
  connectionRestored()
  sportsConnected(send)
  tablesConnected(send)
  chatConnected(send)
}

/** Called at each message of the socket. */
export const feedsHeard = messageArrived

/** Called when the socket ends, and when an attempt to open one failed. */
export function feedsDisconnected(): void {
  connectionLost()
  sportsDisconnected()
  tablesDisconnected()
  chatDisconnected()
}

/** Passes changes to the part of the page that asked for them. */
export function takeFeed(message: Extract<WireMessage, { type: 'sports' | 'chat' }>): void {
  if (message.type === 'sports') takeSports(message.changes)
  else takeChat(message.news)
}
