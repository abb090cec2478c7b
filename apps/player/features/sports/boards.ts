import type { Sport } from '@poyraz/contract'
import { SPORT_TRAITS } from './sport-traits.ts'

/** Boards with a column for each set or period. */
const BOARDS = ['sets', 'thirds', 'maps'] as const
export type Board = (typeof BOARDS)[number]

export const isBoard = (periods: string): periods is Board => BOARDS.some((one) => one === periods)

/** Returns the kind of the board of a sport. */
export function boardOf(sport: Sport): Board {
  const { periods } = SPORT_TRAITS[sport]
  return isBoard(periods) ? periods : 'sets'
}

/** Columns after regular time, in ice hockey. */
const LATER = ['OT', 'SO'] as const
const THIRDS = 3

/** Returns the name of a column that has no number; `place` counts from 0. */
export function headOf(board: Board, place: number): (typeof LATER)[number] | null {
  return board === 'thirds' ? (LATER[place - THIRDS] ?? null) : null
}
