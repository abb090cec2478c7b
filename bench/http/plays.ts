import { casinoGamesList } from '@poyraz/contract'
import { createClient } from '@poyraz/testkit/server'
import { machine, print, spread } from '../shared/figures.ts'
import type { CasinoServerQuestion, CasinoServerReady } from './casino-server.ts'
import { startChild } from './children.ts'
import { measure, type Round, ratios, report } from './rounds.ts'

const ROUNDS = 5
const ROUND_SECONDS = 5
const WARM_SECONDS = 3
const CONNECTIONS = 64

/** A game whose rounds are measured; `choice` is the first command of a game with decisions. */
export type PlayedGame = { readonly slug: string; readonly choice?: object }

/** Measures `casino.play` of games in turn: each ÷ the first, by rounds and by the server's processor time. */
export async function comparePlays(title: string, games: readonly PlayedGame[]): Promise<void> {
  print(`${title} · ${machine()} · ${CONNECTIONS} connections`)
  const server = startChild('./casino-server.ts')
  const load = startChild('./load.ts')
  const ask = <Answer>(question: CasinoServerQuestion) => server.ask<Answer>(question)
  try {
    const { routeUrl, bettors, url } = await server.ask<CasinoServerReady>()
    const known = (await createClient(url).call(casinoGamesList, { limit: 250 })).data
    const play = async ({ slug, choice }: PlayedGame, seconds: number): Promise<Round> => {
      await ask({ ask: 'checkpoint' })
      const gameID = known.find((game) => game.slug === slug)?.gameID ?? 0
      const named = JSON.stringify({ gameID, ...(choice ? { choice } : {}) }).slice(1, -1)
      const requests = bettors.map((bettor) => ({
        ...bettor,
        body: bettor.body.replace('"gameID":1,', `${named},`),
      }))
      const order = { url: routeUrl, connections: CONNECTIONS, seconds, requests, expected: '"result":true' }
      return measure(order, server, load)
    }
    const rounds = games.map(() => [] as Round[])
    for (const game of games) await play(game, WARM_SECONDS)
    for (let count = 0; count < ROUNDS; count++) {
      for (const [index, game] of games.entries()) rounds[index]?.push(await play(game, ROUND_SECONDS))
    }
    for (const [index, { slug }] of games.entries()) report(slug, rounds[index] ?? [])
    const [plain, ...others] = games
    for (const [index, { slug }] of others.entries()) {
      const { speed, work } = ratios(rounds[index + 1] ?? [], rounds[0] ?? [])
      print(`${slug} ÷ ${plain?.slug}: ${spread(speed)} of the rounds, 1 ÷ processor time ${spread(work)}`)
    }
    const { faults } = await ask<{ faults: readonly object[] }>({ ask: 'audit' })
    print(`ledger afterwards: ${faults.length === 0 ? 'every book balances' : JSON.stringify(faults)}`)
  } finally {
    await ask({ ask: 'stop' }).catch(() => undefined)
    load.end()
  }
}
