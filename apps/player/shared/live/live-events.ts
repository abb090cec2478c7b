import type { WireEvent } from '@poyraz/contract'
import type { SocketTopic } from '@poyraz/contract/socket'
import { SECOND_MS, unreachable } from '@poyraz/kernel'
import type { QueryClient } from '@tanstack/react-query'
import { takeBalance } from '../balance/balance.ts'
import { call } from '../endpoint/call.ts'
import { enterMaintenance, leaveMaintenance } from '../endpoint/maintenance.ts'
import { publicReadQuery } from '../endpoint/public-reads.ts'
import { JACKPOTS_KEY, takeMeters } from '../jackpots/jackpots.ts'
import { TABLES_KEY, takeTableState } from '../tables/table-states.ts'
import { takeWins, WINS_KEY } from '../wins/wins.ts'
import { random } from './random.ts'

/** All pages receive a change at the same time; each waits a random time up to this before it refetches. */
const CONTENT_SPREAD_MS = 2 * SECOND_MS
/** The only public read that is content. */
const LICENCES = publicReadQuery('licenses?version=1').queryKey

/** Applies an event of the socket to the data of the page. */
export function applyLiveEvent(client: QueryClient, event: WireEvent): void {
  switch (event.topic) {
    case 'balance':
      return void takeBalance(client, event.data)
    case 'notifications':
    case 'coupons':
      return askAgain(client, event.topic)
    case 'content':
      return void setTimeout(() => askAgain(client, 'content'), random() * CONTENT_SPREAD_MS)
    case 'wins':
      return takeWins(client, event.data.wins)
    case 'tables':
      return takeTableState(client, event.data)
    case 'jackpots':
      return takeMeters(client, event.data.meters)
    case 'maintenance':
      return event.data.closed ? enterMaintenance() : leaveMaintenance()
    default:
      return unreachable(event)
  }
}

/** Refetches a topic of which events may have been missed. */
export function askAgain(client: QueryClient, topic: SocketTopic): void {
  switch (topic) {
    case 'balance':
      return void client.invalidateQueries({ queryKey: ['finance', 'check_balance'] })
    case 'notifications':
      void client.invalidateQueries({ queryKey: ['crm'] })
      void client.invalidateQueries({ queryKey: ['support'] })
      return void client.invalidateQueries({ queryKey: ['finance', 'list_transactions'] })
    case 'coupons':
      void client.invalidateQueries({ queryKey: ['betframe'] })
      return void client.invalidateQueries({ queryKey: ['sports'] })
    case 'content':
      void client.invalidateQueries({ queryKey: ['data'] })
      void client.invalidateQueries({ queryKey: LICENCES })
      return void client.invalidateQueries({ queryKey: ['cmscontroller'] })
    case 'wins':
      return void client.invalidateQueries({ queryKey: WINS_KEY })
    case 'tables':
      return void client.invalidateQueries({ queryKey: TABLES_KEY })
    case 'jackpots':
      return void client.invalidateQueries({ queryKey: JACKPOTS_KEY })
    case 'maintenance':
      return void askMaintenance()
    default:
      return unreachable(topic)
  }
}

/** `call` itself sets the maintenance flag if the site is closed. */
async function askMaintenance(): Promise<void> {
  const answer = await call('maintenance.check_status', {})
  if (answer.ok) leaveMaintenance()
}
