import { z } from 'zod'

export const SPIN_INTERVAL_MS_DEFAULT = 2500
/** Live tables take their own time, in percent of it. */
export const TABLE_TIME_DEFAULT = 100
/** Least percentage of a live table's time: a player can still place a chip. */
const TABLE_TIME_MIN = 10

export const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value <= max)

/** Variables of times that tests shorten. */
export const PACE_VARIABLES = {
  SPIN_INTERVAL_MS: [wholeNumber(3_600_000), 'a whole number of milliseconds up to 3600000'],
  TABLE_TIME: [
    wholeNumber(TABLE_TIME_DEFAULT).refine((value) => value >= TABLE_TIME_MIN),
    `a percentage from ${TABLE_TIME_MIN} to ${TABLE_TIME_DEFAULT}`,
  ],
} as const

export function pacesOf(values: { readonly SPIN_INTERVAL_MS?: number; readonly TABLE_TIME?: number }) {
  return {
    spinIntervalMs: values.SPIN_INTERVAL_MS ?? SPIN_INTERVAL_MS_DEFAULT,
    tableTime: values.TABLE_TIME ?? TABLE_TIME_DEFAULT,
  }
}
