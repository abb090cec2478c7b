import { type Kurus, kurus, mulDivFloor } from '@poyraz/kernel'
import { type LegResult, multiplierOf, ODDS_ONE } from './legs.ts'

/** Probabilities and margins are in millionths. */
const MILLION = 1_000_000

export type CashOutLeg = {
  readonly oddsMilli: number
  readonly result: LegResult
  /** Present fair chance to win, in millionths; `null` for a decided leg. */
  readonly chance: number | null
}

/**
 * Returns the price of a coupon of one line: stake · settled multipliers · odds and fair chances of open
 * legs, less the margin, rounded down.
 */
export function cashOutValue(stake: Kurus, legs: readonly CashOutLeg[], marginMillionths: number): Kurus {
  const million = BigInt(MILLION)
  let numerator = million - BigInt(marginMillionths)
  let denominator = million
  for (const { oddsMilli, result, chance } of legs) {
    const known = multiplierOf(result, oddsMilli)
    numerator *= known?.numerator ?? BigInt(oddsMilli) * BigInt(chance ?? 0)
    denominator *= known?.denominator ?? BigInt(ODDS_ONE) * million
  }
  return kurus(mulDivFloor(stake, numerator, denominator))
}
