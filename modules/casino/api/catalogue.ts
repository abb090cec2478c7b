import type { Registry } from '@poyraz/contract'
import type { CasinoCtx } from '../ctx.ts'
import { addCategoryList } from './category-list.ts'
import { addGameInfo } from './game-info.ts'
import { addGamesList } from './games-list.ts'
import { addLobby } from './lobby.ts'
import { addProviderList } from './provider-list.ts'

/** Adds the procedures of the slot catalogue. */
export function addCatalogue(registry: Registry, ctx: CasinoCtx): void {
  for (const add of [addCategoryList, addProviderList, addGamesList, addLobby, addGameInfo])
    add(registry, ctx)
}
