import { decimal, multiply, type Ratio, ratio } from './ratio.ts'
import type { SlotVolatility } from './slots/game.ts'

const PERCENT_DIGITS = 10

/** A figure of a certificate: the percent is cut, not rounded. */
export type ExactFigure = {
  readonly percent: string
  readonly numerator: string
  readonly denominator: string
}

export function exactFigure(value: Ratio): ExactFigure {
  const percent = decimal(multiply(value, ratio(100n, 1n)), PERCENT_DIGITS)
  return { percent, numerator: String(value.numerator), denominator: String(value.denominator) }
}

export function squareRoot(value: Ratio): number {
  return Math.sqrt(Number(decimal(value, 12)))
}

/** Bands by sigma in stakes: low below 3, medium up to 8, high up to 15. */
export function volatilityBand(sigma: number): SlotVolatility {
  if (sigma < 3) return 'low'
  if (sigma <= 8) return 'medium'
  return sigma <= 15 ? 'high' : 'extreme'
}
