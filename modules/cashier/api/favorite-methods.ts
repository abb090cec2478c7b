import {
  type Call,
  financeAddFavoriteCashMethod,
  financeCheckFavoriteCashMethod,
  financeRemoveFavoriteCashMethod,
  type Refusal,
  type Registry,
} from '@poyraz/contract'
import { effect } from '@poyraz/db'
import { err, ok } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { METHODS, methodById } from '../methods/list.ts'
import { addFavoriteMethod, favoriteMethods, removeFavoriteMethod } from '../store/favorite-methods.ts'

type Marking = typeof financeAddFavoriteCashMethod | typeof financeRemoveFavoriteCashMethod
type Mark = { readonly methodID: number; readonly isFavorite: 0 | 1 }

/** Registers the procedures that mark, unmark and check favourite methods. */
export function addFavoriteMethods(registry: Registry, ctx: CashierCtx): void {
  registry.add(financeAddFavoriteCashMethod, (call) => mark(ctx, financeAddFavoriteCashMethod, call, 1))
  registry.add(financeRemoveFavoriteCashMethod, (call) => mark(ctx, financeRemoveFavoriteCashMethod, call, 0))
  registry.add(financeCheckFavoriteCashMethod, async ({ input: { methodID }, caller }) => {
    const asked = METHODS.filter((method) => methodID === undefined || method.id === methodID)
    if (methodID !== undefined && asked.length === 0) return err({ error: 'not_found' })
    const favorites = await favoriteMethods(ctx.database.db, caller.playerId)
    return ok(asked.map(({ id }): Mark => ({ methodID: id, isFavorite: favorites.has(id) ? 1 : 0 })))
  })
}

async function mark(ctx: CashierCtx, procedure: Marking, call: Call<Marking>, isFavorite: 0 | 1) {
  const { input, caller, key, inputHash } = call
  const { playerId } = caller
  const { methodID } = input
  const write = { procedure, playerId, key, inputHash }
  const done = await effect<Mark, Refusal<'not_found'>>(ctx.database.db, write, async (tx) => {
    if (!methodById(methodID)) return err({ error: 'not_found' })
    await (isFavorite ? addFavoriteMethod : removeFavoriteMethod)(tx, playerId, methodID)
    return ok({ methodID, isFavorite })
  })
  return done.ok ? ok([done.value]) : done
}
