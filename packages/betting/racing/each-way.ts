import { type LegResult, ODDS_ONE } from '../coupons/legs.ts'

/** Terms of an each-way bet: the place part pays on the first `places`, at 1/`fraction` of the odds. */
export type PlaceTerms = { readonly places: number; readonly fraction: number }

/** Position of a runner, and with how many it shares it: 1 and 1 for a winner alone. */
export type Finish = { readonly position: number; readonly tied: number }

/** Lines of an each-way coupon, whose legs are the win and the place: each leg is a line with its own stake. */
export const EACH_WAY_SIZES: readonly number[] = [1]

/** Returns the usual terms of a race; `null` where each-way bets are not taken. */
export function placeTerms(runners: number, isHandicap = false): PlaceTerms | null {
  if (runners < 5) return null
  if (runners < 8) return { places: 2, fraction: 4 }
  if (isHandicap && runners >= 12) return { places: runners >= 16 ? 4 : 3, fraction: 4 }
  return { places: 3, fraction: 5 }
}

/** Settles a bet on one of the first `places`: runners that tie for the last of them share it. */
export function placeResult({ position, tied }: Finish, places: number): LegResult {
  const left = places - position + 1
  if (left <= 0) return { kind: 'lost' }
  return left >= tied ? { kind: 'won' } : { kind: 'dead_heat', places: left, tied }
}

/** Odds times chance of a fair price, in thousandths times millionths. */
const FAIR = ODDS_ONE * 1_000_000

/** Returns the odds of the place part in thousandths, rounded down. */
export function placeOdds(oddsMilli: number, { fraction }: PlaceTerms): number {
  return ODDS_ONE + Math.floor((oddsMilli - ODDS_ONE) / fraction)
}

/**
 * Returns true if the place part of these win odds has odds above 1.00, and returns at most its stake by the
 * chance of a place, in millionths. A fixed fraction of long odds may be worth more than the place is.
 */
export function isPlaceCovered(oddsMilli: number, terms: PlaceTerms, placeChance: number): boolean {
  const odds = placeOdds(oddsMilli, terms)
  return odds > ODDS_ONE && odds * placeChance <= FAIR
}
