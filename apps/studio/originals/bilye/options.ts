import { type PlinkoBoard, type PlinkoRisk, plinkoRules } from '@poyraz/games/originals'
import { assert } from '@poyraz/kernel'

export type PlinkoOptions = { readonly rows: number; readonly risk: PlinkoRisk }

export const ROWS = [...new Set(plinkoRules.boards.map(({ rows }) => rows))]
export const RISKS = [...new Set(plinkoRules.boards.map(({ risk }) => risk))]

export function boardOf({ rows, risk }: PlinkoOptions): PlinkoBoard {
  const board = plinkoRules.boards.find((one) => one.rows === rows && one.risk === risk)
  assert(board, 'the rules have a board for each choice')
  return board
}

export function mostOf(options: PlinkoOptions): number {
  return Math.max(...boardOf(options).units)
}

const ROW_MS = 150
const FALL_MS = 420

/** The marble falls onto the first peg, then from row to row, and into its slot. */
export function showMsOf(rows: number): number {
  return FALL_MS + rows * ROW_MS
}

/** Share of the time until the marble touches the first peg. */
export function fallShare(rows: number): number {
  return FALL_MS / showMsOf(rows)
}
