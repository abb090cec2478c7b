import type { Bus } from '@poyraz/bus'
import { type PublicWin, winsChanged } from '@poyraz/casino'
import { contentChanged } from '@poyraz/content'
import type { Caller } from '@poyraz/contract'
import { notificationAdded } from '@poyraz/engagement'
import { sessionsChanged, type Tickets } from '@poyraz/identity'
import { type Clock, SECOND_MS } from '@poyraz/kernel'
import { couponChanged, eventsChanged } from '@poyraz/sportsbook'
import { chatChanged, tableChanged } from '@poyraz/tables'
import { type Balance, balanceChanged } from '@poyraz/wallet'
import type { MaintenanceNotice } from '../edge/maintenance-switch.ts'
import { type Audience, createAudience } from './audience.ts'
import { createBatcher } from './batcher.ts'
import { type Connection, memberOf } from './connection.ts'
import { createHub, type Hub } from './hub.ts'
import { createMeters } from './meters.ts'
import { createTableWatch } from './table-watch.ts'

/** A balance that changes several times within this time is read once. */
const BALANCE_DELAY_MS = 20
/** The list of wins is sent at most this often, however many are won. */
const WINS_DELAY_MS = 5 * SECOND_MS
const SWEEP_MS = SECOND_MS

export type LiveDeps = {
  readonly clock: Clock
  readonly bus: Bus
  /** Registers a listener of the maintenance switch. */
  whenMaintenanceChanged(listener: (notice: MaintenanceNotice | null) => void): void
  readonly tickets: Tickets
  countUntil(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  balances(playerIds: readonly string[]): Promise<ReadonlyMap<string, Balance>>
  wins(): Promise<readonly PublicWin[]>
  /** Amounts of the jackpots in kuruş, by their ids. */
  jackpots(): Promise<ReadonlyMap<number, bigint>>
  onError(error: unknown): void
}

/** Events pushed to open pages. */
export type Live = Pick<Hub, 'open' | 'closeAll'> & {
  /** Issues a ticket for one socket of the caller's session. */
  issueTicket(caller: Caller): Promise<string>
  /** News of other servers were lost: all clients connect again, and ask for what they may have missed. */
  missedNews(): void
  /** Runs the sweep of every second now. */
  sweep(): void
  close(): Promise<void>
}

export function createLive(deps: LiveDeps): Live {
  const audience = createAudience(deps.clock)
  const sessions = createBatcher<Connection>({
    delayMs: 0,
    onError: deps.onError,
    flush: (asking) => answerSessions(hub, deps, asking),
  })
  const tickets = createBatcher<Connection>({
    delayMs: 0,
    onError: deps.onError,
    flush: (asking) => answerTickets(hub, deps.tickets, asking),
  })
  const hub = createHub({ clock: deps.clock, audience, askTicket: tickets.add, askSession: sessions.add })
  const balances = createBatcher<string>({
    delayMs: BALANCE_DELAY_MS,
    onError: deps.onError,
    flush: (playerIds) => publishBalances(audience, deps, playerIds),
  })
  const wins = createWinsBatcher(audience, deps)
  const reads = { askSession: sessions.add, readBalance: balances.add, readWins: wins.add }
  const unsubscribe = listen(deps, audience, reads)
  const sweep = createSweep(hub, audience, deps)
  const timer = setInterval(sweep, SWEEP_MS).unref()
  return {
    open: hub.open,
    closeAll: hub.closeAll,
    issueTicket: ({ playerId, sessionId }) => deps.tickets.issue({ playerId, sessionId }),
    missedNews() {
      audience.missAll()
      hub.closeAll()
    },
    sweep,
    async close() {
      unsubscribe()
      clearInterval(timer)
      audience.close()
      await Promise.all([tickets.close(), sessions.close(), balances.close(), wins.close()])
    },
  }
}

/** Returns the work of every second. */
function createSweep(hub: Hub, audience: Audience, deps: LiveDeps): () => void {
  const meters = createMeters(audience, deps)
  const tableWatch = createTableWatch(audience, deps)
  return () => {
    hub.sweep()
    audience.forgetQuiet()
    meters.publish()
    tableWatch.publish()
  }
}

/** Sends the public list of wins to everybody; any number of changes within the delay are one event. */
function createWinsBatcher(audience: Audience, { wins, onError }: Pick<LiveDeps, 'wins' | 'onError'>) {
  return createBatcher<'all'>({
    delayMs: WINS_DELAY_MS,
    onError,
    flush: async () => audience.publishToAll({ topic: 'wins', data: { wins: [...(await wins())] } }),
  })
}

async function answerSessions(
  hub: Hub,
  { countUntil }: Pick<LiveDeps, 'countUntil'>,
  asking: readonly Connection[],
): Promise<void> {
  const until = await countUntil(asking.flatMap((one) => memberOf(one)?.sessionId ?? []))
  for (const one of asking) hub.answerSession(one, until.get(memberOf(one)?.sessionId ?? ''))
}

async function publishBalances(
  audience: Audience,
  { balances }: Pick<LiveDeps, 'balances'>,
  playerIds: readonly string[],
): Promise<void> {
  for (const [playerId, data] of await balances(playerIds)) {
    audience.tellPlayer(playerId, { topic: 'balance', data })
  }
}

async function answerTickets(hub: Hub, tickets: Tickets, asking: readonly Connection[]): Promise<void> {
  const shown = new Map<string, Connection[]>()
  for (const one of asking) {
    if (one.state.kind === 'ticket')
      shown.set(one.state.ticket, [...(shown.get(one.state.ticket) ?? []), one])
  }
  const members = await tickets.take([...shown.keys()])
  for (const [ticket, connections] of shown) {
    // A ticket admits only the first connection that showed it.
    connections.forEach((one, place) => hub.answerTicket(one, place === 0 ? members.get(ticket) : undefined))
  }
}

type LiveReads = {
  askSession(connection: Connection): void
  readBalance(playerId: string): void
  readWins(list: 'all'): void
}

/** Turns messages of the bus into news for clients. The returned function unsubscribes. */
function listen({ bus, whenMaintenanceChanged }: LiveDeps, audience: Audience, read: LiveReads): () => void {
  whenMaintenanceChanged((notice) =>
    audience.publishToAll({
      topic: 'maintenance',
      data: { closed: notice !== null, until: notice?.until ?? null },
    }),
  )
  const stops = [
    bus.subscribe(balanceChanged, ({ playerId }) => {
      // The balance of a player without a socket is not read.
      if (audience.listenersOf(playerId).size > 0) read.readBalance(playerId)
      else audience.miss(playerId, 'balance')
    }),
    bus.subscribe(sessionsChanged, ({ playerId }) => {
      for (const connection of audience.listenersOf(playerId)) read.askSession(connection)
    }),
    bus.subscribe(winsChanged, () => read.readWins('all')),
    bus.subscribe(eventsChanged, ({ changes }) => audience.watchers.publish(changes)),
    bus.subscribe(couponChanged, ({ playerId, couponId: couponID, state }) =>
      audience.tellPlayer(playerId, { topic: 'coupons', data: { couponID, state } }),
    ),
    bus.subscribe(tableChanged, (data) => audience.publishToAll({ topic: 'tables', data })),
    bus.subscribe(chatChanged, audience.chats.publish),
    bus.subscribe(contentChanged, ({ version }) =>
      audience.publishToAll({ topic: 'content', data: { version } }),
    ),
    bus.subscribe(notificationAdded, ({ playerId }) => {
      const news = { topic: 'notifications', data: {} } as const
      if (playerId === null) audience.tellPlayers(news)
      else audience.tellPlayer(playerId, news)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
