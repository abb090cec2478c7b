import { type Caller, type Refusal, type Registry, userFavorites } from '@poyraz/contract'
import { effect } from '@poyraz/db'
import { err, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { findTable } from '../queries/list-tables.ts'
import { addFavorite, type FavoriteKind, listFavorites, removeFavorite } from '../store/favorites.ts'

const KINDS = { casino: 'casino', slot: 'casino', livecasino: 'livecasino', live: 'livecasino' } as const

export function addFavorites(registry: Registry, ctx: CasinoCtx): void {
  registry.add(userFavorites, async ({ input: { mode, type, id }, caller, key, inputHash }) => {
    const { playerId } = caller
    const kind = KINDS[type]
    const known = mode === 'delete' || (await exists(ctx, kind, id, caller))
    const write = { procedure: userFavorites, playerId, key, inputHash }
    const ids = await effect<readonly number[], Refusal<'not_found'>>(ctx.database.db, write, async (tx) => {
      if (!known) return err({ error: 'not_found' })
      await (mode === 'delete' ? removeFavorite : addFavorite)(tx, playerId, kind, id)
      return ok(await listFavorites(tx, playerId, kind))
    })
    return ids.ok ? ok(ids.value.map((item) => present(kind, item))) : ids
  })
}

async function exists(ctx: CasinoCtx, kind: FavoriteKind, id: number, caller: Caller): Promise<boolean> {
  if (kind === 'casino') return (await ctx.catalogue()).byId.has(id)
  return findTable(await ctx.live(), id, caller) !== null
}

function present(type: FavoriteKind, id: number) {
  return { type, id, ...(type === 'casino' ? { gameID: id } : { tableID: id }) }
}
