import type { ClientMessage } from '@poyraz/contract'

/** Joins the socket and the parts of the page that show live tables. */
const watch = {
  /** Parts of the page that show tables now. */
  shown: 0,
  /** True if the server knows that they are shown. */
  isSent: false,
  send: null as ((message: ClientMessage) => void) | null,
}

/** The states of tables are sent until the returned function is called. */
export function watchTables(): () => void {
  watch.shown += 1
  setTimeout(sendWatch)
  return () => {
    watch.shown -= 1
    setTimeout(sendWatch)
  }
}

/** The socket was welcomed and takes messages; a new one knows of no watch. */
export function tablesConnected(send: (message: ClientMessage) => void): void {
  watch.send = send
  watch.isSent = false
  sendWatch()
}

export function tablesDisconnected(): void {
  watch.send = null
}

/** Runs after the parts of a page have changed, so that a change of pages sends nothing. */
function sendWatch(): void {
  const isShown = watch.shown > 0
  if (!watch.send || watch.isSent === isShown) return
  watch.isSent = isShown
  watch.send({ type: 'watch_tables', isShown })
}
