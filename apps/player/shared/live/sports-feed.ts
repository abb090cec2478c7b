import type { ClientMessage, EventChange } from '@poyraz/contract'

type Watch = Omit<Extract<ClientMessage, { type: 'watch' }>, 'type'>

const NOTHING: Watch = { list: false, eventIDs: [] }

/** Joins the socket, which starts with the page, and the sportsbook, whose code loads later. */
const feed = {
  watched: NOTHING,
  send: null as ((message: ClientMessage) => void) | null,
  listener: null as ((changes: readonly EventChange[]) => void) | null,
}

/** Names the events of which changes are sent. The socket repeats it after each connection. */
export function watchSports(watch: Watch): void {
  feed.watched = watch
  feed.send?.({ type: 'watch', ...watch })
}

export function listenSports(listener: (changes: readonly EventChange[]) => void): void {
  feed.listener = listener
}

/** The socket was welcomed and takes messages. */
export function sportsConnected(send: (message: ClientMessage) => void): void {
  feed.send = send
  if (feed.watched !== NOTHING) send({ type: 'watch', ...feed.watched })
}

export function sportsDisconnected(): void {
  feed.send = null
}

export function takeSports(changes: readonly EventChange[]): void {
  feed.listener?.(changes)
}
