import {
  type Language,
  livecasinoCategoryList,
  livecasinoGameTableList,
  livecasinoInitGame,
  livecasinoProviderList,
  type Registry,
} from '@poyraz/contract'
import { closedUntil } from '@poyraz/games/tables'
import { err, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { isOfHouse } from '../live-tables.ts'
import { findTable, isTester, listTables } from '../queries/list-tables.ts'
import { listFavorites } from '../store/favorites.ts'
import type { LiveTable } from '../store/live-catalogue.ts'

const ITEMS_PER_CATEGORY = 10
/** Value of `status` that requests tables under test. */
const UNDER_TEST = 2

export function addLiveCategoryList(registry: Registry, ctx: CasinoCtx): void {
  registry.add(livecasinoCategoryList, async ({ input: { limit, offset }, caller, lang }) => {
    const catalogue = await ctx.live()
    const items = catalogue.categories.slice(offset, offset + limit).map((category) => {
      const tables = listTables(catalogue, { categoryID: category.id, withTest: isTester(caller) })
      return {
        CategoryID: category.id,
        name: category.name[lang],
        total: tables.length,
        items: tables.slice(0, ITEMS_PER_CATEGORY).map((table) => presentTable(ctx, table, lang)),
      }
    })
    return ok({ items, total: catalogue.categories.length, limit, offset })
  })
}

export function addLiveProviderList(registry: Registry, ctx: CasinoCtx): void {
  registry.add(livecasinoProviderList, async ({ input: { limit, offset, status }, caller }) => {
    const catalogue = await ctx.live()
    const withTest = status === UNDER_TEST && isTester(caller)
    const providers = catalogue.providers.filter((provider) => withTest || !provider.isTest)
    const items = providers.slice(offset, offset + limit).map(({ id, name, logo }) => ({
      providerID: id,
      name,
      logo,
      count: listTables(catalogue, { providerID: id, withTest }).length,
    }))
    return ok({ items, total: providers.length, limit, offset })
  })
}

export function addGameTableList(registry: Registry, ctx: CasinoCtx): void {
  registry.add(livecasinoGameTableList, async ({ input, caller, lang }) => {
    const { limit, offset, favorites, ...filter } = input
    if (favorites && !caller) return err({ error: 'not_authorized', debug: 'anonymous user' })
    const only =
      favorites && caller ? await listFavorites(ctx.database.db, caller.playerId, 'livecasino') : undefined
    const tables = listTables(await ctx.live(), { ...filter, only, withTest: isTester(caller) })
    const items = tables.slice(offset, offset + limit).map((table) => presentTable(ctx, table, lang))
    return ok({ items, total: tables.length, limit, offset })
  })
}

/** Answers with the address of a table of the house; other providers cannot be launched yet. */
export function addLiveInitGame(registry: Registry, ctx: CasinoCtx): void {
  registry.add(livecasinoInitGame, async ({ input: { tableID }, caller, ownOrigin }) => {
    const catalogue = await ctx.live()
    const table = findTable(catalogue, tableID, caller)
    if (table && isOfHouse(table)) return ok({ url: `${ownOrigin}/live/table/${tableID}` })
    const isClosed = listTables(catalogue, { withTest: isTester(caller) }).length === 0
    return err({ error: isClosed || table ? 'not_available' : 'not_found' })
  })
}

function presentTable({ tableStates, clock }: CasinoCtx, table: LiveTable, lang: Language) {
  const { id, game, provider, minBet, maxBet, seats, open, dealer, hours } = table
  return {
    tableID: id,
    name: table.name[lang],
    game,
    providerID: provider.id,
    providerName: provider.name,
    minBet,
    maxBet,
    seats,
    players: tableStates.of(id).players,
    open: open && closedUntil(hours, clock.nowMs()) === null,
    recent: [...tableStates.of(id).recent],
    dealer,
  }
}
