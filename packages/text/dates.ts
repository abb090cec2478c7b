import { DAY_MS, HOUR_MS, istanbulDay, MINUTE_MS } from '@poyraz/kernel'
import { type Lang, LOCALES } from './languages.ts'

const ZONE = 'Europe/Istanbul'

/** Formats the Istanbul day of an instant (ISO 8601 text or ms): `05.01.2026` or `5 Jan 2026`. */
export function formatDate(instant: string | number, lang: Lang): string {
  return lang === 'tr' ? turkishDay(instant) : english(instant, { dateStyle: 'medium' })
}

/** Formats day and time: `05.01.2026 21:07` (fixed width in Turkish, for tables) or `5 Jan 2026, 21:07`. */
export function formatDateTime(instant: string | number, lang: Lang): string {
  return `${formatDate(instant, lang)}${lang === 'tr' ? ' ' : ', '}${formatTime(instant)}`
}

/** Formats the time in Istanbul: `21:07`. */
export function formatTime(instant: string | number): string {
  return english(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

/** Locative suffixes of the Turkish digits 0 to 9 and of the tens 0 to 50, as they are spoken. */
const DIGIT_SUFFIXES = ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'] as const
const TEN_SUFFIXES = ['da', 'da', 'de', 'da', 'ta', 'de'] as const

/** Adds the Turkish suffix for "at" to a text that ends with a time: `Bugün 18:39’da`. */
export function atTime(text: string, lang: Lang): string {
  const time = /([0-2]\d):([0-5]\d)$/.exec(text)
  if (lang !== 'tr' || !time) return text
  const spoken = time[2] === '00' ? Number(time[1]) : Number(time[2])
  const suffix = spoken % 10 === 0 ? TEN_SUFFIXES[spoken / 10] : DIGIT_SUFFIXES[spoken % 10]
  return `${text}’${suffix}`
}

/** Returns the number of Istanbul days from `instant` to `nowMs`: 0 today, 1 yesterday. */
export function daysAgo(instant: string | number, nowMs: number): number {
  const day = (ms: number) => Date.parse(istanbulDay(ms))
  return Math.round((day(nowMs) - day(toMs(instant))) / DAY_MS)
}

/** Formats a duration in hours and minutes: `00:42`. */
export function formatElapsed(elapsedMs: number): string {
  const minutes = Math.max(0, Math.floor(elapsedMs / MINUTE_MS))
  const hours = Math.floor(minutes / (HOUR_MS / MINUTE_MS))
  return `${pad(hours)}:${pad(minutes % 60)}`
}

function turkishDay(instant: string | number): string {
  const [year, month, day] = istanbulDay(toMs(instant)).split('-')
  return `${day}.${month}.${year}`
}

/** Cached, because creating a formatter takes longer than thousands of uses. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function english(instant: string | number, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options)
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(LOCALES.en, { timeZone: ZONE, ...options })
  formatters.set(key, known)
  return known.format(toMs(instant))
}

function toMs(instant: string | number): number {
  return typeof instant === 'number' ? instant : Date.parse(instant)
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
