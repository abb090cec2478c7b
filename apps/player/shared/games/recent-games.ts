import { RECENT_GAMES_MAX } from '@poyraz/contract/constants'
import type { Lang } from '@poyraz/text'
import { queryOptions } from '@tanstack/react-query'
import { callQuery, keyOf } from '../endpoint/queries.ts'
import { allGamesQuery, type Game } from './games.ts'

const ALL = { limit: RECENT_GAMES_MAX, offset: 0 }

/** Games that the signed-in player played last, the newest first; games that are closed now are left out. */
export const recentGamesQuery = (lang: Lang) =>
  queryOptions({
    queryKey: keyOf('casino.recent_games', { whole: true }, lang),
    queryFn: async ({ client }) => {
      const [recent, all] = await Promise.all([
        client.fetchQuery({ ...callQuery('casino.recent_games', ALL, lang), staleTime: 0 }),
        client.ensureQueryData(allGamesQuery(lang)),
      ])
      const games = recent.data.flatMap(({ gameID }): readonly Game[] =>
        all.data.filter((game) => game.gameID === gameID),
      )
      return { data: games, total: games.length }
    },
    staleTime: 0,
  })
