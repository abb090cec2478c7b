import { multiplierAt } from '@poyraz/games/tables'

/** The picture in its own units. The string starts in a hand at the shore. */
export type Frame = {
  readonly width: number
  readonly height: number
  readonly hand: { readonly x: number; readonly y: number }
  /** Highest place of the kite. */
  readonly top: { readonly x: number; readonly y: number }
}

export const PHONE: Frame = { width: 390, height: 372, hand: { x: 42, y: 316 }, top: { x: 292, y: 108 } }
export const DESKTOP: Frame = { width: 960, height: 560, hand: { x: 70, y: 474 }, top: { x: 640, y: 130 } }

/** Returns a frame as high as its place, whose height ÷ width is `ratio`: the shore keeps its size, the sky grows. */
export function fitFrame(frame: Frame, ratio: number): Frame {
  const height = frame.width * ratio
  const hand = { x: frame.hand.x, y: height - (frame.height - frame.hand.y) }
  return { ...frame, height, hand, top: { x: frame.top.x, y: (frame.top.y * height) / frame.height } }
}

/** Until this time and multiplier the axes stay; then they grow with the kite. */
const LEAST_MS = 9000
const LEAST_TOP = 175
const SAMPLES = 28
const STEPS = [10, 25, 50, 100, 200, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000]
const MARKS_MAX = 4

export type Sky = {
  /** Path of the string, which is the curve of the multiplier. */
  readonly path: string
  readonly kite: { readonly x: number; readonly y: number; readonly angle: number }
  readonly marks: readonly { readonly hundredths: number; readonly y: number }[]
}

/** Returns string, kite and marks at a time of a flight. */
export function skyAt(frame: Frame, flownMs: number): Sky {
  const now = multiplierAt(flownMs)
  const [mostMs, most] = [Math.max(LEAST_MS, flownMs), Math.max(LEAST_TOP, now)]
  const { hand, top } = frame
  const heightOf = (hundredths: number) => hand.y - ((hundredths - 100) / (most - 100)) * (hand.y - top.y)
  const pointAt = (share: number) => {
    const ms = flownMs * share
    const exact = 100 * Math.exp(Math.log(now / 100) * share)
    return { x: hand.x + (ms / mostMs) * (top.x - hand.x), y: heightOf(exact) }
  }
  const points = Array.from({ length: SAMPLES + 1 }, (_, place) => pointAt(place / SAMPLES))
  const last = pointAt(1)
  const before = pointAt(0.94)
  const slope = flownMs === 0 ? 0 : Math.atan2(before.y - last.y, last.x - before.x)
  return {
    path: points
      .map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join(''),
    kite: { ...last, angle: 40 - (slope * 180) / Math.PI },
    marks: marksOf(most).map((hundredths) => ({ hundredths, y: heightOf(hundredths) })),
  }
}

/** Multipliers at the side: even steps that leave room between them. */
function marksOf(most: number): readonly number[] {
  const step = STEPS.find((one) => (most - 100) / one <= MARKS_MAX) ?? most
  const first = Math.ceil(101 / step) * step
  const count = Math.max(0, Math.floor((most - first) / step) + 1)
  return Array.from({ length: count }, (_, place) => first + place * step)
}
