import { formatPercent, type Lang } from '@poyraz/text'

const PERCENT_BP = 100

/** Formats a part of the latest results in whole percent: a hundred rounds give no finer share. */
export function shareText(part: number, whole: number, lang: Lang): string {
  return formatPercent(Math.round((100 * part) / whole) * PERCENT_BP, lang)
}
