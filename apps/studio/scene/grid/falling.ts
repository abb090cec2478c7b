/** Height of a falling symbol above its place, in cells and milliseconds; it depends on time alone. */

/** Cells per ms². A symbol falls four cells in about a third of a second. */
const GRAVITY = 0.000_075
const BOUNCE_MS = 190
/** Distance by which a symbol springs back and is squeezed when it lands, per cell of its fall. */
const BOUNCE_CELLS = 0.035
const BOUNCE_MOST = 0.16

/** Time that a fall of so many cells takes, without the bounce. */
export function fallMs(cells: number): number {
  return cells <= 0 ? 0 : Math.sqrt((2 * cells) / GRAVITY)
}

/** Time until a symbol that fell so many cells rests. */
export function restMs(cells: number): number {
  return cells <= 0 ? 0 : fallMs(cells) + BOUNCE_MS
}

export type Fall = {
  /** Cells above the place where it rests. */
  readonly above: number
  /** 0 while it falls, up to 1 when it is squeezed the most on landing. */
  readonly squeeze: number
}

const RESTS: Fall = { above: 0, squeeze: 0 }

/** Returns where a symbol is that fell `cells` cells, `ms` after it let go. */
export function fallAt(cells: number, ms: number): Fall {
  if (cells <= 0) return RESTS
  if (ms <= 0) return { above: cells, squeeze: 0 }
  const landsMs = fallMs(cells)
  if (ms < landsMs) return { above: cells - (GRAVITY * ms * ms) / 2, squeeze: 0 }
  if (ms >= restMs(cells)) return RESTS
  const share = (ms - landsMs) / BOUNCE_MS
  const force = Math.min(BOUNCE_MOST, BOUNCE_CELLS * cells)
  return {
    above: force * Math.sin(Math.PI * share) * (1 - share),
    squeeze: Math.sin(Math.PI * share) * (1 - share),
  }
}
