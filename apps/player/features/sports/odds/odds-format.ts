import { formatOdds as decimal, type Lang } from '@poyraz/text'

export const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const
export type OddsFormat = (typeof ODDS_FORMATS)[number]

const MILLI = 1000
const EVENS = 2 * MILLI

/** Formats odds in thousandths: 2250 is `2,25`, `5/4` or `+125`. */
export function formatOdds(milli: number, format: OddsFormat, lang: Lang): string {
  switch (format) {
    case 'fractional':
      return fraction(milli - MILLI)
    case 'american':
      return american(milli)
    case 'decimal':
      return decimal(milli, lang)
  }
}

function fraction(profit: number): string {
  const divisor = greatestDivisor(profit, MILLI)
  return `${profit / divisor}/${MILLI / divisor}`
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a || 1 : greatestDivisor(b, a % b)
}

/** Profit on 100 from evens, below that the stake for a profit of 100. */
function american(milli: number): string {
  if (milli >= EVENS) return `+${Math.round((milli - MILLI) / 10)}`
  return `−${Math.round((100 * MILLI) / Math.max(1, milli - MILLI))}`
}
