import { DAY_MS, istanbulDay } from '@poyraz/kernel'

/** Periods of a history, as the pages name them. */
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

/** Two Istanbul days, both of them inside, as `YYYY-MM-DD`. */
export type Days = { readonly startDate: string; readonly endDate: string }

/** What a reader chooses: a period that moves with today, or two days. */
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

/** First and last Istanbul day (inclusive) of a period, as of `nowMs`; nothing for all times. */
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

/** The days that two fields begin with: those of the period before, a month where it had no first day. */
export function daysToEdit(period: Period, nowMs: number): Days {
  return { ...(daysOf('last-30-day', nowMs) as Days), ...daysOf(period, nowMs) }
}

/** Days before this one are a year that is still being typed. */
const FIRST_DAY = '2000-01-01'

export type DaysFault = { readonly field: keyof Days; readonly text: 'missing' | 'future' | 'order' }

/** Why two written days are no period; `null` where they are one. */
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
