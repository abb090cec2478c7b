import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@poyraz/db'
import { SECOND_MS, systemClock } from '@poyraz/kernel'
import { type League, SIMULATED_LEAGUES } from '@poyraz/sportsbook/simulator'
import { auditMoney } from '@poyraz/testkit/server'
import { startSportsProvider } from '@poyraz/testkit/sports-provider'
import pg from 'pg'
import type { Context } from '../../context.ts'
import { auditRows } from '../auditor/audit-rows.ts'
import { readRows } from '../auditor/rows.ts'
import { createRandom } from '../random.ts'
import { openContext } from '../run.ts'
import { auditBettors, readBuilderOdds } from './audit.ts'
import { placeSome } from './bets.ts'
import { makeBettors } from './bettors.ts'
import { sellSome } from './sales.ts'
import { openServer, type WeekServer } from './server.ts'
import { openTraders, trade } from './traders.ts'
import { createWeekClock, type WeekClock } from './week-clock.ts'
import { fixturesOfWeek, playFeed, scheduleWeek } from './week-feed.ts'
import { count, fault, type SportsWorld } from './world.ts'

export type WeekOptions = {
  readonly seed: number
  readonly players: number
  /** Coupons that all players together try to place for each player. */
  readonly coupons: number
  readonly days: number
  readonly rounds: number
  readonly dayMs: number
  readonly matchMs: number
  readonly isStalled: boolean
  readonly leagues?: readonly League[]
  /** URLs of a freshly migrated database. */
  readonly appUrl: string
  readonly superuserUrl: string
  readonly dataDir: string
  /** Moves a result of the truth, which the audit must find. */
  readonly isPlanted?: boolean
  readonly onDay?: (day: number, seconds: number) => unknown
}

export type WeekReport = Pick<SportsWorld, 'faults' | 'counts'> & {
  readonly matches: number
  readonly seconds: number
}

const CONNECTIONS = 10
/** Players who act at the same time. */
const WORKERS = 48
/** Of a hundred turns this many are about coupons that are open. */
const SALES_PERCENT = 30
const PAUSE_MS = 25
/** The silence that a server notices takes 20 s. */
const STALL = { ms: 27 * SECOND_MS, noticedMs: 23 * SECOND_MS }
const STALL_DAY = 1.4
const DOWN_MS = 2 * SECOND_MS
const LEAD_MS = 3 * SECOND_MS
const SETTLED_MS_MAX = 240 * SECOND_MS

/**
 * Simulates a week of the sportsbook on a real server, which is killed in the middle: the league simulator is
 * the provider of its feed, players bet over HTTP, and traders correct results. At the end every coupon is
 * computed again, and all balances are compared to the kuruş.
 */
export async function runSportsWeek(options: WeekOptions): Promise<WeekReport> {
  const startedMs = systemClock.nowMs()
  const { seed, players, leagues = SIMULATED_LEAGUES } = options
  await using built = new AsyncDisposableStack()
  const provider = await startSportsProvider()
  built.defer(() => provider.close())
  const faults: string[] = []
  const database = openDatabase({ url: options.appUrl, max: CONNECTIONS })
  built.defer(() => database.close())
  const context = await openContext({ ...options, clock: systemClock, faults, database })
  built.defer(() => context.close())
  const server = await openServer({ ...options, feedUrl: provider.url })
  built.defer(() => server.kill())
  const bettors = await makeBettors({ context, url: server.url, seed }, players)
  const clock = createWeekClock()
  const startMs = clock.startMs + LEAD_MS
  const scheduled = scheduleWeek({ ...options, leagues, startMs })
  const matches = new Map(scheduled.map(({ match }) => [match.id, match]))
  const random = createRandom(seed)
  const counts = new Map<string, number>()
  const world: SportsWorld = { random, bettors, matches, faults, counts, isStalled: false, isOver: false }
  for (const message of fixturesOfWeek(leagues, scheduled)) provider.post(message)
  const traders = await openTraders(context, server.url)
  let isFeedOver = false
  const stall = options.isStalled ? { ...STALL, fromMs: startMs + STALL_DAY * options.dayMs } : null
  const feed = playFeed(world, provider, scheduled, { seed, clock, stall }).then(() => {
    isFeedOver = true
  })
  await Promise.all([
    feed,
    trade(world, traders, scheduled, { random: createRandom(seed + 2), isOver: () => isFeedOver }),
    clock.until(startMs + (options.days / 2) * options.dayMs).then(() => killOnce(world, server)),
    bet(world, { ...options, startMs, clock }),
    tellDays(options, startMs, clock),
  ])
  await provider.settled()
  await untilSettled(context)
  if (options.isPlanted) plant(world)
  await auditAll(world, context, options)
  const seconds = (systemClock.nowMs() - startedMs) / SECOND_MS
  return { faults, counts: world.counts, matches: matches.size, seconds }
}

async function tellDays(
  { days, dayMs, onDay }: WeekOptions,
  startMs: number,
  clock: WeekClock,
): Promise<void> {
  for (let day = 1; day <= days; day++) {
    await clock.until(startMs + day * dayMs)
    await onDay?.(day, (systemClock.nowMs() - clock.startMs) / SECOND_MS)
  }
}

async function killOnce(world: SportsWorld, server: WeekServer): Promise<void> {
  await server.kill()
  count(world, 'servers killed')
  await sleep(DOWN_MS)
  await server.start()
}

type Betting = Pick<WeekOptions, 'days' | 'dayMs' | 'players' | 'coupons'> & {
  readonly startMs: number
  readonly clock: WeekClock
}

/** Lets players act until the end of the last day, with their coupons spread over the week. */
async function bet(world: SportsWorld, betting: Betting): Promise<void> {
  const { days, dayMs, players, coupons, startMs, clock } = betting
  const [turns, weekMs] = [(players * coupons * 100) / (100 - SALES_PERCENT), days * dayMs]
  let done = 0
  const due = () => (turns * (clock.nowMs() - startMs)) / weekMs
  const worker = async () => {
    while (clock.nowMs() < startMs + weekMs && done < turns) {
      const bettor = world.bettors[world.random.below(world.bettors.length)]
      if (done > due() || bettor === undefined || bettor.isBusy) {
        await sleep(PAUSE_MS)
        continue
      }
      done += 1
      bettor.isBusy = true
      if (world.random.below(100) < SALES_PERCENT) await sellSome(world, bettor)
      else await placeSome(world, bettor)
      bettor.isBusy = false
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
}

/** Waits until no coupon waits for anything. */
async function untilSettled({ database: { pool } }: Context): Promise<void> {
  const endMs = systemClock.nowMs() + SETTLED_MS_MAX
  const waiting = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::integer as count from sports.coupon where due or state in ('pending', 'open')`,
    )
    return rows[0]?.count ?? 0
  }
  while ((await waiting()) > 0 && systemClock.nowMs() < endMs) await sleep(SECOND_MS)
}

/** Moves a goal of a match with coupons, so that the truth is another one. */
function plant({ matches }: SportsWorld): void {
  for (const match of matches.values()) {
    if (match.sport !== 'football' || match.final === null) continue
    const { home, away } = match.final.score
    match.final = { ...match.final, score: { home: away + 1, away: home } }
  }
}

async function auditAll(
  world: SportsWorld,
  context: Context,
  { superuserUrl }: Pick<WeekOptions, 'superuserUrl'>,
): Promise<void> {
  for (const { rule, subject } of await context.ledger.audit())
    fault(world, `the ledger breaks ${rule}: ${subject}`)
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await auditBettors(world, await readBuilderOdds(client))
    for (const text of auditRows(await readRows(client))) fault(world, text)
  } finally {
    await client.end()
  }
  await auditMoney(context).catch((error: unknown) => fault(world, String(error)))
}
