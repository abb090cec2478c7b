import { SECOND_MS } from '@poyraz/kernel'
import type { SportsEvent } from './api/types.ts'

type Clock = NonNullable<SportsEvent['clock']>

const MINUTE_S = 60
/** Maximum time in seconds that a clock runs on without a message. */
const AHEAD_S_MAX = 300

/** Returns the seconds of the match at `nowMs`. */
export function matchSeconds({ seconds, at, running, speed }: Clock, nowMs: number): number {
  if (!running) return seconds
  const passed = ((nowMs - Date.parse(at)) / SECOND_MS) * speed
  return Math.floor(seconds + Math.max(0, Math.min(AHEAD_S_MAX * Math.max(1, speed), passed)))
}

/** A shoot-out is not played against the clock. */
export const isTimed = ({ period }: Pick<Clock, 'period'>): boolean => period !== 'SO'

/** Returns the minute as football counts it, from 1: `67'`. */
export function minuteOf(seconds: number): string {
  return `${Math.floor(seconds / MINUTE_S) + 1}'`
}

/** Returns minutes and seconds: `67:24`. */
export function clockText(seconds: number): string {
  const rest = String(Math.floor(seconds) % MINUTE_S).padStart(2, '0')
  return `${String(Math.floor(seconds / MINUTE_S)).padStart(2, '0')}:${rest}`
}
