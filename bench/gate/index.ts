import type { CasinoServerQuestion, CasinoServerReady } from '../http/casino-server.ts'
import { startChild } from '../http/children.ts'
import { measure, type Round, ratios, report } from '../http/rounds.ts'
import { machine, print, spread } from '../shared/figures.ts'

const ROUNDS = 5
const ROUND_SECONDS = 5
const CONNECTIONS = 64

type Counted = Round & { readonly commitsPerBet: number }

/**
 * Measures the cost of the protection gate for a bet: the same statement with and without it, alternating.
 */
export async function main(): Promise<void> {
  print(`gate · ${machine()} · ${CONNECTIONS} connections`)
  const server = startChild('./casino-server.ts')
  const load = startChild('./load.ts')
  const ask = <Answer>(question: CasinoServerQuestion) => server.ask<Answer>(question)
  try {
    const { routeUrl: url, bettors: requests } = await server.ask<CasinoServerReady>()
    const played = async (isOpen: boolean, seconds = ROUND_SECONDS): Promise<Counted> => {
      await ask({ ask: 'gate', isOpen })
      await ask({ ask: 'checkpoint' })
      const before = await ask<{ commits: number }>({ ask: 'commits' })
      const order = { url, connections: CONNECTIONS, seconds, requests, expected: '"result":true' }
      const round = await measure(order, server, load)
      const after = await ask<{ commits: number }>({ ask: 'commits' })
      return { ...round, commitsPerBet: (after.commits - before.commits) / round.answers }
    }
    await played(false, 3)
    const judged: Counted[] = []
    const open: Counted[] = []
    for (let count = 0; count < ROUNDS; count++) {
      open.push(await played(true))
      judged.push(await played(false))
    }
    tell(judged, open)
    const { faults } = await ask<{ faults: readonly object[] }>({ ask: 'audit' })
    print(`ledger afterwards: ${faults.length === 0 ? 'every book balances' : JSON.stringify(faults)}`)
  } finally {
    await ask({ ask: 'stop' }).catch(() => undefined)
    load.end()
  }
}

function tell(judged: readonly Counted[], open: readonly Counted[]): void {
  report('with the gate', judged)
  report('without', open)
  const commits = (rounds: readonly Counted[]) =>
    spread(
      rounds.map((round) => round.commitsPerBet),
      3,
    )
  print(`transactions of the database per bet: ${commits(judged)} with the gate, ${commits(open)} without`)
  const { speed } = ratios(judged, open)
  print(`bets/s with the gate ÷ without: ${spread(speed)}`)
}
