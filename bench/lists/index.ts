import { casinoGamesList } from '@poyraz/contract'
import type { Bettor } from '../http/bettors.ts'
import type { CasinoServerQuestion, CasinoServerReady } from '../http/casino-server.ts'
import { type Child, startChild } from '../http/children.ts'
import { measure } from '../http/rounds.ts'
import { machine, print, spread } from '../shared/figures.ts'
import type { SqlOrder, SqlResult } from './sql-load.ts'

const ROUNDS = 5
const ROUND_SECONDS = 5
const CONNECTIONS = [1, 16] as const
const GOAL = 2

/** SQL of a list of games: the games with their categories, and the favourites. */
const GAMES = `
  select g.id, g.slug, g.provider_id, p.name as provider_name, g.name_tr, g.name_en, g.image, g.rtp_bp,
    g.volatility, g.min_bet, g.max_bet, g.features, g.types, g.enabled,
    coalesce(array_agg(c.category_id order by c.category_id) filter (where c.category_id is not null), '{}')
      as categories
  from casino.game g
  join casino.provider p on p.id = g.provider_id
  left join casino.game_category c on c.game_id = g.id
  group by g.id, p.name order by g.sort, g.id`
const MARKS = `
  select item_id from casino.favorite where player_id = $1 and kind = 'casino' order by created_at desc, item_id`
const NOBODY = '00000000-0000-7000-8000-000000000000'

type Reader = {
  readonly name: string
  readonly requests: readonly Bettor[]
  readonly statements: SqlOrder['statements']
}

/** Compares `casino.games_list` over HTTP with its own SQL over as many connections, alternating. */
export async function main(): Promise<void> {
  print(`lists · ${machine()}`)
  const [server, load, sql] = ['../http/casino-server.ts', '../http/load.ts', '../lists/sql-load.ts'].map(
    (file) => startChild(file),
  ) as [Child, Child, Child]
  try {
    const ready = await server.ask<CasinoServerReady>()
    for (const reader of readersOf(ready)) {
      for (const connections of CONNECTIONS) await compare({ server, load, sql }, ready, reader, connections)
    }
  } finally {
    await server.ask({ ask: 'stop' } satisfies CasinoServerQuestion).catch(() => undefined)
    load.end()
    sql.end()
  }
}

/** A visitor's list reads only the games, a player's list also the favourites. */
function readersOf({ bettors }: CasinoServerReady): readonly Reader[] {
  const asked = bettors.map(({ body, headers }) => ({ body: listOf(body), headers }))
  const games = { text: GAMES, values: [] }
  const marks = { text: MARKS, values: [NOBODY] }
  return [
    {
      name: 'visitor',
      requests: asked.map(({ body }) => ({ body: withoutUser(body), headers: {} })),
      statements: [games],
    },
    { name: 'player', requests: asked, statements: [games, marks] },
  ]
}

function listOf(body: string): string {
  const { user } = JSON.parse(body) as { user: object }
  const { class: of, method } = casinoGamesList
  return JSON.stringify({ api: { class: of, method }, data: {}, user })
}

function withoutUser(body: string): string {
  return JSON.stringify({ ...(JSON.parse(body) as object), user: { lang: 'tr' } })
}

async function compare(
  { server, load, sql }: Readonly<Record<'server' | 'load' | 'sql', Child>>,
  { routeUrl: url, appUrl }: CasinoServerReady,
  { name, requests, statements }: Reader,
  connections: number,
): Promise<void> {
  const list = (seconds: number) =>
    measure({ url, connections, seconds, requests, expected: '"result":true' }, server, load)
  const bare = (seconds: number) =>
    sql.ask<SqlResult>({ appUrl, connections, seconds, statements } satisfies SqlOrder)
  await list(1)
  await bare(1)
  const rounds: { list: number; bare: number }[] = []
  for (let count = 0; count < ROUNDS; count++) {
    const { p95Ms, failures } = await list(ROUND_SECONDS)
    if (failures > 0) throw new Error(`${failures} lists failed`)
    rounds.push({ list: p95Ms, bare: (await bare(ROUND_SECONDS)).p95Ms })
  }
  const of = (pick: (round: { list: number; bare: number }) => number, digits = 2) =>
    spread(rounds.map(pick), digits)
  print(
    `${name}, ${connections} connections: p95 ${of((one) => one.list)} ms, bare SQL ${of((one) => one.bare)} ms, ` +
      `ratio ${of((one) => one.list / one.bare)}  (goal ≤ ${GOAL})`,
  )
}
