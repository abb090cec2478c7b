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

const DAYS = {
  today: 0,
  'last-7-day': 7,
  'last-30-day': 30,
  'last-90-day': 90,
  'last-180-day': 180,
  'last-12-month': 365,
  'last-2-year': 730,
} as const

/** First and last Istanbul day (inclusive) of a period that ends at `nowMs`; nothing for all times. */
export function daysOf(range: Range, nowMs: number): { startDate?: string; endDate?: string } {
  const today = istanbulDay(nowMs)
  switch (range) {
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
      return { startDate: istanbulDay(nowMs - DAYS[range] * DAY_MS), endDate: today }
  }
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`
}
