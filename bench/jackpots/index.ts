import { casinoGamesList } from '@poyraz/contract'
import { createClient } from '@poyraz/testkit/server'
import type { CasinoServerQuestion, CasinoServerReady } from '../http/casino-server.ts'
import { startChild } from '../http/children.ts'
import { measure, type Round, ratios, report } from '../http/rounds.ts'
import { machine, print, spread } from '../shared/figures.ts'

const ROUNDS = 5
const ROUND_SECONDS = 5
const CONNECTIONS = 64
/** A game without a jackpot, one that feeds four pots, and one with a must-hit-by pot. All are of reels. */
const SLUGS = { plain: 'nazar', ticket: 'zeytinlik', mustHit: 'kar-yolu' } as const
type Kind = keyof typeof SLUGS

/**
 * Measures what jackpots cost a round: `casino.play` of games that feed them ÷ of one that does not, in turn.
 */
export async function main(): Promise<void> {
  print(`jackpots · ${machine()} · ${CONNECTIONS} connections`)
  const server = startChild('./casino-server.ts')
  const load = startChild('./load.ts')
  const ask = <Answer>(question: CasinoServerQuestion) => server.ask<Answer>(question)
  try {
    const { routeUrl, bettors, url } = await server.ask<CasinoServerReady>()
    const ids = await gameIds(url)
    const played = async (kind: Kind, seconds = ROUND_SECONDS): Promise<Round> => {
      await ask({ ask: 'checkpoint' })
      const requests = bettors.map((bettor) => ({
        ...bettor,
        body: bettor.body.replace('"gameID":1,', `"gameID":${ids[kind]},`),
      }))
      const order = { url: routeUrl, connections: CONNECTIONS, seconds, requests, expected: '"result":true' }
      return measure(order, server, load)
    }
    const rounds: Record<Kind, Round[]> = { plain: [], ticket: [], mustHit: [] }
    for (const kind of KINDS) await played(kind, 3)
    for (let count = 0; count < ROUNDS; count++) {
      for (const kind of KINDS) rounds[kind].push(await played(kind))
    }
    for (const kind of KINDS) report(SLUGS[kind], rounds[kind])
    for (const kind of ['ticket', 'mustHit'] as const) {
      const { speed, work } = ratios(rounds[kind], rounds.plain)
      print(
        `${SLUGS[kind]} ÷ ${SLUGS.plain}: ${spread(speed)} of the rounds, 1 ÷ processor time ${spread(work)}`,
      )
    }
    const { faults } = await ask<{ faults: readonly object[] }>({ ask: 'audit' })
    print(`ledger afterwards: ${faults.length === 0 ? 'every book balances' : JSON.stringify(faults)}`)
  } finally {
    await ask({ ask: 'stop' }).catch(() => undefined)
    load.end()
  }
}

const KINDS = ['plain', 'ticket', 'mustHit'] as const satisfies readonly Kind[]

async function gameIds(url: string): Promise<Readonly<Record<Kind, number>>> {
  const games = (await createClient(url).call(casinoGamesList, { limit: 250 })).data
  const idOf = (slug: string) => games.find((game) => game.slug === slug)?.gameID ?? 0
  return { plain: idOf(SLUGS.plain), ticket: idOf(SLUGS.ticket), mustHit: idOf(SLUGS.mustHit) }
}
