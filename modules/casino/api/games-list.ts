import { casinoGamesList, type Registry } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { listGames } from '../queries/list-games.ts'
import { favoritesOf } from './favorites-of.ts'
import { presentGame } from './present.ts'

export function addGamesList(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoGamesList, async ({ input, caller, lang }) => {
    const { limit, offset, favorites: onlyFavorites, ...filter } = input
    if (onlyFavorites && !caller) return err({ error: 'not_authorized', debug: 'anonymous user' })
    const [catalogue, ids] = await Promise.all([ctx.catalogue(), favoritesOf(ctx.database, caller)])
    const games = listGames(catalogue, onlyFavorites ? { ...filter, only: ids } : filter)
    const favorites = new Set(ids)
    const items = games.slice(offset, offset + limit).map((game) => presentGame(game, lang, favorites))
    return ok({ items, total: games.length, limit, offset })
  })
}
