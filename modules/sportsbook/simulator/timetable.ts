/** A period of play or a break after it. */
export type Span = {
  /** Name of the period for the clock; that of a break is its own or that of the period before it. */
  readonly period: string
  readonly seconds: number
  readonly isPlay: boolean
}

/** Position in a timetable. */
export type Place = {
  readonly period: string
  readonly isRunning: boolean
  /** Number of periods that are over. */
  readonly finished: number
  /** Seconds of play since the start, and those of the running period. */
  readonly played: number
  readonly ofPeriod: number
  /** Seconds that are left of the running period. */
  readonly left: number
}

export const secondsIn = (spans: readonly Span[]) => spans.reduce((sum, { seconds }) => sum + seconds, 0)

/** Returns the position after `seconds`; past the end all periods are over. */
export function placeIn(spans: readonly Span[], seconds: number): Place {
  let [before, played, finished, period] = [0, 0, 0, '']
  for (const span of spans) {
    const inside = seconds - before
    period = span.period
    if (inside < span.seconds) {
      const ofPeriod = span.isPlay ? inside : 0
      const left = span.isPlay ? span.seconds - inside : 0
      return { period, isRunning: span.isPlay, finished, played: played + ofPeriod, ofPeriod, left }
    }
    before += span.seconds
    if (!span.isPlay) continue
    played += span.seconds
    finished += 1
  }
  return { period, isRunning: false, finished, played, ofPeriod: 0, left: 0 }
}
