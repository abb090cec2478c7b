import { SOCKET_PATH } from '@poyraz/contract/socket'
import { err, ok, type Result } from '@poyraz/kernel'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../endpoint/call.ts'
import { whenReopened } from '../endpoint/maintenance.ts'
import { readSession } from '../session/records.ts'
import { useSession } from '../session/session-store.ts'
import { applyLiveEvent, askAgain } from './live-events.ts'
import { createLiveSocket } from './live-socket.ts'
import { random } from './random.ts'

/**
 * Starts the live socket of the page. It connects only while the page is online and visible; hiding the page
 * does not close an open socket. Call it once.
 */
export function startLive(client: QueryClient, onReopened: () => void): void {
  const live = createLiveSocket({
    connect: () => new WebSocket(address()),
    ticket,
    isWorthTrying: () => navigator.onLine && document.visibilityState === 'visible',
    random,
    onEvents: (events) => {
      for (const event of events) applyLiveEvent(client, event)
    },
    onResync: (topics) => {
      for (const topic of topics) askAgain(client, topic)
    },
    onSessionEnded: () => {
      // An ordinary call renews the session, or reports that it has ended.
      if (readSession()) void call('finance.check_balance', {})
    },
  })
  // During maintenance there was no ticket, so the page was connected as a visitor.
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
  // The browser's back-forward cache takes no page with an open socket.
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
  // Under maintenance, or logged out: connect as a visitor to receive the public topics.
  return answer.error.error === 'maintenance' || !readSession() ? ok(null) : err('later')
}
