import type { Lang } from './languages.ts'

const MARKS = { tr: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } } as const
/** Places between groups of three digits. */
const GROUPS = /\B(?=(\d{3})+$)/g

/**
 * Formats odds in thousandths as a decimal: 1850 is `1,85` or `1.85`. They are rounded down, as a price never
 * promises more than it pays.
 */
export function formatOdds(milli: number, lang: Lang): string {
  const { group, decimal } = MARKS[lang]
  const hundredths = Math.floor(milli / 10)
  const whole = String(Math.floor(hundredths / 100)).replace(GROUPS, group)
  return `${whole}${decimal}${String(hundredths % 100).padStart(2, '0')}`
}
