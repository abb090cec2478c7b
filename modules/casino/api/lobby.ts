import { casinoLobby, type Registry } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { listGames } from '../queries/list-games.ts'
import { lobbyOptions } from '../queries/lobby-options.ts'
import { lobbyRails } from '../queries/lobby-rails.ts'
import { favoritesOf } from './favorites-of.ts'
import { presentGame } from './present.ts'

export function addLobby(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoLobby, async ({ input: filter, caller, lang }) => {
    const [catalogue, ids] = await Promise.all([ctx.catalogue(), favoritesOf(ctx.database, caller)])
    const isWhole = Object.keys(filter).length === 0
    const { rails, games } = isWhole ? lobbyRails(catalogue) : { rails: [], games: [] }
    const favorites = new Set(ids)
    return ok({
      total: listGames(catalogue, filter).length,
      ...lobbyOptions(catalogue, filter, lang),
      rails,
      games: games.map((game) => presentGame(game, lang, favorites)),
    })
  })
}
