import type { Language } from '@poyraz/contract'
import { formatDateTime } from '@poyraz/text'
import { coolsUntil, type OwnSource } from '../methods/cooling.ts'
import type { Method, MethodField } from '../methods/method.ts'

/** The player for whom a form is built. */
export type Filler = {
  readonly lang: Language
  readonly name: string
  /** Current day in Istanbul, `YYYY-MM-DD`. */
  readonly today: string
  readonly nowMs: number
  /** Wallets and addresses from which the player paid in. */
  readonly sources: readonly OwnSource[]
}

const SHOWN_DIGITS = 8

/** Returns the form fields of a method in one language, with their initial values. */
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

/** Shortens a long address to its beginning and end, the parts that people compare. */
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
