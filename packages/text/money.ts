import { err, type Kurus, kurus, ok, type Result } from '@poyraz/kernel'
import type { Lang } from './languages.ts'
import { groupDigits } from './numbers.ts'

/** U+2212, which has the width of a plus sign, so that columns of signed amounts align. */
const MINUS = '−'
const LIRA = '₺'
const DECIMAL = { tr: ',', en: '.' } as const

export type MoneyStyle = {
  /** `always` also writes a plus; zero has no sign. */
  readonly sign?: 'auto' | 'always'
  /** `auto` omits zero kuruş: for limits and presets, not for balances. */
  readonly fraction?: 'always' | 'auto'
}

/**
 * Formats kuruş: `₺1.234,50` in Turkish, `₺1,234.50` in English, with a minus before the lira sign. Exact at
 * any size. It does not use `Intl`, whose format differs between versions.
 */
export function formatMoney(minor: bigint | number, lang: Lang, style: MoneyStyle = {}): string {
  const amount = BigInt(minor)
  const size = amount < 0n ? -amount : amount
  const lira = groupDigits((size / 100n).toString(), lang)
  const rest = size % 100n
  const fraction =
    style.fraction === 'auto' && rest === 0n ? '' : DECIMAL[lang] + rest.toString().padStart(2, '0')
  const plus = style.sign === 'always' && amount > 0n ? '+' : ''
  return `${amount < 0n ? MINUS : plus}${LIRA}${lira}${fraction}`
}

const GROUPED = {
  tr: /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/,
  en: /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/,
} as const

/** More digits than any limit needs. Longer input is refused before it is converted. */
const DIGITS_MAX = 15

/**
 * Parses the text of an amount field. Wrong or ambiguous separators are refused: in Turkish `1.234` is one
 * thousand two hundred and thirty-four, and `1,234.50` is invalid.
 */
export function parseMoney(text: string, lang: Lang): Result<Kurus, 'not_an_amount'> {
  const plain = text.replace(/[\s₺]/g, '')
  const match = GROUPED[lang].exec(plain)
  if (!match || plain.length > DIGITS_MAX) return err('not_an_amount')
  const lira = (match[1] ?? '').replace(/[.,]/g, '')
  const rest = (match[2] ?? '').padEnd(2, '0')
  return ok(kurus(BigInt(lira + rest)))
}
