import type { Catalogue, Game } from '../store/catalogue.ts'
import { type LobbyFilter, listed } from './listed.ts'

/** Open games that fit the filter. */
export function listGames({ games: items, byId }: Catalogue, filter: LobbyFilter): readonly Game[] {
  const { providerID, type } = filter
  return listed({ items, byId }, filter, (game) => {
    if (!game.enabled || (providerID !== undefined && game.providerId !== providerID)) return false
    return type === undefined || game.types.includes(type)
  })
}
