import { PAGE_SIZES } from '@poyraz/contract/constants'
import type { Lang } from '@poyraz/text'
import { useQuery } from '@tanstack/react-query'
import type { Input, Item } from '../endpoint/procedures.ts'
import { callQuery, pagedQuery } from '../endpoint/queries.ts'

export type Game = Item<'casino.games_list'>
export type Category = Item<'casino.category_list'>
export type GameFilter = Omit<Input<'casino.games_list'>, 'limit' | 'offset'>

/** The category with all open games. */
export const EVERYTHING = 98
/** Up to this number of games the lobby shows no filters: they would take more room than the games. */
const FEW_GAMES_MAX = 12

/** Returns true if the catalogue is small enough to need no categories and filters. */
export function hasFewGames(categories: readonly Pick<Category, 'CategoryID' | 'total'>[]): boolean {
  const total = categories.find(({ CategoryID }) => CategoryID === EVERYTHING)?.total ?? 0
  return isSmall(total)
}

/** Returns true for a number of games that the player sees at a glance. */
export function isSmall(total: number): boolean {
  return total <= FEW_GAMES_MAX
}

/** Games of the home page's first view. The server puts the reply of exactly this call into the page. */
export const featuredQuery = (lang: Lang) =>
  callQuery('casino.games_list', { limit: PAGE_SIZES.games, offset: 0 }, lang)

/** Games of the operator's quick-access category. */
const QUICK_ACCESS = { categoryID: 94, limit: 50, offset: 0 }

export const quickAccessQuery = (lang: Lang) => callQuery('casino.games_list', QUICK_ACCESS, lang)

/** Paged list of games. */
export const gamesQuery = (filter: GameFilter, lang: Lang) =>
  pagedQuery('casino.games_list', { limit: PAGE_SIZES.games, ...filter }, lang)

export const categoriesQuery = (lang: Lang) =>
  callQuery('casino.category_list', { limit: PAGE_SIZES.gameCategories, offset: 0 }, lang)

export const providersQuery = (lang: Lang) =>
  callQuery('casino.provider_list', { limit: PAGE_SIZES.gameProviders, offset: 0 }, lang)

const ALL_GAMES = { limit: 250, offset: 0 }

export const allGamesQuery = (lang: Lang) => callQuery('casino.games_list', ALL_GAMES, lang)

/** Returns the games with these ids, in their order; empty until the list of all games has loaded. */
export function useGames(ids: readonly number[], lang: Lang): readonly Game[] {
  const { data } = useQuery({ ...allGamesQuery(lang), enabled: ids.length > 0 })
  return ids.flatMap((id) => data?.data.find(({ gameID }) => gameID === id) ?? [])
}

/** Returns one game by its id from the list of all games, or `null`. */
export function useGame(gameID: number, lang: Lang): Game | null {
  const { data } = useQuery(allGamesQuery(lang))
  return data?.data.find((game) => game.gameID === gameID) ?? null
}

/** Returns one game by its name (a statement line has no id), or `null`. Sends no request without a name. */
export function useGameNamed(name: string | null, lang: Lang): Game | null {
  const { data } = useQuery({ ...allGamesQuery(lang), enabled: name !== null })
  return data?.data.find((game) => game.name === name) ?? null
}
