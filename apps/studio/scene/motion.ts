import { assert } from '@poyraz/kernel'
import type { StudioMotion } from './studio-motion.ts'

/**
 * Motion of one reel, in cells and milliseconds. `travel` is the number of cells that the strip has moved
 * down since the reel started. It depends only on time, so dropped frames do not matter.
 */
export type Flight = {
  /** Cells moved at `ms` after the start. */
  travel(ms: number): number
  /** Cells per ms at `ms`. */
  speed(ms: number): number
}

export const CELLS_PER_MS = 0.026
const RUN_UP_MS = 260
/** Distance that a reel first moves backwards, in cells. */
const DRAW_BACK = 0.5

/** Motion of a starting reel: moves back a little, accelerates to full speed and keeps it. */
export const cruise: Flight = {
  travel: (ms) => {
    if (ms >= RUN_UP_MS) return CELLS_PER_MS * (ms - RUN_UP_MS / 2)
    const part = ms / RUN_UP_MS
    return (CELLS_PER_MS * RUN_UP_MS * part * part) / 2 - DRAW_BACK * part * (1 - part) ** 2
  },
  speed: (ms) => CELLS_PER_MS * Math.min(1, ms / RUN_UP_MS),
}

/** Time after the start, in ms, at which full speed is reached. Only then may a reel land. */
export const LANDING_FROM_MS = RUN_UP_MS

export type Landing = Flight & {
  /** Whole number of cells at which the reel rests. */
  readonly endTravel: number
  /** Time at which it rests, in ms after the start. */
  readonly endMs: number
}

/** The part of a studio's motion that a reel has. */
type ReelMotion = Pick<StudioMotion, 'brakeCells' | 'swingCells' | 'swingMs' | 'sways'>

/**
 * Returns the motion of a reel that stops: it keeps full speed until at least `approach` cells lie before a
 * whole stop, brakes, overshoots as reels of its studio do and comes back to rest exactly on the cell.
 * Position and speed are continuous.
 */
export function land(fromMs: number, approach: number, motion: ReelMotion): Landing {
  const { brakeCells, swingCells, swingMs } = motion
  assert(fromMs >= LANDING_FROM_MS, 'a reel lands from full speed')
  assert(approach > brakeCells, 'the approach is longer than the brake')
  const start = cruise.travel(fromMs)
  const endTravel = Math.ceil(start + approach)
  const brakeFromMs = fromMs + (endTravel - start - brakeCells) / CELLS_PER_MS
  // Constant braking from full speed takes twice the time that full speed needs for the distance.
  const brakeMs = (2 * (brakeCells + swingCells)) / CELLS_PER_MS
  const swingFromMs = brakeFromMs + brakeMs
  const endMs = swingFromMs + swingMs
  return {
    endTravel,
    endMs,
    travel: (ms) => {
      if (ms <= brakeFromMs) return start + CELLS_PER_MS * (ms - fromMs)
      if (ms >= endMs) return endTravel
      if (ms >= swingFromMs) return endTravel + swingAt((ms - swingFromMs) / swingMs, motion)
      const part = (ms - brakeFromMs) / brakeMs
      return endTravel - brakeCells + (brakeCells + swingCells) * (2 * part - part * part)
    },
    speed: (ms) =>
      ms <= brakeFromMs ? CELLS_PER_MS : CELLS_PER_MS * Math.max(0, 1 - (ms - brakeFromMs) / brakeMs),
  }
}

/** Distance beyond the stop at this part of the way back, in cells. It begins and ends without speed. */
function swingAt(part: number, { swingCells, sways }: ReelMotion): number {
  return swingCells * (1 - part) ** 2 * (1 + 2 * part) * Math.cos(2 * Math.PI * sways * part)
}

export function easeOut(part: number): number {
  return 1 - (1 - part) ** 3
}
