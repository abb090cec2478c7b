import type { ClientMessage } from '@poyraz/contract'

/** State shared by the socket and the components that show live tables. */
const watch = {
  /** Parts of the page that show tables now. */
  shown: 0,
  /** True if the server knows that they are shown. */
  isSent: false,
  send: null as ((message: ClientMessage) => void) | null,
}

/** Asks the server to send states of tables, until the returned function is called. */
export function watchTables(): () => void {
  watch.shown += 1
  setTimeout(sendWatch)
  return () => {
    watch.shown -= 1
    setTimeout(sendWatch)
  }
}

export const areTablesShown = (): boolean => watch.shown > 0

/** Called when a socket is ready. A new socket has no watch, so it is sent again. */
export function tablesConnected(send: (message: ClientMessage) => void): void {
  watch.send = send
  watch.isSent = false
  sendWatch()
}

export function tablesDisconnected(): void {
  watch.send = null
}

/**
 * Sends the watch if it changed. It runs after a change of pages is complete, so going from one table to
 * another sends nothing.
 */
function sendWatch(): void {
  const isShown = watch.shown > 0
  if (!watch.send || watch.isSent === isShown) return
  watch.isSent = isShown
  watch.send({ type: 'watch_tables', isShown })
}
