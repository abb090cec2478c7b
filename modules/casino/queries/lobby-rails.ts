import type { GAME_TYPES } from '@poyraz/contract'
import type { Catalogue, Game } from '../store/catalogue.ts'
import { listGames } from './list-games.ts'

type RailType = (typeof GAME_TYPES)[number]

/** Types with a rail, in the order of the lobby. */
const RAILS = ['new', 'jackpot', 'popular', 'originals'] as const satisfies readonly RailType[]
/** A row of the widest screen; every further tile makes the first view of the lobby slower. */
const RAIL_GAMES_MAX = 8

type Rail = { readonly type: RailType; readonly total: number; readonly gameIDs: number[] }

/** Returns the rails that have games, the newest game first in that of new ones, and each game of theirs once. */
export function lobbyRails(catalogue: Catalogue): {
  readonly rails: Rail[]
  readonly games: readonly Game[]
} {
  const games = new Map<number, Game>()
  const rails = RAILS.flatMap((type) => {
    const all = listGames(catalogue, { type })
    if (all.length === 0) return []
    const ordered = type === 'new' ? all.toSorted((left, right) => right.id - left.id) : all
    const shown = ordered.slice(0, RAIL_GAMES_MAX)
    for (const game of shown) games.set(game.id, game)
    return [{ type, total: all.length, gameIDs: shown.map(({ id }) => id) }]
  })
  return { rails, games: [...games.values()] }
}
