import { type Lang, LOCALES } from '@poyraz/text'

/** Formats odds given in thousandths: 1850 is `1,85` or `1.85`. */
export function formatOdds(milli: number, lang: Lang): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return new Intl.NumberFormat(LOCALES[lang], digits).format(milli / 1000)
}
