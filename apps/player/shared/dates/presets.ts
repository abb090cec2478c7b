import { DAY_MS, istanbulDay } from '@poyraz/kernel'

/** Preset periods of a history. */
export const RANGES = [
  'today',
  'yesterday',
  'last-7-day',
  'last-30-day',
  'this-month',
  'last-month',
  'last-90-day',
  'last-180-day',
  'last-12-month',
  'last-2-year',
  'all-times',
] as const
export type Range = (typeof RANGES)[number]

/** First and last Istanbul day, both inclusive, as `YYYY-MM-DD`. */
export type Days = { readonly startDate: string; readonly endDate: string }

/** A preset that ends today, or two chosen days. */
export type Period = Range | Days

/** Number of days of a period, today included. */
const DAYS = {
  today: 1,
  'last-7-day': 7,
  'last-30-day': 30,
  'last-90-day': 90,
  'last-180-day': 180,
  'last-12-month': 365,
  'last-2-year': 730,
} as const

/** Returns the first and last Istanbul day (inclusive) of a period, as of `nowMs`; `{}` for all times. */
export function daysOf(period: Period, nowMs: number): Partial<Days> {
  if (typeof period !== 'string') return period
  const today = istanbulDay(nowMs)
  switch (period) {
    case 'all-times':
      return {}
    case 'yesterday': {
      const day = istanbulDay(nowMs - DAY_MS)
      return { startDate: day, endDate: day }
    }
    case 'this-month':
      return { startDate: firstOfMonth(today), endDate: today }
    case 'last-month': {
      const lastDay = istanbulDay(Date.parse(firstOfMonth(today)) - DAY_MS)
      return { startDate: firstOfMonth(lastDay), endDate: lastDay }
    }
    default:
      return { startDate: istanbulDay(nowMs - (DAYS[period] - 1) * DAY_MS), endDate: today }
  }
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`
}

/**
 * Returns the initial days of the two date fields: those of the preset, or the last 30 days for all times.
 */
export function daysToEdit(period: Period, nowMs: number): Days {
  return { ...(daysOf('last-30-day', nowMs) as Days), ...daysOf(period, nowMs) }
}

/** Earlier days are rejected, because their year is still being typed. */
const FIRST_DAY = '2000-01-01'

export type DaysFault = { readonly field: keyof Days; readonly text: 'missing' | 'future' | 'order' }

/** Validates two days; returns the first fault or `null`. */
export function faultOf({ startDate, endDate }: Days, nowMs: number): DaysFault | null {
  const today = istanbulDay(nowMs)
  for (const [field, day] of [
    ['startDate', startDate],
    ['endDate', endDate],
  ] as const) {
    if (day < FIRST_DAY) return { field, text: 'missing' }
    if (day > today) return { field, text: 'future' }
  }
  return startDate > endDate ? { field: 'endDate', text: 'order' } : null
}
