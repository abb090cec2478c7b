import { type Registry, userFavorites } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { addFavorite, listFavorites, removeFavorite } from '../store/favorites.ts'

const KINDS = { casino: 'casino', slot: 'casino', livecasino: 'livecasino', live: 'livecasino' } as const

export function addFavorites(registry: Registry, ctx: CasinoCtx): void {
  registry.add(userFavorites, async ({ input: { mode, type, id }, caller }) => {
    const kind = KINDS[type]
    const { db } = ctx.database
    if (mode === 'delete') await removeFavorite(db, caller.playerId, kind, id)
    else if (kind === 'casino' && (await ctx.catalogue()).byId.has(id))
      await addFavorite(db, caller.playerId, kind, id)
    else return err({ error: 'not_found' })
    const ids = await listFavorites(db, caller.playerId, kind)
    return ok(
      ids.map((item) => ({
        type: kind,
        id: item,
        ...(kind === 'casino' ? { gameID: item } : { tableID: item }),
      })),
    )
  })
}
