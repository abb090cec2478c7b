import { type Kurus, kurus, mulDivFloor } from '@poyraz/kernel'
import { type LegResult, multiplierOf, ODDS_ONE } from './legs.ts'

/** Probabilities and margins are in millionths. */
const MILLION = 1_000_000

export type CashOutLeg = {
  readonly oddsMilli: number
  readonly result: LegResult
  /** Present fair chance to win, in millionths, pushes left out; `null` for a decided leg. */
  readonly chance: number | null
  /** Part of a stake that returns on average, in millionths; missing where none does. */
  readonly push?: number | undefined
}

/**
 * Returns the price of a coupon of one line: stake · settled multipliers · average returns of open legs, less
 * the margin, rounded down.
 */
export function cashOutValue(stake: Kurus, legs: readonly CashOutLeg[], marginMillionths: number): Kurus {
  const million = BigInt(MILLION)
  let numerator = million - BigInt(marginMillionths)
  let denominator = million
  for (const { oddsMilli, result, chance, push = 0 } of legs) {
    const known = multiplierOf(result, oddsMilli)
    const won = BigInt(oddsMilli) * BigInt(chance ?? 0) * BigInt(MILLION - push)
    numerator *= known?.numerator ?? won + BigInt(ODDS_ONE) * million * BigInt(push)
    denominator *= known?.denominator ?? BigInt(ODDS_ONE) * million * million
  }
  return kurus(mulDivFloor(stake, numerator, denominator))
}
