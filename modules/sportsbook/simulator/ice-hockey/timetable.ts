import { PERIOD_SECONDS, PERIODS } from '@poyraz/betting/ice-hockey'
import type { Span } from '../timetable.ts'
import type { Match } from './match.ts'

/** Seconds between two periods, before overtime, and of one attempt of a shoot-out. */
const INTERMISSION = 240
const OVERTIME_BREAK = 60
const ATTEMPT = 25

/** Number of periods of a match with its overtime; a shoot-out is none. */
export const periodsOf = ({ overtime }: Match) => PERIODS + Number(overtime > 0)

/** Returns the periods and breaks of a match. The shoot-out is a break of the clock. */
export function spansOf({ overtime, attempts }: Match): readonly Span[] {
  const spans: Span[] = []
  for (let period = 0; period < PERIODS; period++) {
    if (period > 0) spans.push({ period: 'INT', seconds: INTERMISSION, isPlay: false })
    spans.push({ period: `P${period + 1}`, seconds: PERIOD_SECONDS, isPlay: true })
  }
  if (overtime > 0) {
    spans.push({ period: 'OT', seconds: OVERTIME_BREAK, isPlay: false })
    spans.push({ period: 'OT', seconds: overtime, isPlay: true })
  }
  if (attempts.length > 0) spans.push({ period: 'SO', seconds: attempts.length * ATTEMPT, isPlay: false })
  return spans
}

/** Returns the number of attempts that were made before the last `left` seconds of a shoot-out. */
export const attemptsAt = (attempts: number, left: number) =>
  Math.max(0, attempts - Math.ceil(Math.max(0, left) / ATTEMPT))
