import { financeCheckBalance } from '@poyraz/contract'
import type { Bettor } from '../http/bettors.ts'
import type { CasinoServerQuestion, CasinoServerReady } from '../http/casino-server.ts'
import { type Child, startChild } from '../http/children.ts'
import { callAs } from '../shared/call.ts'
import { machine, print, quantile, spread } from '../shared/figures.ts'
import type { CrowdBack, CrowdQuestion } from './crowd.ts'

const SOCKETS = 5000
const DROPS = 5
const RESTARTS = 3
const QUIET_MS = 5000
/** Interval of calls, independent of their replies. */
const CALL_MS = 10
/** Pauses before the news: sent when no page, some pages and most pages have reconnected. */
const NEWS_MS = [0, 700, 700]

type Round = CrowdBack & {
  readonly quietMs: number
  readonly busyMs: number
  readonly unanswered: number
  /** CPU time of the server per socket, including its calls meanwhile. */
  readonly serverMs: number
}
type Parts = {
  readonly ready: CasinoServerReady
  server<Answer>(question: CasinoServerQuestion): Promise<Answer>
  crowd<Answer>(question: CrowdQuestion): Promise<Answer>
}

/** F22: the sockets of 5,000 open pages end at once and reconnect by the site's own code. */
export async function main(): Promise<void> {
  print(`sockets · ${machine()}`)
  // Every page has an IP address of its own, behind a trusted proxy.
  const server = startChild('./casino-server.ts', { TRUSTED_PROXIES: '127.0.0.1,::1' })
  const crowd = startChild('../sockets/crowd.ts')
  try {
    const ready = await server.ask<CasinoServerReady>()
    const parts: Parts = { ready, server: asked(server), crowd: asked(crowd) }
    await openAll(parts)
    const drops: Round[] = []
    for (let count = 0; count < DROPS; count++) drops.push(await drop(parts, count))
    tell('their sockets end, the server goes on', drops)
    const restarts: Round[] = []
    for (let count = 0; count < RESTARTS; count++) restarts.push(await restart(parts))
    tell('the server ends, another takes its place', restarts)
  } finally {
    await server.ask({ ask: 'stop' } satisfies CasinoServerQuestion).catch(() => undefined)
    crowd.end()
  }
}

function asked({ ask }: Child) {
  return <Answer>(question: object) => ask<Answer>(question)
}

async function openAll({ ready, server, crowd }: Parts): Promise<void> {
  const memory = async () => (await server<{ usedBytes: number }>({ ask: 'memory' })).usedBytes
  const before = await memory()
  await crowd({ ask: 'open', url: ready.url, players: ready.bettors, sockets: SOCKETS })
  const eachKb = ((await memory()) - before) / SOCKETS / 1024
  print(
    `${SOCKETS} sockets of ${ready.bettors.length} players: ${eachKb.toFixed(1)} KB of the server's memory each`,
  )
}

/** Closes all sockets: every page gets the events that it missed, each once and in order. */
function drop(parts: Parts, count: number): Promise<Round> {
  const { server, crowd } = parts
  return around(parts, async () => {
    await server({ ask: 'drop' })
    const content = NEWS_MS.map((_, index) => count * NEWS_MS.length + index + 1)
    for (const [index, waitMs] of NEWS_MS.entries()) {
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      await server({ ask: 'news', version: content[index] ?? 0 })
    }
    return crowd<CrowdBack>({ ask: 'back', content })
  })
}

/** Restarts the server: every page is told to request everything again. */
function restart(parts: Parts): Promise<Round> {
  const { server, crowd } = parts
  return around(parts, async () => {
    await server({ ask: 'restart' })
    return crowd<CrowdBack>({ ask: 'back', content: 'anew' })
  })
}

/** Calls at a steady rate before and during the reconnection. */
async function around({ ready, server, crowd }: Parts, comeBack: () => Promise<CrowdBack>): Promise<Round> {
  await crowd({ ask: 'mark' })
  const quiet = await callsDuring(ready, () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)))
  const before = await server<NodeJS.CpuUsage>({ ask: 'cpu' })
  const busy = await callsDuring(ready, comeBack)
  const after = await server<NodeJS.CpuUsage>({ ask: 'cpu' })
  const p99 = (taken: readonly number[]) => quantile(taken, 0.99)
  return {
    ...busy.result,
    quietMs: p99(quiet.answeredMs),
    busyMs: p99(busy.answeredMs),
    unanswered: busy.unanswered,
    serverMs: (after.user + after.system - before.user - before.system) / 1000 / SOCKETS,
  }
}

async function callsDuring<T>({ routeUrl, bettors }: CasinoServerReady, during: () => Promise<T>) {
  const answeredMs: number[] = []
  const calls: Promise<void>[] = []
  let unanswered = 0
  const begin = async (player: Bettor) => {
    const startedMs = performance.now()
    await callAs(routeUrl, player, financeCheckBalance, {}).then(
      () => void answeredMs.push(performance.now() - startedMs),
      () => void (unanswered += 1),
    )
  }
  const timer = setInterval(() => {
    const player = bettors[calls.length % bettors.length]
    if (player) calls.push(begin(player))
  }, CALL_MS)
  try {
    const result = await during()
    return { result, answeredMs, unanswered }
  } finally {
    clearInterval(timer)
    await Promise.all(calls)
  }
}

function tell(what: string, rounds: readonly Round[]): void {
  const of = (pick: (round: Round) => number, digits = 0) => spread(rounds.map(pick), digits)
  print(`${what}, ${rounds.length} times:`)
  print(
    `  all are back after      ${of((round) => round.allMs)} ms, half of them after ${of((round) => round.medianMs)}`,
  )
  const cpu = `${of((round) => round.serverMs, 2)} ms, of the pages ${of((round) => round.cpuMs, 2)}`
  print(`  processor for each, of the server ${cpu}`)
  print(`  tickets and connections ${of((round) => round.tries / SOCKETS, 2)} for each`)
  print(
    `  p99 of a call meanwhile ${of((round) => round.busyMs, 1)} ms, before ${of((round) => round.quietMs, 1)}`,
  )
  print(`  calls without an answer ${of((round) => round.unanswered)}`)
}
