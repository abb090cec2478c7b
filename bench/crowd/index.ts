import { loadavg } from 'node:os'
import { tablesList } from '@poyraz/contract'
import pg from 'pg'
import type { CasinoServerQuestion, CasinoServerReady } from '../http/casino-server.ts'
import { type Child, startChild } from '../http/children.ts'
import { callAs } from '../shared/call.ts'
import { machine, print, quantile, spread } from '../shared/figures.ts'
import type { PlayersQuestion, RoundFigures, Seat } from './players.ts'
import { SPOTS } from './tables.ts'

const ROUNDS = 5
const ROULETTE = 101
const TABLES = 100
const COMMIT_MS = 50

type Parts = { readonly server: Child; readonly ready: CasinoServerReady }

/**
 * Players at live tables: 1,000 at one roulette table, and 2,000 over 100 tables without decisions, for which
 * the server is replaced by one with copies of these tables. Each player bets once a round, spread over the
 * betting time. The books are audited afterwards.
 */
export async function main(): Promise<void> {
  print(`crowd · ${machine()}, load ${loadavg()[0]?.toFixed(1)}`)
  const env = { TRUSTED_PROXIES: '127.0.0.1,::1', PLAYERS: '2000', SPORTS_FEED: 'off' }
  const server = startChild('./casino-server.ts', env)
  try {
    const ready = await server.ask<CasinoServerReady>()
    const parts = { server, ready }
    const house = await seatsOf(ready)
    await measure(parts, '1,000 players at one roulette table', 1000, [house.get(ROULETTE) as Seat])
    await server.ask({ ask: 'restart', tables: TABLES } satisfies CasinoServerQuestion)
    const copies = await seatsOf(ready)
    await measure(parts, `2,000 players at ${copies.size} tables`, 2000, [...copies.values()])
    const { faults } = await server.ask<{ faults: readonly unknown[] }>({ ask: 'audit' })
    print(`faults of the books: ${faults.length}`)
    if (faults.length > 0) throw new Error('the books are wrong')
  } finally {
    await server.ask({ ask: 'stop' } satisfies CasinoServerQuestion).catch(() => undefined)
  }
}

/** Returns a seat with the smallest stake at each table without decisions and without a dealer by hand. */
async function seatsOf({ routeUrl, bettors }: CasinoServerReady): Promise<ReadonlyMap<number, Seat>> {
  type Table = {
    tableID: number
    game: string
    minBet: number
    state: { dealer: object | null; opensAt: number | null }
  }
  const [first] = bettors
  if (!first) throw new Error('there are no players')
  const tables = await callAs<readonly Table[]>(routeUrl, first, tablesList, { limit: 100 })
  const seats = tables.flatMap(({ tableID, game, minBet, state }): [number, Seat][] => {
    const spot = SPOTS[game]
    const takesBets = spot !== undefined && state.dealer === null && state.opensAt === null
    return takesBets ? [[tableID, { tableID, spot, amount: minBet }]] : []
  })
  return new Map(seats)
}

async function measure({ ready }: Parts, name: string, count: number, seats: readonly Seat[]): Promise<void> {
  const crowd = startChild('../crowd/players.ts')
  const ask = <Answer>(question: PlayersQuestion) => crowd.ask<Answer>(question)
  const commits = await startCommits(ready.appUrl)
  try {
    const players = ready.bettors.slice(0, count)
    await ask({ ask: 'open', url: ready.url, routeUrl: ready.routeUrl, players, seats })
    const rounds: (RoundFigures & { readonly commitMs: number })[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      commits.mark()
      const figures = await ask<RoundFigures>({ ask: 'round' })
      // The first round is a warm-up.
      if (round > 0) rounds.push({ ...figures, commitMs: commits.p95() })
    }
    tell(name, rounds)
  } finally {
    await commits.end()
    crowd.end()
  }
}

function tell(name: string, rounds: readonly (RoundFigures & { readonly commitMs: number })[]): void {
  const of = (pick: (round: (typeof rounds)[number]) => number, digits = 0) =>
    spread(rounds.map(pick), digits)
  print(`${name}, ${rounds.length} rounds, load ${loadavg()[0]?.toFixed(1)}:`)
  print(`  accepted bets        ${of(({ accepted }) => accepted)}, refused ${of(({ refused }) => refused)}`)
  print(
    `  a bet, p95           ${of(({ betMs }) => betMs)} ms, of a bare commit ${of(({ commitMs }) => commitMs, 1)}`,
  )
  print(`  beyond the commit    ${of(({ betMs, commitMs }) => betMs - commitMs)} ms  (goal ≤ 100)`)
  print(`  a state to a page    ${of(({ eventMs }) => eventMs)} ms, p99  (goal ≤ 250)`)
  print(`  due to settled, last ${of(({ settledMs }) => settledMs)} ms  (goal ≤ 200 for the settlement)`)
}

/** Commits one row again and again at a steady rate, beside the players. */
async function startCommits(appUrl: string) {
  const client = new pg.Client({ connectionString: appUrl })
  await client.connect()
  let takenMs: number[] = []
  let running: Promise<void> = Promise.resolve()
  const commit = async () => {
    const startedMs = performance.now()
    await client.query(`insert into db.idempotency (scope, key, input_hash)
      values ('bench', gen_random_uuid()::text, repeat('0', 64))`)
    takenMs.push(performance.now() - startedMs)
  }
  const timer = setInterval(() => {
    running = running.then(commit)
  }, COMMIT_MS)
  return {
    mark() {
      takenMs = []
    },
    p95: () => quantile(takenMs, 0.95),
    async end() {
      clearInterval(timer)
      await running
      await client.end()
    },
  }
}
