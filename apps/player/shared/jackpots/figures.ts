import { formatMoney, formatPercent, type Lang } from '@poyraz/text'
import type { Pot } from './jackpots.ts'

/** Returns the fill of a must-hit-by pot, from its start (0) to its limit (1). */
export function shareOf({ amount, seed, cap }: Pick<Pot, 'amount' | 'seed' | 'cap'>): number {
  return (amount - seed) / (cap - seed)
}

/** An amount inside a sentence, without zero kuruş. */
export function wholeLira(amount: number, lang: Lang): string {
  return formatMoney(amount, lang, { fraction: 'auto' })
}

const MILLIONTHS_OF_BP = 100

/** A share in millionths as a percentage, cut after two decimals. */
export function share(millionths: number, lang: Lang): string {
  return formatPercent(Math.floor(millionths / MILLIONTHS_OF_BP), lang)
}
