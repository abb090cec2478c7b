import { print, spread } from '../shared/figures.ts'
import type { CasinoServerQuestion, CasinoServerReady } from './casino-server.ts'
import { startChild } from './children.ts'
import { measure, type Round, ratios, report } from './rounds.ts'

const ROUNDS = 5
const ROUND_SECONDS = 5
const CONNECTIONS = 256
const LADDER = [1, 16, 64, 256] as const

/**
 * W3, in alternating rounds: `casino.play` with stored session values ÷ echo of the same server; then with a
 * rising number of connections.
 */
export async function measureCasino(): Promise<void> {
  const server = startChild('./casino-server.ts')
  const load = startChild('./load.ts')
  const ask = <Answer>(question: CasinoServerQuestion) => server.ask<Answer>(question)
  try {
    const { echoUrl, routeUrl, bettors } = await server.ask<CasinoServerReady>()
    const plain = bettors.map(({ body }) => ({ body: body.replace('KEY', 'k'.repeat(25)) }))
    const echoed = (seconds = ROUND_SECONDS) => {
      const order = { url: echoUrl, connections: CONNECTIONS, seconds, requests: plain, expected: '"api"' }
      return measure(order, server, load)
    }
    const played = async (connections: number, seconds = ROUND_SECONDS) => {
      await ask({ ask: 'checkpoint' })
      const order = { url: routeUrl, connections, seconds, requests: bettors, expected: '"result":true' }
      return measure(order, server, load)
    }
    await compare(echoed, played)
    for (const connections of LADDER) report(`play at ${connections}`, [await played(connections)])
    const { faults } = await ask<{ faults: readonly object[] }>({ ask: 'audit' })
    print(`ledger afterwards: ${faults.length === 0 ? 'every book balances' : JSON.stringify(faults)}`)
  } finally {
    await ask({ ask: 'stop' }).catch(() => undefined)
    load.end()
  }
}

async function compare(
  echoed: (seconds?: number) => Promise<Round>,
  played: (connections: number, seconds?: number) => Promise<Round>,
): Promise<void> {
  await echoed(2)
  await played(CONNECTIONS, 3)
  const echo: Round[] = []
  const play: Round[] = []
  for (let count = 0; count < ROUNDS; count++) {
    echo.push(await echoed())
    play.push(await played(CONNECTIONS))
  }
  report('echo', echo)
  report('casino.play', play)
  print(
    `W3 casino.play over HTTP ÷ echo of the same server: ${spread(ratios(play, echo).speed)}  (goal ≥ 0.35)`,
  )
}
