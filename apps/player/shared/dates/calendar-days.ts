/** Days as `YYYY-MM-DD`; an empty `value` means that no day is chosen. */
export type CalendarDays = {
  readonly value: string
  readonly today: string
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** Range of the year list for fields without limits. */
const FIRST_MONTH = '2000-01-01'
const YEARS_AHEAD = 20

/**
 * Returns noon of a day in the browser's time zone. Every day has a noon; midnight may be missing when the
 * clock changes.
 */
export function dateOfDay(day: string): Date {
  return new Date(`${day}T12:00:00`)
}

/** Inverse of `dateOfDay`. */
export function dayOfDate(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Returns the first and the last month of the calendar, and the month that it shows first. */
export function monthsShown({ value, today, min, max }: CalendarDays) {
  const lastDay = max ?? `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`
  const firstDay = min ?? FIRST_MONTH
  const wanted = value || today
  const shown = wanted < firstDay ? firstDay : wanted > lastDay ? lastDay : wanted
  return { first: dateOfDay(firstDay), last: dateOfDay(lastDay), shown: dateOfDay(shown) }
}

/** Converts `min` and `max` to disabled ranges of react-day-picker. */
export function unavailableDays({ min, max }: Pick<CalendarDays, 'min' | 'max'>) {
  return [
    ...(min === undefined ? [] : [{ before: dateOfDay(min) }]),
    ...(max === undefined ? [] : [{ after: dateOfDay(max) }]),
  ]
}
