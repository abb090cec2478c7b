import { easeOut } from './motion.ts'
import { scatter } from './scatter.ts'

/** Number of cells that share the height of a reel: it changes from one to another within `STRETCH_MS`. */
export type Stretch = { readonly from: number; readonly to: number; readonly sinceMs: number }

const STRETCH_MS = 210
/** A reel that turns changes its height so often; all that passes is blurred, and nothing can be read in it. */
const BREATH_MS = 300
const LEAST_ROWS = 2

export function restingStretch(rows: number): Stretch {
  return { from: rows, to: rows, sinceMs: 0 }
}

/** Changes the height from what it is at `ms` of the turn. */
export function stretchTo(stretch: Stretch, rows: number, ms: number): Stretch {
  return { from: rowsAt(stretch, ms), to: rows, sinceMs: ms }
}

/** Returns the number of cells at `ms` of the turn; a fraction while it changes. */
export function rowsAt({ from, to, sinceMs }: Stretch, ms: number): number {
  return from + (to - from) * easeOut(Math.min(1, Math.max(0, (ms - sinceMs) / STRETCH_MS)))
}

/** Returns the stretch of a turning reel, which grows and shrinks until its own height is known. */
export function breathe(
  stretch: Stretch,
  { ms, most, seed }: { readonly ms: number; readonly most: number; readonly seed: number },
): Stretch {
  if (ms - stretch.sinceMs < BREATH_MS) return stretch
  const rows = LEAST_ROWS + Math.floor(scatter(Math.floor(ms / BREATH_MS), seed) * (most - LEAST_ROWS + 1))
  return stretchTo(stretch, rows, ms)
}
