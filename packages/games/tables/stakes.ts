import type { HouseTable } from './house-tables.ts'

type Stakes = Pick<HouseTable, 'minBet' | 'maxBet' | 'maxReturn' | 'chips'>

/** Limits and chips, in kuruş. */
export const SMALL: Stakes = {
  minBet: 100,
  maxBet: 500_000,
  maxReturn: 1_800_000,
  chips: [100, 500, 1000, 2500, 10_000, 50_000],
}
export const MEDIUM: Stakes = {
  minBet: 500,
  maxBet: 2_500_000,
  maxReturn: 9_000_000,
  chips: [500, 1000, 2500, 10_000, 50_000, 100_000],
}
export const HIGH: Stakes = {
  minBet: 2500,
  maxBet: 10_000_000,
  maxReturn: 36_000_000,
  chips: [2500, 10_000, 50_000, 100_000, 500_000],
}

/** The wheel pays up to 1,961 times a stake, so its wins may be higher than those of other tables. */
export const WHEEL: Stakes = {
  minBet: 100,
  maxBet: 500_000,
  maxReturn: 10_000_000,
  chips: [100, 500, 1000, 2500, 10_000, 50_000],
}

/** An ante leaves room for the stake that plays it, and the best hands pay up to a hundred times. */
export const POKER: Stakes = {
  minBet: 500,
  maxBet: 1_500_000,
  maxReturn: 25_000_000,
  chips: [500, 1000, 2500, 10_000, 50_000, 100_000],
}
export const HIGH_POKER: Stakes = {
  minBet: 2500,
  maxBet: 6_000_000,
  maxReturn: 60_000_000,
  chips: [2500, 10_000, 50_000, 100_000, 500_000],
}

/**
 * Largest return of a spot at a table that is dealt by hand, in kuruş: what one member of staff may decide
 * alone (C10), because a single dealer decides the result.
 */
export const HAND_RETURN_MAX = 1_000_000
export const HAND_STAKES: Stakes = { ...SMALL, maxBet: 100_000, maxReturn: HAND_RETURN_MAX }
