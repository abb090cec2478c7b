import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../http/children.ts'
import { measure } from '../http/rounds.ts'
import { print, quantile, spread } from '../shared/figures.ts'
import { placeDuring, repeatedBet } from './bets.ts'
import type { Parts } from './index.ts'
import type { Offered } from './offer.ts'

const ROUNDS = 5
const ROUND_SECONDS = 5
const PLAYERS = 50
const EVENTS = 20
/** New prices of all events together. */
const PRICES_PER_SECOND = 40
/** Each player places a coupon in every second. */
const PACE_MS = 1_000 / PLAYERS
const GOAL_MS = 100

/** Places coupons by 50 players while prices move, in turn with bare commits of as many connections. */
export async function measurePlacing({ ready, ask }: Parts): Promise<void> {
  const offered = await ask<readonly Offered[]>({ ask: 'offer', count: EVENTS, outcomes: 3, others: 10 })
  const load = startChild('./load.ts')
  const server = { ask, end: () => undefined }
  const at = (place: number) => offered[place % EVENTS] as Offered
  const bettors = ready.bettors.slice(0, PLAYERS)
  const requests = bettors.map((bettor, place) => repeatedBet(bettor, at(place), place))
  const order = { url: ready.routeUrl, connections: PLAYERS, requests, expected: '"result":true' }
  await ask({ ask: 'move', offered, perSecond: PRICES_PER_SECOND })
  const rounds = {
    commits: [] as number[],
    paced: [] as number[],
    endless: [] as number[],
    speed: [] as number[],
    cpuMs: [] as number[],
  }
  let failures = 0
  for (let round = 0; round <= ROUNDS; round++) {
    await ask({ ask: 'checkpoint' })
    const commitMs = await commitP95(ask)
    const paced = await placeDuring({ ...ready, bettors, offered, everyMs: PACE_MS }, () =>
      sleep(ROUND_SECONDS * 1_000),
    )
    const endless = await measure({ ...order, seconds: ROUND_SECONDS }, server, load)
    failures += endless.failures + paced.failures
    // The first round is a warm-up.
    if (round === 0) continue
    rounds.commits.push(commitMs)
    rounds.paced.push(quantile(paced.timesMs, 0.95))
    rounds.endless.push(endless.p95Ms)
    rounds.speed.push(endless.perSecond)
    rounds.cpuMs.push(endless.cpuUs / 1_000)
  }
  await ask({ ask: 'quiet' })
  load.end()
  tell(rounds)
  print(`  refused or failed ${failures}`)
}

async function commitP95(ask: Parts['ask']): Promise<number> {
  const commits = { ask: 'commits', connections: PLAYERS, seconds: 2 } as const
  const { timesMs } = await ask<{ timesMs: number[] }>(commits)
  return quantile(timesMs, 0.95)
}

type Rounds = Readonly<Record<'commits' | 'paced' | 'endless' | 'speed' | 'cpuMs', readonly number[]>>

function tell({ commits, paced, endless, speed, cpuMs }: Rounds): void {
  const beyond = (of: readonly number[]) =>
    spread(
      of.map((ms, n) => ms - (commits[n] ?? 0)),
      1,
    )
  print(`placing, ${PLAYERS} players, ${PRICES_PER_SECOND} new prices per second:`)
  print(`  p95 of a bare commit                       ${spread(commits, 1)} ms`)
  print(`  p95 of a coupon, one per player and second ${spread(paced, 1)} ms`)
  print(`    beyond the commit ${beyond(paced)} ms  (goal ≤ ${GOAL_MS} ms)`)
  print(`  p95 of a coupon, without pauses            ${spread(endless, 1)} ms`)
  print(`    beyond the commit ${beyond(endless)} ms, ${spread(speed, 0)} coupons/s`)
  print(`  processor time of the server per coupon    ${spread(cpuMs, 2)} ms`)
}
