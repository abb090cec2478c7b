import { DAY_MS, istanbulDay, istanbulDayStartMs } from '@poyraz/kernel'
import { formatDate, type Lang } from '@poyraz/text'
import type { Days } from '../../shared/dates/presets.ts'
import type { Item } from '../../shared/endpoint/procedures.ts'

export type Stats = Item<'casino.stats'>
/** Figures of a day (`YYYY-MM-DD`) or a month (`YYYY-MM`); money in kuruş. */
export type StatsPeriod = Stats['periods'][number]
export type Step = 'day' | 'month'

/** Periods of the statistics; those of half a year or more are shown by month. */
export const STATS_RANGES = [
  'last-7-day',
  'last-30-day',
  'this-month',
  'last-month',
  'last-90-day',
  'last-180-day',
  'last-12-month',
] as const
export type StatsRange = (typeof STATS_RANGES)[number]
export const INITIAL_RANGE: StatsRange = 'last-30-day'

/** Returns the range of a URL, or the initial one. */
export function rangeOf(period: string | number | undefined): StatsRange {
  return STATS_RANGES.find((range) => range === period) ?? INITIAL_RANGE
}

export function stepOf(range: StatsRange): Step {
  return range === 'last-12-month' || range === 'last-180-day' ? 'month' : 'day'
}

const NOTHING = { rounds: 0, stake: 0, win: 0, biggestWin: 0, featureSpins: 0, playedMs: 0 }

/** Returns every day or month of the period, oldest first; those without play have zeros. */
export function everyPeriod(
  periods: readonly StatsPeriod[],
  { startDate, endDate }: Days,
  step: Step,
): readonly StatsPeriod[] {
  const known = new Map(periods.map((one) => [one.period, one]))
  return namesOf({ startDate, endDate }, step).map((period) => known.get(period) ?? { period, ...NOTHING })
}

function namesOf({ startDate, endDate }: Days, step: Step): readonly string[] {
  const count = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1
  const first = istanbulDayStartMs(startDate)
  const days = Array.from({ length: count }, (_, index) => istanbulDay(first + index * DAY_MS))
  return step === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))]
}

/** Returns the name of a day or a month: `05.01.2026`, `Ocak 2026`. `months` are the names of the months. */
export function periodName(period: string, lang: Lang, months: readonly string[]): string {
  const [year = '', month = '', day] = period.split('-')
  return day === undefined
    ? `${months[Number(month) - 1]} ${year}`
    : formatDate(istanbulDayStartMs(period), lang)
}
