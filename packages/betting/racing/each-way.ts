import { type Kurus, kurus, mulDivFloor } from '@poyraz/kernel'
import { type LegResult, multiplierOf, ODDS_ONE } from '../coupons/legs.ts'

/** Terms of the place part: the places that it pays, and the fraction of the winner's profit. */
export type PlaceTerms = { readonly places: number; readonly fraction: 4 | 5 }

/** Position of a runner from 1, and the number of runners that share it. */
export type Finish = { readonly position: number; readonly tied: number }

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

/** Returns the win of an each-way bet, a stake of `unitStake` on the win and another on the place. */
export function eachWayWin(unitStake: Kurus, oddsMilli: number, terms: PlaceTerms, finish: Finish): Kurus {
  const placeOdds = ODDS_ONE + (oddsMilli - ODDS_ONE) / terms.fraction
  return kurus(
    partWin(unitStake, oddsMilli, placeResult(finish, 1)) +
      partWin(unitStake, Math.floor(placeOdds), placeResult(finish, terms.places)),
  )
}

function partWin(stake: Kurus, oddsMilli: number, result: LegResult): bigint {
  const multiplier = multiplierOf(result, oddsMilli)
  return multiplier === null ? 0n : mulDivFloor(stake, multiplier.numerator, multiplier.denominator)
}
