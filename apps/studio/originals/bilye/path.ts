import { fallShare } from './options.ts'

/** Places in rows: `x` from the middle, a half per step; `y` from the first row of pegs downwards. */
export type Place = { readonly x: number; readonly y: number }

/** The marble bounces so high over a peg. */
const BOUNCE = 0.34
const ABOVE = 1.5
/** Distance between a peg and the middle of a marble that lies on it. */
const LIES = 0.42

/** Returns the position of the marble at a progress of 0..1 on the path of the server, and the last peg it touched. */
export function marbleAt(path: readonly number[], progress: number): Place & { readonly row: number } {
  const rows = path.length
  const share = fallShare(rows)
  if (progress < share) return { x: 0, y: -ABOVE + (ABOVE - LIES) * (progress / share) ** 2, row: -1 }
  const at = Math.min(((progress - share) / (1 - share)) * rows, rows)
  const row = Math.min(Math.floor(at), rows - 1)
  const part = at - row
  const from = restOf(path, row)
  const to = restOf(path, row + 1)
  const lift = BOUNCE * 4 * part * (1 - part)
  return { x: from + (to - from) * part, y: row + part ** 1.5 - lift - LIES, row }
}

/** Place of the marble over the peg of a row: half a step for each row before it. */
function restOf(path: readonly number[], row: number): number {
  const right = path.slice(0, row).reduce((sum, step) => sum + step, 0)
  return right - row / 2
}
