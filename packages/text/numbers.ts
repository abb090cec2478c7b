import type { Lang } from './languages.ts'

/**
 * Formats basis points as a percentage: 9640 is `%96,4` in Turkish and `96.4%` in English. Trailing zeros are
 * omitted.
 */
export function formatPercent(basisPoints: number, lang: Lang): string {
  const size = Math.abs(basisPoints)
  const fraction = String(size % 100)
    .padStart(2, '0')
    .replace(/0+$/, '')
  const decimal = lang === 'tr' ? ',' : '.'
  const digits = `${Math.floor(size / 100)}${fraction && decimal + fraction}`
  const minus = basisPoints < 0 ? '−' : ''
  return lang === 'tr' ? `${minus}%${digits}` : `${minus}${digits}%`
}

/** Formats a whole number with thousands separators: `12.480` or `12,480`. */
export function formatCount(count: number, lang: Lang): string {
  const size = groupDigits(String(Math.abs(count)), lang)
  return count < 0 ? `-${size}` : size
}

/** Formats a multiple given in tenths: 312 is `31,2` or `31.2`; whole numbers have no fraction. */
export function formatTimes(tenths: number, lang: Lang): string {
  const fraction = tenths % 10
  const decimal = lang === 'tr' ? ',' : '.'
  return formatCount(Math.floor(tenths / 10), lang) + (fraction === 0 ? '' : `${decimal}${fraction}`)
}

/**
 * Inserts thousands separators. It does not use `Intl`, because the first number format of a browser takes as
 * long as rendering a page.
 */
export function groupDigits(digits: string, lang: Lang): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, lang === 'tr' ? '.' : ',')
}

/** Formats a multiple given in hundredths with two digits: 247 is `2,47×` or `2.47×`. */
export function formatMultiplier(hundredths: number, lang: Lang): string {
  const fraction = String(hundredths % 100).padStart(2, '0')
  return `${formatCount(Math.floor(hundredths / 100), lang)}${lang === 'tr' ? ',' : '.'}${fraction}×`
}
