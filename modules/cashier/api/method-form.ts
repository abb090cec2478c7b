import type { Language } from '@poyraz/contract'
import { formatDateTime } from '@poyraz/text'
import { coolsUntil, type OwnSource } from '../methods/cooling.ts'
import type { Method, MethodField } from '../methods/method.ts'

/** For whom a form is filled in. */
export type Filler = {
  readonly lang: Language
  readonly name: string
  /** Of Istanbul. */
  readonly today: string
  readonly nowMs: number
  /** Where money of theirs came from. */
  readonly sources: readonly OwnSource[]
}

const SHOWN_DIGITS = 8

/** The fields of a method in words of one language, with what stands in them from the start. */
export function formOf({ fields }: Method, filler: Filler) {
  return fields.map((field) => {
    const { name, type, required, label, min, max, pattern, day } = field
    const options = field.own === undefined ? field.options : ownOptions(field, filler)
    return {
      name,
      type,
      required,
      label: label[filler.lang],
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...(pattern === undefined ? {} : { pattern }),
      ...(day === undefined ? {} : { day }),
      ...(field.suggests === undefined ? {} : { value: filler[field.suggests] }),
      ...(options === undefined ? {} : { options: [...options] }),
    }
  })
}

function ownOptions({ name, pattern = '' }: MethodField, { sources, lang, nowMs }: Filler) {
  const fits = new RegExp(pattern, 'u')
  return sources
    .filter((source) => source.field === name && fits.test(source.value))
    .map((source) => ({ value: source.value, label: shortened(source.value) + waitOf(source, nowMs, lang) }))
}

/** The beginning and the end of a long address, which people compare. */
function shortened(value: string): string {
  return value.length > 3 * SHOWN_DIGITS
    ? `${value.slice(0, SHOWN_DIGITS)}…${value.slice(-SHOWN_DIGITS)}`
    : value
}

function waitOf(source: OwnSource, nowMs: number, lang: Language): string {
  const untilMs = coolsUntil(source)
  if (untilMs <= nowMs) return ''
  const when = formatDateTime(untilMs, lang)
  return lang === 'tr' ? ` · açılış ${when}` : ` · opens ${when}`
}
