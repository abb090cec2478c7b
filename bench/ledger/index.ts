import { startChild } from '../http/children.ts'
import { machine, print, spread } from '../shared/figures.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { bareUpdates, hasPgbench } from './pgbench.ts'
import type { Order, Served } from './service.ts'

const ROUNDS = 5
const SECONDS = 5
const IN_FLIGHT = 256

type OrderOptions = Pick<Order, 'way' | 'inFlight' | 'houses'>

/**
 * Measures W1, W2 and W4: bets compared with the least that PostgreSQL could do, bets on one hot game, and
 * the latency of a single bet.
 */
export async function main(): Promise<void> {
  print(`ledger · ${machine()} · embedded PostgreSQL 18, product settings`)
  const cluster = await startCluster()
  try {
    await measureRate(cluster)
    await measureHotHouse(cluster)
    await measureLatency(cluster)
  } finally {
    await cluster.stop()
  }
}

async function measureRate(cluster: Cluster): Promise<void> {
  const houses = cluster.houses.slice(0, 1)
  const batched = await serve(cluster, { way: 'batched', inFlight: IN_FLIGHT, houses }, 1)
  print(`warm: ${batched.perSecond.toFixed(0)} bets/s`)
  const rounds: { batched: Served; narrow: Served; single: Served; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      batched: await serve(cluster, { way: 'batched', inFlight: IN_FLIGHT, houses }),
      bare: await bare(cluster),
      narrow: await serve(cluster, { way: 'narrow', inFlight: IN_FLIGHT, houses }),
      single: await serve(cluster, { way: 'single', inFlight: IN_FLIGHT, houses }),
    })
  }
  tell(
    'batched',
    rounds.map((round) => round.batched),
  )
  tell(
    'the least ledger',
    rounds.map((round) => round.narrow),
  )
  tell(
    'one call per bet',
    rounds.map((round) => round.single),
  )
  const ratio = rounds.map((round) => round.batched.perSecond / round.bare)
  const least = rounds.map((round) => round.narrow.perSecond / round.bare)
  if (hasPgbench()) {
    const bares = rounds.map((round) => round.bare)
    print(`bare one-row UPDATE  ${spread(bares, 0)} /s`)
    print(`W1 ${spread(ratio)}, goal at least 2.5; the least ledger ${spread(least)}`)
  } else print('W1 not comparable: pgbench is not installed')
  const tail = rounds.map((round) => round.batched.p99Ms / round.single.p99Ms)
  print(`W1 p99 ÷ one call per bet: ${spread(tail)}, goal at most 0.5`)
}

async function measureHotHouse(cluster: Cluster): Promise<void> {
  const rounds: { hot: Served; spread: Served }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const options = { way: 'batched', inFlight: IN_FLIGHT } as const
    rounds.push({
      hot: await serve(cluster, { ...options, houses: cluster.houses.slice(0, 1) }),
      spread: await serve(cluster, { ...options, houses: cluster.houses }),
    })
  }
  const ratio = rounds.map((round) => round.hot.perSecond / round.spread.perSecond)
  print(`W2 one game ÷ 10,000 games: ${spread(ratio)}, goal at least 0.9`)
}

async function measureLatency(cluster: Cluster): Promise<void> {
  const houses = cluster.houses.slice(0, 1)
  const rounds: { batched: Served; single: Served }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      batched: await serve(cluster, { way: 'batched', inFlight: 1, houses }),
      single: await serve(cluster, { way: 'single', inFlight: 1, houses }),
    })
  }
  tell(
    'alone, batched',
    rounds.map((round) => round.batched),
  )
  tell(
    'alone, direct',
    rounds.map((round) => round.single),
  )
  const ratio = rounds.map((round) => round.batched.p50Ms / round.single.p50Ms)
  print(`W4 latency alone, batched ÷ direct: ${spread(ratio)}, goal at most 1.15`)
}

async function serve(cluster: Cluster, options: OrderOptions, seconds = SECONDS): Promise<Served> {
  return cluster.onFreshLedger(async (appUrl) => {
    const service = startChild('../ledger/service.ts')
    try {
      return await service.ask<Served>({
        ...options,
        appUrl,
        seconds,
        owners: cluster.owners,
      } satisfies Order)
    } finally {
      service.end()
    }
  })
}

async function bare(cluster: Cluster): Promise<number> {
  if (!hasPgbench()) return Number.NaN
  await cluster.checkpoint()
  return bareUpdates(cluster.referenceUrl, SECONDS)
}

function tell(name: string, rounds: readonly Served[]): void {
  const of = (pick: (round: Served) => number, digits: number) => spread(rounds.map(pick), digits)
  print(
    `${name.padEnd(20)} ${of((one) => one.perSecond, 0)} /s · p50 ${of((one) => one.p50Ms, 2)} · ` +
      `p99 ${of((one) => one.p99Ms, 1)} ms · ${of((one) => one.cpuUs, 1)} µs of Node per bet`,
  )
}
