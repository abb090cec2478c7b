import { PAGE_SIZES } from '@poyraz/contract/constants'
import type { Lang } from '@poyraz/text'
import { useQuery } from '@tanstack/react-query'
import type { Input, Item } from '../endpoint/procedures.ts'
import { callQuery, pagedQuery } from '../endpoint/queries.ts'

export type Game = Item<'casino.games_list'>
export type Category = Item<'casino.category_list'>
export type GameFilter = Omit<Input<'casino.games_list'>, 'limit' | 'offset'>

/** The category that holds every open game. */
export const EVERYTHING = 98
/** So many games are seen at a glance: ways to narrow them would take more room than the games themselves. */
const FEW_GAMES_MAX = 12

/** Whether the whole catalogue is short enough to do without categories and filters. */
export function hasFewGames(categories: readonly Pick<Category, 'CategoryID' | 'total'>[]): boolean {
  const total = categories.find(({ CategoryID }) => CategoryID === EVERYTHING)?.total ?? 0
  return total <= FEW_GAMES_MAX
}

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

const ALL_GAMES = { limit: 250, offset: 0 }

/** One game by its id, found among those already loaded or in the first pages of the catalogue. */
export function useGame(gameID: number, lang: Lang): Game | null {
  const { data } = useQuery(callQuery('casino.games_list', ALL_GAMES, lang))
  return data?.data.find((game) => game.gameID === gameID) ?? null
}

/** One game by its name, which is all that a statement's line has of it; nothing is asked for without a name. */
export function useGameNamed(name: string | null, lang: Lang): Game | null {
  const { data } = useQuery({ ...callQuery('casino.games_list', ALL_GAMES, lang), enabled: name !== null })
  return data?.data.find((game) => game.name === name) ?? null
}
