import { casinoJackpots, habaneroGetJackpots, type Registry } from '@poyraz/contract'
import { kurus, ok, remembered, SECOND_MS } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { presentPools, presentWins } from '../jackpots/public-list.ts'
import { listJackpotWins, listPots } from '../store/jackpots.ts'

/** One read per server and second serves every visitor. */
const TTL_MS = SECOND_MS
const WINS_MAX = 12
/** Wins that are read to find enough that may be shown. */
const CANDIDATES_MAX = 5 * WINS_MAX

/** Registers the lists of jackpots: the short one of the specification, and the page's. */
export function addJackpots(registry: Registry, ctx: CasinoCtx): void {
  const { database, clock, jackpots, winsPort: port } = ctx
  const read = remembered(
    async () => {
      const [pots, catalogue] = await Promise.all([listPots(database.db), ctx.catalogue()])
      const rows = port ? await listJackpotWins(database.db, CANDIDATES_MAX) : []
      const wins = port ? await presentWins({ pools: jackpots.pools, catalogue, port }, rows) : []
      return { pools: presentPools(jackpots.pools, pots, catalogue), wins: wins.slice(0, WINS_MAX) }
    },
    { clock, ttlMs: TTL_MS },
  )
  registry.add(casinoJackpots, async () => ok(await read()))
  registry.add(habaneroGetJackpots, async ({ input: { limit, offset }, lang }) => {
    const { pools } = await read()
    const list = pools.flatMap(({ kind, games, pots }) =>
      pots.map(({ id, name, amount, cap }) => ({
        id,
        name: name[lang],
        amount: kurus(amount),
        mustHitBy: kind === 'must_hit' ? kurus(cap) : null,
        games: games.map(({ gameID }) => gameID),
      })),
    )
    return ok([{ jackpots: list.slice(offset, offset + limit) }])
  })
}
