import { assert } from '@poyraz/kernel'
import { compile } from '../machine.ts'
import { type Spins, spinsOf, unitsOf } from '../spins.ts'
import { reelRulesOf } from './options.ts'
import type { Pays } from './pick-figures.ts'
import type { BuyChoice, ChoiceRules } from './rules.ts'

/**
 * Returns the exact distribution of bought rounds. Their free spins are independent and their number is
 * fixed, so it is the distribution of one of them, multiplied by itself as a polynomial.
 */
export function boughtPays(rules: ChoiceRules, { spins }: BuyChoice): Pays {
  const { free } = compile(reelRulesOf(rules, 0))
  assert(free && rules.freeSpins, `${rules.gameId} has free spins`)
  const single = spinsOf(free, Number.MAX_SAFE_INTEGER)
  const times = BigInt(rules.freeSpins.multiplier)
  const of = single.cycle ** BigInt(spins)
  return {
    of,
    rows: powerOf(weightsOf(single), spins, of).flatMap((weight, units) =>
      weight > 0n ? [{ weight, units: BigInt(units) * times }] : [],
    ),
  }
}

/** Combinations of stops by the units that they pay. */
function weightsOf({ rows }: Spins): readonly bigint[] {
  const most = rows.reduce((top, row) => Math.max(top, Number(unitsOf(row))), 0)
  const weights = Array.from({ length: most + 1 }, () => 0n)
  for (const row of rows) {
    const units = Number(unitsOf(row))
    weights[units] = (weights[units] as bigint) + row.weight
  }
  return weights
}

/**
 * Returns the coefficients of a polynomial to a power, none of which is above `most`. All coefficients are
 * digits of one integer, wide enough that no digit carries over, because the engine multiplies long integers
 * much faster than a loop multiplies polynomials.
 */
function powerOf(weights: readonly bigint[], power: number, most: bigint): readonly bigint[] {
  const width = most.toString(16).length
  const digits = weights.toReversed().map((weight) => weight.toString(16).padStart(width, '0'))
  const product = (BigInt(`0x${digits.join('')}`) ** BigInt(power)).toString(16)
  const count = Math.ceil(product.length / width)
  return Array.from({ length: count }, (_, index) => {
    const end = product.length - index * width
    return BigInt(`0x${product.slice(Math.max(0, end - width), end)}`)
  })
}
