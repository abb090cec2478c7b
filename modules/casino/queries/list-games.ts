import type { Catalogue, Game } from '../store/catalogue.ts'
import { type LobbyFilter, listed } from './listed.ts'

/** Open games that fit the filter. */
export function listGames({ games: items, byId }: Catalogue, filter: LobbyFilter): readonly Game[] {
  return listed({ items, byId }, filter, (game) => game.enabled && fits(game, filter))
}

function fits(game: Game, { providerID, type, volatility, mechanic, feature, topic }: LobbyFilter): boolean {
  return (
    (providerID === undefined || game.providerId === providerID) &&
    (volatility === undefined || game.volatility === volatility) &&
    has(game.types, type) &&
    has(game.features, mechanic) &&
    has(game.features, feature) &&
    has(game.topics, topic)
  )
}

function has(values: readonly string[], wanted: string | undefined): boolean {
  return wanted === undefined || values.includes(wanted)
}
