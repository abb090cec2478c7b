import { setTimeout as sleep } from 'node:timers/promises'
import type { Bus } from '@poyraz/bus'
import type { Registry } from '@poyraz/contract'
import type { Database, MigrationUnit, Tx } from '@poyraz/db'
import { type Job, RUN_RETRY } from '@poyraz/jobs'
import { type Clock, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { addCashOutRules } from './api/cash-out-rules.ts'
import { addCoupons } from './api/coupons.ts'
import { addEvents } from './api/events.ts'
import { addFollow } from './api/follow.ts'
import { addOutrights } from './api/outrights.ts'
import { addSearch } from './api/search.ts'
import { addSlip } from './api/slip.ts'
import { addStaffTrading } from './api/staff-trading.ts'
import { type Goal, goalsJob } from './commands/goals.ts'
import { importJob, type MatchFiles } from './commands/import-files.ts'
import { addFixtures, runSimulator, type Simulator } from './commands/run-simulator.ts'
import { workWhileDue } from './commands/work.ts'
import type { CouponBets, SportsCtx } from './ctx.ts'
import { applyFeed } from './feed/apply.ts'
import type { FeedMessage } from './feed/messages.ts'
import { connectFeed } from './feed/socket/connection.ts'
import { watchSilence } from './feed/socket/health.ts'
import { type CouponNews, type InboxPort, messageOf } from './notices.ts'
import { purge } from './purge.ts'
import { type League, SIMULATED_LEAGUES } from './simulator/calendar.ts'
import { openFeed } from './store/feed.ts'
import { syncLeagues } from './store/fixtures.ts'
import { couponChanged, eventsChanged } from './topics.ts'
import { VIRTUAL_LEAGUES } from './virtual/leagues.ts'
import { createRoundOffers, type RoundOffers } from './virtual/offers.ts'

export { MARGIN_METHODS } from '@poyraz/betting/prices'
export type { MatchFiles } from './commands/import-files.ts'
export { couponsByRollback } from './commands/settle.ts'
export { isZone } from './feed/files/zone.ts'
export { endVirtualBets } from './store/virtual.ts'
export { couponChanged, eventsChanged } from './topics.ts'
export type { RoundOffers } from './virtual/offers.ts'

export const migrations: MigrationUnit = { name: 'sports', dir: new URL('./migrations/', import.meta.url) }

/** Time that a coupon with a live event waits. */
const IN_PLAY_DELAY_MS = 5 * SECOND_MS
const FEED_EVERY_MS = 2 * SECOND_MS
const WORK_EVERY_MS = SECOND_MS / 2
/** Seconds of a simulated match per second. */
const SPEED = 6

export type SportsbookDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly wagering: CouponBets
  readonly inbox: InboxPort
  /** Queues push notifications about a coupon of each player, within its transaction. */
  push(tx: Tx, playerIds: readonly string[], kind: CouponNews): Promise<void>
  /** Queues a push notification about a goal of a match that the player follows, within its transaction. */
  pushGoal(tx: Tx, playerId: string, goal: Goal): Promise<void>
  /** Key of the simulator's matches, which nobody may know before they are played; `null` for no simulator. */
  readonly simulatorKey: Uint8Array | null
  /** Leagues of tests; without it all of the simulator. */
  readonly leagues?: readonly League[]
  readonly delayMs?: number
  /** Tests replace it. */
  wait?(ms: number): Promise<void>
  /** A provider whose messages are the feed; `null` for none. */
  readonly provider?: Provider | null
  /** A folder whose files are the feed; `null` for none. */
  readonly matchFiles?: MatchFiles | null
  onError?(error: unknown): void
}

export type Provider = { readonly url: string; readonly token: string | undefined }

export type Sportsbook = {
  register(registry: Registry): void
  /** Registers the procedures of traders. */
  registerStaff(registry: Registry): void
  /** Writes the leagues of the simulator. */
  sync(): Promise<void>
  /** Connects to the provider. The returned function closes the connection. */
  start(): () => Promise<void>
  readonly jobs: readonly Job[]
  /** Applies a message of a feed. */
  applyFeed(message: FeedMessage): Promise<void>
  /** Bets on the rounds of virtual games. */
  readonly rounds: RoundOffers
  /** Decides, settles and sells all coupons that wait for it. */
  work(): Promise<void>
}

export function createSportsbook(deps: SportsbookDeps): Sportsbook {
  const { database, clock, simulatorKey: key, leagues = SIMULATED_LEAGUES } = deps
  const { provider = null, matchFiles = null, onError = () => undefined } = deps
  const source = provider && sourceOf(provider.url)
  const ctx = ctxOf({ ...deps, onError }, source)
  const feed = provider === null || source === null ? null : { ...provider, source, onError }
  const simulator = key && { key, speed: SPEED, leagues }
  const work = (stopping?: AbortSignal) => workWhileDue(ctx, stopping)
  return {
    register(registry) {
      addEvents(registry, ctx)
      addOutrights(registry, ctx)
      addSlip(registry, ctx)
      addCoupons(registry, ctx)
      addCashOutRules(registry, ctx)
      addFollow(registry, ctx)
      addSearch(registry, ctx)
    },
    registerStaff: (registry) => addStaffTrading(registry, ctx),
    async sync() {
      await syncLeagues(database.db, VIRTUAL_LEAGUES)
      if (simulator !== null) await syncLeagues(database.db, leagues)
      if (feed !== null) await openFeed(database.db, feed.source, new Date(clock.nowMs()))
    },
    start: () => (feed === null ? async () => undefined : connectFeed(ctx, feed)),
    jobs: [
      ...(simulator === null ? [] : simulatorJobs(ctx, simulator)),
      ...(feed === null ? [] : [watchJob(ctx, feed.source)]),
      ...(matchFiles === null ? [] : [importJob(ctx, matchFiles)]),
      { kind: 'local', name: 'sports.coupons', everyMs: WORK_EVERY_MS, run: work },
      goalsJob(ctx),
      purgeJob(ctx),
    ],
    rounds: createRoundOffers(ctx),
    applyFeed: async (message) => void (await applyFeed(ctx, message)),
    work,
  }
}

type CtxDeps = SportsbookDeps & Required<Pick<SportsbookDeps, 'onError'>>

function ctxOf(deps: CtxDeps, feedSource: string | null): SportsCtx {
  const { database, clock, wagering, bus, inbox, push, pushGoal, onError } = deps
  return {
    database,
    clock,
    wagering,
    feedSource,
    delayMs: deps.delayMs ?? IN_PLAY_DELAY_MS,
    wait: deps.wait ?? sleep,
    publish: (changes) => bus.publish(eventsChanged, { changes: [...changes] }),
    couponMoved: (moved) => bus.publish(couponChanged, moved),
    notify: (tx, notice) => inbox.send(tx, messageOf(notice)),
    push,
    pushGoal,
    onFeedAlarm: ({ source, kind, eventId }) =>
      onError(new Error(`sports feed ${source}: ${kind}${eventId === null ? '' : ` of event ${eventId}`}`)),
  }
}

/** Host and path of a provider: its name in the database. */
function sourceOf(address: string): string {
  const { host, pathname } = new URL(address)
  return host + pathname
}

const purgeJob = ({ database, clock }: SportsCtx): Job => ({
  kind: 'scheduled',
  name: 'sports.purge',
  cron: '47 3 * * *',
  timeoutMs: 10 * MINUTE_MS,
  retry: RUN_RETRY,
  run: () => purge(database.db, clock.nowMs()),
})

const watchJob = (ctx: SportsCtx, source: string): Job => ({
  kind: 'local',
  name: 'sports.feed_watch',
  everyMs: SECOND_MS,
  run: () => watchSilence(ctx, source),
})

function simulatorJobs(ctx: SportsCtx, simulator: Simulator): readonly Job[] {
  return [
    {
      kind: 'local',
      name: 'sports.fixtures',
      everyMs: MINUTE_MS,
      alsoAt: ['start'],
      run: () => addFixtures(ctx, simulator),
    },
    {
      kind: 'local',
      name: 'sports.feed',
      everyMs: FEED_EVERY_MS,
      run: (signal) => runSimulator(ctx, simulator, signal),
    },
  ]
}
