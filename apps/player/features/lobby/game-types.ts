import type { GameFilter } from '../../shared/games/games.ts'

export type GameType = NonNullable<GameFilter['type']>

/** The types a lobby can be asked for, in the order of their chips. */
export const GAME_TYPES = [
  'new',
  'popular',
  'ways',
  'classic',
  'cascade',
  'jackpot',
  'table',
] as const satisfies readonly GameType[]
