import { PAGE_SIZES } from '@poyraz/contract/constants'
import type { Lang } from '@poyraz/text'
import { useQuery } from '@tanstack/react-query'
import type { Input, Item } from '../endpoint/procedures.ts'
import { callQuery, pagedQuery } from '../endpoint/queries.ts'

export type Game = Item<'casino.games_list'>
export type Category = Item<'casino.category_list'>
export type GameFilter = Omit<Input<'casino.games_list'>, 'limit' | 'offset'>

/** The games of the home page's first view; the server puts this very call into the page. */
export const featuredQuery = (lang: Lang) =>
  callQuery('casino.games_list', { limit: PAGE_SIZES.games, offset: 0 }, lang)

/** The house's choice for the short way to a game. */
const QUICK_ACCESS = { categoryID: 94, limit: 50, offset: 0 }

export const quickAccessQuery = (lang: Lang) => callQuery('casino.games_list', QUICK_ACCESS, lang)

/** Page by page: more are appended on request. */
export const gamesQuery = (filter: GameFilter, lang: Lang) =>
  pagedQuery('casino.games_list', { limit: PAGE_SIZES.games, ...filter }, lang)

export const categoriesQuery = (lang: Lang) =>
  callQuery('casino.category_list', { limit: PAGE_SIZES.gameCategories, offset: 0 }, lang)

export const providersQuery = (lang: Lang) =>
  callQuery('casino.provider_list', { limit: PAGE_SIZES.gameProviders, offset: 0 }, lang)

/** One game by its id, found among those already loaded or in the first pages of the catalogue. */
export function useGame(gameID: number, lang: Lang): Game | null {
  const { data } = useQuery(callQuery('casino.games_list', { limit: 250, offset: 0 }, lang))
  return data?.data.find((game) => game.gameID === gameID) ?? null
}
