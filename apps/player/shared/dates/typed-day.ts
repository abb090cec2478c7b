import type { Lang } from '@poyraz/text'

const SEPARATORS = { tr: '.', en: '/' } as const satisfies Record<Lang, string>
/** Digits of day, month and year. */
const LENGTHS = [2, 2, 4] as const
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const WRITTEN_DAY = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/

/** `2026-01-05` as it is written: `05.01.2026` or `05/01/2026`; nothing where it is no day. */
export function writtenDay(day: string, lang: Lang): string {
  const [, year, month, date] = ISO_DAY.exec(day) ?? []
  return year === undefined ? '' : [date, month, year].join(SEPARATORS[lang])
}

/** What stands in the field after a key: the separators come with the digits, and a pasted ISO day is turned. */
export function typedDay(text: string, lang: Lang): string {
  const trimmed = text.trim()
  const pasted = writtenDay(trimmed, lang)
  return pasted || partsOf(trimmed).join(SEPARATORS[lang])
}

/** The day that was typed, as `YYYY-MM-DD`; nothing while it is none. */
export function dayOf(text: string): string {
  const [, date = '', month = '', year = ''] = WRITTEN_DAY.exec(text) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const ms = Date.parse(day)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day) ? day : ''
}

function partsOf(text: string): readonly string[] {
  const parts = ['']
  for (const char of text) {
    const at = parts.length - 1
    const part = parts[at] ?? ''
    const isLast = at === LENGTHS.length - 1
    const isDigit = char >= '0' && char <= '9'
    if (isDigit && part.length < (LENGTHS[at] ?? 0)) parts[at] = part + char
    else if (isDigit && !isLast) parts.push(char)
    else if (!isDigit && !isLast && part !== '') parts.push('')
  }
  // `5.` is a whole day just typed; in the middle of a correction one digit is left alone.
  return parts.at(-1) === '' ? parts.map((part) => (part === '' ? part : part.padStart(2, '0'))) : parts
}
