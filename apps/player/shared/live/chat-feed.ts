import type { ChatNews, ClientMessage } from '@poyraz/contract'

/** Joins the socket, which starts with the page, and the chat of a table, whose code loads later. */
const feed = {
  tableID: null as number | null,
  send: null as ((message: ClientMessage) => void) | null,
  listener: null as ChatListener | null,
}

export type ChatListener = {
  take(news: ChatNews): void
  /** The socket is connected again: changes may have been missed. */
  reload(): void
}

/** Asks for the changes of the chat of a table, until the returned function is called. */
export function watchChat(tableID: number, listener: ChatListener): () => void {
  Object.assign(feed, { tableID, listener })
  feed.send?.({ type: 'watch_chat', tableIDs: [tableID] })
  return () => {
    if (feed.listener !== listener) return
    Object.assign(feed, { tableID: null, listener: null })
    feed.send?.({ type: 'watch_chat', tableIDs: [] })
  }
}

/** The socket was welcomed and takes messages. */
export function chatConnected(send: (message: ClientMessage) => void): void {
  feed.send = send
  if (feed.tableID === null) return
  send({ type: 'watch_chat', tableIDs: [feed.tableID] })
  feed.listener?.reload()
}

export function chatDisconnected(): void {
  feed.send = null
}

export function takeChat(news: ChatNews): void {
  feed.listener?.take(news)
}
