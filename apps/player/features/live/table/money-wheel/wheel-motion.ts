import { MONEY_WHEEL, WHEEL_SPIN_MS } from '@poyraz/games/tables'

const TURN = 360
export const FIELD = TURN / MONEY_WHEEL.length
/** Whole turns of a spin. */
const TURNS = 4
/** Share of a spin after which the wheel stands, so that its field is read before the next one. */
const STANDS_AT = 0.8
/** The spin speeds up in the first quarter of its motion and slows down from then on. */
const SLOWING = 4

export type WheelSpin = {
  /** Place on which the wheel stood before. */
  readonly from: number
  readonly stops: readonly number[]
  /** Times of the server. */
  readonly startMs: number
}

/** Angle of the wheel, clockwise in degrees, with this place under the pointer. */
export const angleOf = (place: number): number => -place * FIELD

/** Number of spins that ended before this time. */
export function endedSpins({ startMs }: WheelSpin, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - startMs) / WHEEL_SPIN_MS))
}

/**
 * Returns the angle of the wheel at a time of the server. It depends on the spin alone, so a page that joins
 * late shows the same.
 */
export function wheelAngle(spin: WheelSpin, nowMs: number): number {
  const { from, stops, startMs } = spin
  const ended = Math.min(endedSpins(spin, nowMs), stops.length - 1)
  const rest = angleOf(ended === 0 ? from : (stops[ended - 1] ?? from))
  const target = angleOf(stops[ended] ?? from)
  const progress = (nowMs - startMs) / WHEEL_SPIN_MS - ended
  const way = TURNS * TURN + ((((target - rest) % TURN) + TURN) % TURN)
  return rest + way * eased(Math.min(1, Math.max(0, progress / STANDS_AT)))
}

/** Share of the way at a share of the time: it starts and ends without speed. */
function eased(share: number): number {
  const left = 1 - share
  return 1 - left ** SLOWING * (1 + SLOWING * share)
}
