import type { SymbolLook } from './paint-symbols.ts'

/** Position of a symbol within its cell: shifts in cell heights, the turn in radians. */
export type Pose = { readonly shift: number; readonly scale: number; readonly turn: number }

export const STILL: Pose = { shift: 0, scale: 1, turn: 0 }

/** Each reel starts this much later than the one before it, so that a win runs from left to right. */
const REEL_LAG_MS = 90
const LIFT_MS = 460
const BEAT_MS = 1150

/**
 * Returns the pose of a winning symbol `ms` after its win was lit: it jumps up, settles, and then moves in the
 * manner of its kind. Special symbols swing, high ones rock, low ones hop.
 */
export function poseOf(tier: SymbolLook['tier'], ms: number, reel: number): Pose {
  const passed = ms - reel * REEL_LAG_MS
  if (passed <= 0) return STILL
  if (passed < LIFT_MS) return liftAt(passed / LIFT_MS)
  const beat = ((passed - LIFT_MS) / BEAT_MS) * 2 * Math.PI
  const wave = Math.sin(beat)
  const swell = (1 - Math.cos(beat)) / 2
  switch (tier) {
    case 'wild':
    case 'scatter':
      return { shift: 0, scale: RAISED + 0.1 * swell, turn: 0.12 * wave }
    case 'high':
      return { shift: 0, scale: RAISED + 0.05 * swell, turn: 0.1 * wave }
    default:
      return { shift: -0.06 * Math.abs(wave), scale: RAISED + 0.03 * swell, turn: 0.05 * wave }
  }
}

const RAISED = 1.08

/** A jump with a landing: up by a sixth of the cell, larger on the way, a little too low at the end. */
function liftAt(share: number): Pose {
  const jump = Math.sin(Math.PI * Math.min(1, share * 1.25))
  const squash = share > 0.8 ? Math.sin(((share - 0.8) / 0.2) * Math.PI) : 0
  return { shift: -0.16 * jump, scale: 1 + (RAISED - 1) * share + 0.16 * jump - 0.05 * squash, turn: 0 }
}
