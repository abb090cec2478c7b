/** Ways in which a runner moves. */
export type Gait = 'stand' | 'walk' | 'gallop'
/** Angles of a leg in radians from straight down; forward is positive. */
export type LegPose = { readonly upper: number; readonly lower: number }

const TURN = 2 * Math.PI
/** Half of the swing, and the bend of the knee while the leg comes forward. */
const SWING = { stand: 0, walk: 0.3, gallop: 0.78 } as const
const BEND = { stand: 0, walk: 0.7, gallop: 1.75 } as const
/** Times at which the legs touch the ground, in strides: hind, hind, front, front. */
const BEATS = { stand: [0, 0, 0, 0], walk: [0, 0.5, 0.25, 0.75], gallop: [0, 0.1, 0.42, 0.55] } as const
/** Angles of a leg that stands. */
const HOCK = { upper: -0.42, lower: 0.5 }

/** Returns the poses of a runner's legs at a moment of its stride: hind, hind, front, front. */
export function legsAt(gait: Gait, stride: number): readonly LegPose[] {
  return BEATS[gait].map((beat, leg) => {
    const phase = (((stride - beat) % 1) + 1) % 1
    return leg < 2 ? hindLeg(gait, phase) : foreLeg(gait, phase)
  })
}

/** A leg comes forward in the first half of its stride, and stays on the ground in the second. */
function foreLeg(gait: Gait, phase: number): LegPose {
  const upper = 0.04 - SWING[gait] * Math.cos(TURN * phase)
  return { upper, lower: upper - BEND[gait] * lift(phase) }
}

function hindLeg(gait: Gait, phase: number): LegPose {
  const upper = HOCK.upper - SWING[gait] * 0.92 * Math.cos(TURN * phase)
  const straight = gait === 'gallop' ? 0.32 : HOCK.lower
  return { upper, lower: upper + straight + 0.6 * BEND[gait] * lift(phase) }
}

const lift = (phase: number) => (phase < 0.5 ? Math.sin(TURN * phase) : 0)

/** Returns how far a body rocks (radians, nose down positive) and rises, in hundredths of a length. */
export function bodyAt(gait: Gait, stride: number): { readonly rock: number; readonly rise: number } {
  if (gait === 'stand') return { rock: 0, rise: 0 }
  const size = gait === 'gallop' ? 1 : 0.22
  return { rock: 0.055 * size * Math.sin(TURN * stride), rise: 3.2 * size * Math.cos(TURN * (stride - 0.2)) }
}
