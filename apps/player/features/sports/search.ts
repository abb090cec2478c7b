import type { Sport } from '@poyraz/contract'
import { SPORTS } from './kinds.ts'

/** Days that a player may choose. Without one a list has today, or what comes next. */
export const DAYS = ['today', 'tomorrow', 'later'] as const
export type Day = (typeof DAYS)[number]
type Raw = Record<string, unknown>

/** The chosen sport and day of a list; all sports have none. */
export function listSearch({ sport, day }: Raw): { sport?: Sport; day?: Day } {
  const knownSport = SPORTS.find((one) => one === sport)
  const knownDay = DAYS.find((one) => one === day)
  return { ...(knownSport ? { sport: knownSport } : {}), ...(knownDay ? { day: knownDay } : {}) }
}

const BACK_MAX = 30

/** The sport and the day of results: days back from today. */
export function resultsSearch({ sport, back }: Raw): { sport?: Sport; back?: number } {
  const known = SPORTS.find((one) => one === sport)
  const isDay = typeof back === 'number' && Number.isInteger(back) && back > 0 && back <= BACK_MAX
  return { ...(known ? { sport: known } : {}), ...(isDay ? { back } : {}) }
}

/** The tab of the player's coupons: settled ones, or open ones by default. */
export function couponsSearch({ settled }: Raw): { settled?: true } {
  return settled === true ? { settled } : {}
}
