import { DAY_MS, HOUR_MS, MINUTE_MS } from '@poyraz/kernel'

/** Public holidays with a fixed date, as month-day. */
const FIXED: ReadonlySet<string> = new Set(['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29'])
/** On the eve of a religious feast and on 28 October the holiday begins at 13:00 (Law 2429). */
const EVE_FROM_MINUTE = (13 * HOUR_MS) / MINUTE_MS
const EVES: ReadonlySet<string> = new Set(['10-28'])

const [RAMAZAN_DAYS, KURBAN_DAYS] = [3, 4]

/** First days of Ramazan and Kurban Bayramı by the Diyanet calendar, and their lengths in days. */
export const FEASTS: readonly (readonly [first: string, days: number])[] = [
  ['2026-03-20', RAMAZAN_DAYS],
  ['2026-05-27', KURBAN_DAYS],
  ['2027-03-09', RAMAZAN_DAYS],
  ['2027-05-16', KURBAN_DAYS],
  ['2028-02-26', RAMAZAN_DAYS],
  ['2028-05-05', KURBAN_DAYS],
  ['2029-02-14', RAMAZAN_DAYS],
  ['2029-04-24', KURBAN_DAYS],
  ['2030-02-04', RAMAZAN_DAYS],
  ['2030-04-13', KURBAN_DAYS],
  ['2031-01-24', RAMAZAN_DAYS],
  ['2031-04-02', KURBAN_DAYS],
  ['2032-01-14', RAMAZAN_DAYS],
  ['2032-03-22', KURBAN_DAYS],
]
const [FIRST_YEAR, LAST_YEAR] = [2026, 2032]

/**
 * Returns the minute of this Istanbul day from which banks are closed for a holiday; `null` on a working day.
 */
export function holidayFrom(day: string): number | null {
  if (FIXED.has(day.slice(5))) return 0
  const dayMs = Date.parse(day)
  for (let since = 0; since < KURBAN_DAYS; since++) {
    if (since < (feastOf(dayMs - since * DAY_MS) ?? 0)) return 0
  }
  return EVES.has(day.slice(5)) || feastOf(dayMs + DAY_MS) !== null ? EVE_FROM_MINUTE : null
}

/**
 * Returns the length in days of the feast that begins on this day, `null` if none does. Uses the official
 * dates, or the computed lunar calendar for years without them.
 */
function feastOf(dayMs: number): number | null {
  const day = new Date(dayMs).toISOString().slice(0, 10)
  const year = Number(day.slice(0, 4))
  if (year < FIRST_YEAR || year > LAST_YEAR) return reckonedFeast(dayMs)
  return FEASTS.find(([first]) => first === day)?.[1] ?? null
}

const LUNAR = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})
/** Month-day of the lunar year: 1 Şevval and 10 Zilhicce. */
const LUNAR_FEASTS: ReadonlyMap<string, number> = new Map([
  ['10-1', RAMAZAN_DAYS],
  ['12-10', KURBAN_DAYS],
])

/** Returns the same by the computed lunar calendar, which may differ by one day. */
export function reckonedFeast(dayMs: number): number | null {
  const parts = new Map(LUNAR.formatToParts(dayMs).map(({ type, value }) => [type, value]))
  return LUNAR_FEASTS.get(`${parts.get('month')}-${parts.get('day')}`) ?? null
}
