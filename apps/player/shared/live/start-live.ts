import { SOCKET_PATH } from '@poyraz/contract/socket'
import { err, ok, type Result } from '@poyraz/kernel'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../endpoint/call.ts'
import { whenReopened } from '../endpoint/maintenance.ts'
import { readSession } from '../session/records.ts'
import { useSession } from '../session/session-store.ts'
import { createLiveSocket } from './live-socket.ts'
import { askAgain, takeNews } from './news.ts'
import { random } from './random.ts'

/** Listens to the server as long as the page lives and is looked at. Called once. */
export function startLive(client: QueryClient, onReopened: () => void): void {
  const live = createLiveSocket({
    connect: () => new WebSocket(address()),
    ticket,
    isWorthTrying: () => navigator.onLine && document.visibilityState === 'visible',
    random,
    onEvents: (events) => {
      for (const event of events) takeNews(client, event)
    },
    onResync: (topics) => {
      for (const topic of topics) askAgain(client, topic)
    },
    onSessionEnded: () => {
      // An ordinary call finds out and does what is to be done: renew, or say that the session is over.
      if (readSession()) void call('finance.check_balance', {})
    },
  })
  // While the site was closed there was no ticket, and this page listened as a visitor's.
  whenReopened(() => {
    live.changeReader()
    onReopened()
  })
  useSession.subscribe((now, before) => {
    if (now.profile?.username !== before.profile?.username) live.changeReader()
  })
  addEventListener('online', live.wake)
  addEventListener('offline', live.sleep)
  document.addEventListener('visibilitychange', live.wake)
  // A page with an open socket could not be kept for the way back.
  addEventListener('pagehide', live.sleep)
  addEventListener('pageshow', live.wake)
  live.wake()
}

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${SOCKET_PATH}`
}

async function ticket(): Promise<Result<string | null, 'later'>> {
  if (!readSession()) return ok(null)
  const answer = await call('system.socket_ticket', {})
  if (answer.ok) return ok(answer.value.data.ticket)
  // Closed, or not signed in any more: what everybody may hear is heard all the same.
  return answer.error.error === 'maintenance' || !readSession() ? ok(null) : err('later')
}
