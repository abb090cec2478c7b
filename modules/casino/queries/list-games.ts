import type { Catalogue, Game } from '../store/catalogue.ts'
import { ranked } from './ranked.ts'

export type GameFilter = {
  readonly providerID?: number | undefined
  readonly categoryID?: number | undefined
  readonly type?: string | undefined
  readonly searchGameName?: string | undefined
  /** Only these ids, in this order. */
  readonly only?: readonly number[] | undefined
}

/** Open games that fit the filter: in the order of the lobby, of the favourites, or of how well they fit a search. */
export function listGames(catalogue: Catalogue, filter: GameFilter): readonly Game[] {
  const base = filter.only ? filter.only.flatMap((id) => catalogue.byId.get(id) ?? []) : catalogue.games
  const fitting = base.filter((game) => game.enabled && fits(game, filter))
  return filter.searchGameName ? ranked(fitting, filter.searchGameName) : fitting
}

function fits(game: Game, { providerID, categoryID, type }: GameFilter): boolean {
  if (providerID !== undefined && game.providerId !== providerID) return false
  if (categoryID !== undefined && !game.categories.includes(categoryID)) return false
  return type === undefined || game.types.includes(type)
}
