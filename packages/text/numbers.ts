import type { Lang } from './languages.ts'

/**
 * A share in basis points: 9640 is `%96,4` in Turkish, where the sign comes first, and `96.4%` in English.
 * Trailing zeros are left out.
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

/** A whole number with the language's groups: `12.480` or `12,480`. */
export function formatCount(count: number, lang: Lang): string {
  const size = groupDigits(String(Math.abs(count)), lang)
  return count < 0 ? `-${size}` : size
}

/** A multiple given in tenths: 312 is `31,2` in Turkish and `31.2` in English; a whole one has no fraction. */
export function formatTimes(tenths: number, lang: Lang): string {
  const fraction = tenths % 10
  const decimal = lang === 'tr' ? ',' : '.'
  return formatCount(Math.floor(tenths / 10), lang) + (fraction === 0 ? '' : `${decimal}${fraction}`)
}

/**
 * Puts the language's sign between each three digits. By hand, because a browser's first number format takes it
 * as long as drawing a whole page.
 */
export function groupDigits(digits: string, lang: Lang): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, lang === 'tr' ? '.' : ',')
}
