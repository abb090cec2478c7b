import { print, spread } from '../shared/figures.ts'
import { startChild } from './children.ts'
import type { EdgeServerReady } from './edge-server.ts'
import { measure, type Round, ratios, report } from './rounds.ts'

const ROUNDS = 5
const ROUND_SECONDS = 5
const CONNECTIONS = 64

/**
 * Measures H1 in alternating rounds: full route (session values, limits, schema, envelope) ÷ echo of the same
 * body.
 */
export async function measureRoute(): Promise<void> {
  const server = startChild('./edge-server.ts')
  const load = startChild('./load.ts')
  try {
    const { echoUrl, routeUrl, body } = await server.ask<EdgeServerReady>()
    const round = (url: string, expected: string, seconds = ROUND_SECONDS) =>
      measure({ url, connections: CONNECTIONS, seconds, requests: [{ body }], expected }, server, load)
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
    const { speed, work } = ratios(route, echo)
    print(`H1 full route without database ÷ bare echo: ${spread(speed)}  (goal ≥ 0.75)`)
    print(`   the same by processor time per call: ${spread(work)}`)
  } finally {
    server.end()
    load.end()
  }
}
