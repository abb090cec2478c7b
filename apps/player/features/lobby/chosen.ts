import type { GameFilter } from '../../shared/games/games.ts'
import type { LobbySearch } from '../../shared/navigation/search-params.ts'

/** Returns the filters of the search part of the address, as the lobby's calls take them. */
export function chosenOf({ studio, mechanic, volatility, feature, topic }: LobbySearch): GameFilter {
  return {
    ...(studio && { providerID: studio }),
    ...(mechanic && { mechanic }),
    ...(volatility && { volatility }),
    ...(feature && { feature }),
    ...(topic && { topic }),
  }
}
