import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { atTime, formatTime } from './dates.ts'
import type { Lang } from './languages.ts'
import { formatMoney } from './money.ts'
import { formatCount } from './numbers.ts'
import { en } from './refusals/en.ts'
import { tr } from './refusals/tr.ts'

const TEXTS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { tr, en }
const AMOUNTS: readonly string[] = ['min', 'max', 'left', 'least', 'below', 'value', 'targetMax']
const UNITS = {
  tr: { hour: ['saat', 'saat'], minute: ['dakika', 'dakika'], second: ['saniye', 'saniye'] },
  en: { hour: ['hour', 'hours'], minute: ['minute', 'minutes'], second: ['second', 'seconds'] },
} as const

/**
 * Returns the text of a refusal by a limit with the numbers in its data, or `null` if there is no such text
 * or a number is missing: then the text of the code itself has to do.
 */
export function limitText(error: string, data: unknown, lang: Lang): string | null {
  if (typeof data !== 'object' || data === null) return null
  const facts: Readonly<Record<string, unknown>> = { ...data }
  const name = [error, facts['kind'], facts['period']].filter((part) => typeof part === 'string').join('_')
  const text = TEXTS[lang][name]
  if (text === undefined) return null
  const values = { ...facts, wait: waitMsOf(facts) }
  const filled = text.replace(/\{(\w+)\}/g, (place, key: string) => shown(key, values, lang) ?? place)
  return filled.includes('{') ? null : filled
}

function shown(key: string, values: Readonly<Record<string, unknown>>, lang: Lang): string | null {
  const value = values[key]
  if (typeof value !== 'number') return null
  if (key === 'wait') return formatWait(value, lang)
  if (key === 'opensAt') return atTime(formatTime(value), lang)
  return AMOUNTS.includes(key) ? formatMoney(value, lang, { fraction: 'auto' }) : formatCount(value, lang)
}

function waitMsOf({ waitMs, retryAfterSeconds }: Readonly<Record<string, unknown>>): unknown {
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds * SECOND_MS : waitMs
}

/** Rounds up to whole seconds, minutes or hours, so that nobody comes back too early: `27 dakika`. */
function formatWait(ms: number, lang: Lang): string {
  const [unit, name] =
    ms > HOUR_MS
      ? [HOUR_MS, 'hour' as const]
      : ms > MINUTE_MS
        ? [MINUTE_MS, 'minute' as const]
        : [SECOND_MS, 'second' as const]
  const count = Math.max(1, Math.ceil(ms / unit))
  return `${formatCount(count, lang)} ${UNITS[lang][name][count === 1 ? 0 : 1]}`
}
