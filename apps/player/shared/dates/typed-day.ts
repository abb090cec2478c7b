import type { Lang } from '@poyraz/text'

const SEPARATORS = { tr: '.', en: '/' } as const satisfies Record<Lang, string>
/** Number of digits of day, month and year. */
const LENGTHS = [2, 2, 4] as const
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const WRITTEN_DAY = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/

/** Formats `2026-01-05` as `05.01.2026` or `05/01/2026`; returns an empty string for an invalid day. */
export function writtenDay(day: string, lang: Lang): string {
  const [, year, month, date] = ISO_DAY.exec(day) ?? []
  return year === undefined ? '' : [date, month, year].join(SEPARATORS[lang])
}

/** Returns the text of the field after an input: inserts separators and reformats a pasted ISO day. */
export function typedDay(text: string, lang: Lang): string {
  const trimmed = text.trim()
  const pasted = writtenDay(trimmed, lang)
  return pasted || partsOf(trimmed).join(SEPARATORS[lang])
}

/** Parses the typed text to `YYYY-MM-DD`; returns an empty string if it is not a complete day. */
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
  // `5.` is a complete day and is padded. Without a separator a single digit stays as it is.
  return parts.at(-1) === '' ? parts.map((part) => (part === '' ? part : part.padStart(2, '0'))) : parts
}
