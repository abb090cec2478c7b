import { median, print, spread } from '../shared/figures.ts'
import { fire, startChild } from './children.ts'
import type { EdgeServerReady } from './edge-server.ts'
import type { LoadResult } from './load.ts'

const ROUNDS = 5
const ROUND_SECONDS = 5
const CONNECTIONS = 64

/** A round with the processor time that the server spent on one answer. */
type Round = LoadResult & { readonly cpuUs: number }

/** H1, alternating rounds: full route (session values, limits, schema, envelope) ÷ echo of the same body. */
export async function measureRoute(): Promise<void> {
  const server = startChild('./edge-server.ts')
  const load = startChild('./load.ts')
  try {
    const { echoUrl, routeUrl, body } = await server.ask<EdgeServerReady>()
    const round = async (url: string, expected: string, seconds = ROUND_SECONDS): Promise<Round> => {
      const before = await server.ask<NodeJS.CpuUsage>({})
      const order = { url, connections: CONNECTIONS, seconds, requests: [{ body }], expected }
      const result = await fire(order, load)
      const after = await server.ask<NodeJS.CpuUsage>({})
      const usedUs = after.user + after.system - before.user - before.system
      return { ...result, cpuUs: usedUs / result.answers }
    }
    await round(echoUrl, '"api"', 2)
    await round(routeUrl, '"result":true', 2)
    const echo: Round[] = []
    const route: Round[] = []
    for (let count = 0; count < ROUNDS; count++) {
      echo.push(await round(echoUrl, '"api"'))
      route.push(await round(routeUrl, '"result":true'))
    }
    report('echo', echo)
    report('route', route)
    const ratios = route.map((one, index) => one.perSecond / (echo[index]?.perSecond ?? Number.NaN))
    const work = route.map((one, index) => (echo[index]?.cpuUs ?? Number.NaN) / one.cpuUs)
    print(`H1 full route without database ÷ bare echo  ${spread(ratios)}  (goal ≥ 0.75)`)
    print(`   the same by processor time per call      ${spread(work)}`)
  } finally {
    server.end()
    load.end()
  }
}

function report(name: string, rounds: readonly Round[]): void {
  const failures = rounds.reduce((sum, one) => sum + one.failures, 0)
  const times = [rounds.map((one) => one.p50Ms), rounds.map((one) => one.p99Ms)].map((ms) =>
    median(ms).toFixed(1),
  )
  print(
    `${name.padEnd(6)} ${spread(
      rounds.map((one) => one.perSecond),
      0,
    )} /s · p50 ${times[0]} ms · ` + `p99 ${times[1]} ms · failures ${failures}`,
  )
}
