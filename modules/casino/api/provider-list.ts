import { casinoProviderList, type Registry } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { listGames } from '../queries/list-games.ts'

export function addProviderList(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoProviderList, async ({ input: { limit, offset } }) => {
    const catalogue = await ctx.catalogue()
    const items = catalogue.providers.slice(offset, offset + limit).map(({ id, name, logo }) => ({
      providerID: id,
      name,
      logo,
      count: listGames(catalogue, { providerID: id }).length,
    }))
    return ok({ items, total: catalogue.providers.length, limit, offset })
  })
}
