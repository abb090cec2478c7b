import type { Language } from '@poyraz/contract'
import { FEATURES, MECHANICS, TOPICS } from '../lobby-words.ts'
import type { Catalogue, Game } from '../store/catalogue.ts'
import { listGames } from './list-games.ts'
import type { LobbyFilter } from './listed.ts'

const VOLATILITIES = ['low', 'medium', 'high', 'extreme'] as const

/**
 * Returns the options of each filter with the number of games that they lead to. The games of one filter are
 * those of all other filters, so that a player sees how many games another option would have.
 */
export function lobbyOptions(catalogue: Catalogue, filter: LobbyFilter, lang: Language) {
  const without = (name: keyof LobbyFilter) => listGames(catalogue, { ...filter, [name]: undefined })
  const named = (words: typeof TOPICS, games: readonly Game[], of: (game: Game) => readonly string[]) => {
    const counts = countBy(games, of)
    return Object.entries(words).flatMap(([key, name]) => {
      const count = counts.get(key) ?? 0
      return count > 0 ? [{ key, name: name[lang], count }] : []
    })
  }
  const volatilities = countBy(without('volatility'), (game) => [game.volatility])
  const providers = countBy(without('providerID'), (game) => [game.providerId])
  return {
    mechanics: named(MECHANICS, without('mechanic'), ({ features }) => features),
    volatilities: VOLATILITIES.map((key) => ({ key, count: volatilities.get(key) ?? 0 })).filter(isFilled),
    features: named(FEATURES, without('feature'), ({ features }) => features),
    topics: named(TOPICS, without('topic'), ({ topics }) => topics),
    providers: catalogue.providers
      .map(({ id, name }) => ({ providerID: id, name, count: providers.get(id) ?? 0 }))
      .filter(isFilled),
  }
}

function isFilled({ count }: { readonly count: number }): boolean {
  return count > 0
}

function countBy<Key>(games: readonly Game[], of: (game: Game) => readonly Key[]): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>()
  for (const game of games) for (const key of of(game)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
