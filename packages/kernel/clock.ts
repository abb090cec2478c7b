/** Source of time. Code that needs the time takes a `Clock`, so that tests can set it. */
export type Clock = {
  /** Milliseconds since 1970-01-01T00:00Z. */
  nowMs(): number
  /** True if this clock follows the database's. SQL then uses its own `clock_timestamp()`. */
  readonly isDatabaseTime?: boolean
}

export const systemClock: Clock = { nowMs: () => Date.now() }

/**
 * Returns the time to pass to a statement, or `null` if the statement uses the database's own, more exact
 * time.
 */
export function sqlTime(clock: Clock): Date | null {
  return clock.isDatabaseTime ? null : new Date(clock.nowMs())
}

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Türkiye is at UTC+3 all year since 2016. */
const ISTANBUL_OFFSET_MS = 3 * HOUR_MS

/** The calendar day in Istanbul at `ms`, as `YYYY-MM-DD`. */
export function istanbulDay(ms: number): string {
  return new Date(ms + ISTANBUL_OFFSET_MS).toISOString().slice(0, 10)
}

/** The instant at which the Istanbul day `YYYY-MM-DD` begins, in ms. */
export function istanbulDayStartMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - ISTANBUL_OFFSET_MS
}
