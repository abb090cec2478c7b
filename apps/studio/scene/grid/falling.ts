import type { StudioMotion } from '../studio-motion.ts'

/** Height of a falling symbol above its place, in cells and milliseconds; it depends on time alone. */

/** The part of a studio's motion that a falling symbol has. */
type FallMotion = Pick<StudioMotion, 'gravity' | 'bounceCells' | 'bounceMost' | 'bounceMs'>

/** Time that a fall of so many cells takes, without the bounce. */
export function fallMs(cells: number, { gravity }: FallMotion): number {
  return cells <= 0 ? 0 : Math.sqrt((2 * cells) / gravity)
}

/** Time until a symbol that fell so many cells rests. */
export function restMs(cells: number, motion: FallMotion): number {
  return cells <= 0 ? 0 : fallMs(cells, motion) + motion.bounceMs
}

export type Fall = {
  /** Cells above the place where it rests. */
  readonly above: number
  /** 0 while it falls, up to 1 when it is squeezed the most on landing. */
  readonly squeeze: number
}

const RESTS: Fall = { above: 0, squeeze: 0 }

/** Returns where a symbol is that fell `cells` cells, `ms` after it let go. */
export function fallAt(cells: number, ms: number, motion: FallMotion): Fall {
  const { gravity, bounceCells, bounceMost, bounceMs } = motion
  if (cells <= 0) return RESTS
  if (ms <= 0) return { above: cells, squeeze: 0 }
  const landsMs = fallMs(cells, motion)
  if (ms < landsMs) return { above: cells - (gravity * ms * ms) / 2, squeeze: 0 }
  if (ms >= restMs(cells, motion)) return RESTS
  const share = (ms - landsMs) / bounceMs
  const bounce = Math.sin(Math.PI * share) * (1 - share)
  const above = Math.min(bounceMost, bounceCells * cells) * bounce
  // A symbol that does not spring back is not squeezed either.
  return { above, squeeze: bounceMost > 0 ? bounce : 0 }
}
