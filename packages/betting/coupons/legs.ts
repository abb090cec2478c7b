/** Odds of 1.00, in thousandths. */
export const ODDS_ONE = 1000

/** Result of a leg. `dead_heat`: `tied` share `places`. */
export type LegResult =
  | { readonly kind: 'open' | 'won' | 'lost' | 'void' | 'half_won' | 'half_lost' }
  | { readonly kind: 'dead_heat'; readonly places: number; readonly tied: number }

/** An exact return per stake. */
export type Multiplier = { readonly numerator: bigint; readonly denominator: bigint }

/** Returns what a leg returns per stake, or `null` while it is open. */
export function multiplierOf(result: LegResult, oddsMilli: number): Multiplier | null {
  const odds = BigInt(oddsMilli)
  const one = BigInt(ODDS_ONE)
  switch (result.kind) {
    case 'open':
      return null
    case 'won':
      return { numerator: odds, denominator: one }
    case 'lost':
      return { numerator: 0n, denominator: 1n }
    case 'void':
      return { numerator: 1n, denominator: 1n }
    case 'half_won':
      return { numerator: one + odds, denominator: 2n * one }
    case 'half_lost':
      return { numerator: 1n, denominator: 2n }
    case 'dead_heat':
      return { numerator: odds * BigInt(result.places), denominator: one * BigInt(result.tied) }
  }
}
