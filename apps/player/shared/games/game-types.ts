import type { GameFilter } from './games.ts'

export type GameType = NonNullable<GameFilter['type']>

/** Game types that the lobby can filter by. */
export const GAME_TYPES = [
  'new',
  'popular',
  'ways',
  'classic',
  'cascade',
  'jackpot',
  'table',
  'originals',
] as const satisfies readonly GameType[]

/** Types with chips, in their order, each with the category of the catalogue that has the same games. */
export const TYPE_CHIPS = [
  { type: 'new', categoryID: 40 },
  { type: 'popular', categoryID: 49 },
  { type: 'ways', categoryID: 58 },
  { type: 'classic', categoryID: 57 },
] as const satisfies readonly { readonly type: GameType; readonly categoryID: number }[]
