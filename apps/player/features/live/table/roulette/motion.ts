import { WHEEL } from '@poyraz/games/tables'

const TURN = 360
const POCKET = TURN / WHEEL.length
/** The rotor turns clockwise without end: all pages show the same angle at the same time. */
const ROTOR_MS = 16_000
/** Share of the spin after which the ball leaves the rim, and after which it lies in its pocket. */
const FALL_AT = 0.62
const LAND_AT = 0.86
/** Turns of the ball against the rotor until it lands. */
const BALL_TURNS = 9

export const RADIUS = { rim: 0.9, pocket: 0.61 } as const

export type WheelPose = {
  /** Angles in degrees, clockwise from the top. */
  readonly rotor: number
  readonly ball: number
  /** Distance of the ball from the centre: 1 is the edge of the bowl. */
  readonly radius: number
}

/** Angle of the rotor by the server's time. */
const rotorAt = (ms: number) => ((ms % ROTOR_MS) / ROTOR_MS) * TURN

/** Angle of a number on the rotor. */
export const pocketAngle = (number: number) => WHEEL.findIndex((one) => one === number) * POCKET

/**
 * Returns the wheel at a time of the server. From the deadline to `endMs` the ball slows down into the pocket of
 * `number`; the pose depends on nothing else, so a page that joins late shows the same.
 */
export function poseAt(
  nowMs: number,
  spin: { number: number; startMs: number; endMs: number } | null,
): WheelPose {
  const rotor = rotorAt(nowMs)
  if (!spin) return { rotor, ball: rotor, radius: RADIUS.pocket }
  const pocket = pocketAngle(spin.number)
  const progress = (nowMs - spin.startMs) / (spin.endMs - spin.startMs)
  const landMs = spin.startMs + LAND_AT * (spin.endMs - spin.startMs)
  if (progress >= LAND_AT) return { rotor, ball: rotor + pocket, radius: RADIUS.pocket }
  const left = 1 - Math.max(0, progress) / LAND_AT
  const landed = rotorAt(landMs) + pocket
  // The ball runs against the rotor, ever more slowly, and meets its pocket when it lands.
  const ball = landed + left ** 1.7 * BALL_TURNS * TURN
  return { rotor, ball, radius: radiusAt(progress) }
}

/** The ball leaves the rim, falls, and bounces twice before it rests. */
function radiusAt(progress: number): number {
  if (progress <= FALL_AT) return RADIUS.rim
  const fall = (progress - FALL_AT) / (LAND_AT - FALL_AT)
  const drop = RADIUS.rim - (RADIUS.rim - RADIUS.pocket) * Math.min(1, fall * 1.6)
  const bounce = fall > 0.6 ? Math.abs(Math.sin((fall - 0.6) * Math.PI * 5)) * 0.09 * (1 - fall) * 2 : 0
  return drop + bounce
}
