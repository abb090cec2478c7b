import { RECENT_GAMES_MAX } from '@poyraz/contract/constants'
import type { Lang } from '@poyraz/text'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { callQuery, keyOf } from '../endpoint/queries.ts'
import { allGamesQuery, type Game } from './games.ts'

const ALL = { limit: RECENT_GAMES_MAX, offset: 0 }

/** A game, and when the player's last round of it was. */
export type PlayedGame = { readonly game: Game; readonly date: string }

/** Games that the signed-in player played last, the newest first; games that are closed now are left out. */
export const playedGamesQuery = (lang: Lang) =>
  queryOptions({
    queryKey: keyOf('casino.recent_games', { dated: true }, lang),
    queryFn: ({ client }) => playedGames(client, lang),
    staleTime: 0,
  })

/** The same games, as a list of games. */
export const recentGamesQuery = (lang: Lang) =>
  queryOptions({
    queryKey: keyOf('casino.recent_games', { whole: true }, lang),
    queryFn: async ({ client }) => {
      const games = (await playedGames(client, lang)).map(({ game }) => game)
      return { data: games, total: games.length }
    },
    staleTime: 0,
  })

async function playedGames(client: QueryClient, lang: Lang): Promise<readonly PlayedGame[]> {
  const [recent, all] = await Promise.all([
    client.fetchQuery({ ...callQuery('casino.recent_games', ALL, lang), staleTime: 0 }),
    client.ensureQueryData(allGamesQuery(lang)),
  ])
  return recent.data.flatMap(({ gameID, date }) => {
    const game = all.data.find((one) => one.gameID === gameID)
    return game ? [{ game, date }] : []
  })
}
