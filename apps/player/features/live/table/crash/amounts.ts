import { LEAST_TARGET, MOST_TARGET } from '@poyraz/games/tables'

/** Stakes that the buttons step through, in kuruş. */
const STAKES = [
  100, 200, 500, 1000, 2000, 3000, 5000, 7500, 10_000, 15_000, 20_000, 30_000, 50_000, 75_000, 100_000,
  150_000, 200_000, 250_000,
]
/** Targets that the buttons step through, in hundredths. */
const TARGETS = [
  101, 110, 120, 130, 150, 175, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 5000, 10_000, 50_000, 100_000,
  1_000_000,
]

export type Limits = { readonly least: number; readonly most: number }
export const TARGET_LIMITS: Limits = { least: LEAST_TARGET, most: MOST_TARGET }

export const nextStake = (value: number, direction: 1 | -1, limits: Limits) =>
  within(nextOf(STAKES, value, direction), limits)
export const nextTarget = (value: number, direction: 1 | -1) =>
  within(nextOf(TARGETS, value, direction), TARGET_LIMITS)

function nextOf(values: readonly number[], value: number, direction: 1 | -1): number {
  const next = direction === 1 ? values.find((one) => one > value) : values.findLast((one) => one < value)
  return next ?? value
}

const within = (value: number, { least, most }: Limits) => Math.min(Math.max(value, least), most)

/** A number without thousands separators, with up to two decimals. */
const NUMBER = /^\d{1,9}(?:[.,]\d{1,2})?$/

/**
 * Reads an amount such as `₺1.250,50` or `2.5×` in hundredths, rounded to a multiple of `unit` and kept
 * within the limits. Returns `null` for other texts.
 */
export function readHundredths(text: string, limits: Limits, unit = 1): number | null {
  const plain = text.replace(/[₺×x\s]/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '')
  if (!NUMBER.test(plain)) return null
  const value = Math.round(Number(plain.replace(',', '.')) * 100)
  return within(Math.round(value / unit) * unit, limits)
}
