import { add, multiply, type Ratio, ratio, ZERO } from '../ratio.ts'

/**
 * A way to play a game, with its exact distribution: `weight` of `of` cases pay `units`, the others
 * nothing.
 */
export type OptionReturn = {
  readonly option: string
  readonly of: bigint
  readonly pays: readonly { readonly weight: bigint; readonly units: number }[]
}

/** `options.ts` of a game's folder. */
export type GameOptions = {
  options(): Iterable<OptionReturn>
  /** The option that the game opens with. */
  readonly usual: string
  /** The options that the certificate shows in full. */
  readonly listed: readonly string[]
}

/** Return of an option, in stakes. */
export function returnOf({ of, pays }: OptionReturn, unitsPerBet: number): Ratio {
  const units = pays.reduce((sum, pay) => sum + pay.weight * BigInt(pay.units), 0n)
  return ratio(units, of * BigInt(unitsPerBet))
}

/** Chance that an option pays anything. */
export function hitOf({ of, pays }: OptionReturn): Ratio {
  return ratio(
    pays.reduce((sum, pay) => sum + (pay.units > 0 ? pay.weight : 0n), 0n),
    of,
  )
}

/** Variance of an option's pay, in squares of the stake. */
export function varianceOf(option: OptionReturn, unitsPerBet: number): Ratio {
  const { of, pays } = option
  const squares = pays.reduce((sum, pay) => sum + pay.weight * BigInt(pay.units) ** 2n, 0n)
  const mean = returnOf(option, unitsPerBet)
  const { numerator, denominator } = multiply(mean, mean)
  return add(ZERO, ratio(squares, of * BigInt(unitsPerBet) ** 2n), { numerator: -numerator, denominator })
}
