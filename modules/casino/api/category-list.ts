import { casinoCategoryList, type Registry } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { listGames } from '../queries/list-games.ts'
import { favoritesOf } from './favorites-of.ts'
import { presentGame } from './present.ts'

const ITEMS_PER_CATEGORY = 10

export function addCategoryList(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoCategoryList, async ({ input: { limit, offset }, caller, lang }) => {
    const [catalogue, ids] = await Promise.all([ctx.catalogue(), favoritesOf(ctx.database, caller)])
    const favorites = new Set(ids)
    const items = catalogue.categories.slice(offset, offset + limit).map((category) => {
      const games = listGames(catalogue, { categoryID: category.id })
      return {
        CategoryID: category.id,
        name: category.name[lang],
        total: games.length,
        items: games.slice(0, ITEMS_PER_CATEGORY).map((game) => presentGame(game, lang, favorites)),
      }
    })
    return ok({ items, total: catalogue.categories.length, limit, offset })
  })
}
