import { multiply, type Ratio, ratio } from '../../ratio.ts'
import { compile } from '../machine.ts'
import { type Spins, spinsOf, unitsOf } from '../spins.ts'
import { reelRulesOf } from './options.ts'
import { prizesOf } from './pick.ts'
import type { ChoiceRules, PickChoice } from './rules.ts'

/** An exact distribution of pays in units: `weight` of `of` cases pay `units`. */
export type Pays = {
  readonly of: bigint
  readonly rows: readonly { readonly weight: bigint; readonly units: bigint }[]
}

/**
 * Returns the distribution of what the covers pay. It is the same for every way to pick, because every order
 * of contents is equally likely. Of all n! orders, k! (n - k - 1)! per end begin with one set of k prizes and
 * then an end.
 */
export function pickPays({ prizes, ends }: PickChoice): Pays {
  const things = prizesOf(prizes)
  const all = things.length + ends
  const rows = new Map<number, bigint>()
  for (const [found, sums] of subsetSums(things).entries()) {
    const isAll = found === things.length
    const last = isAll ? factorial(ends) : BigInt(ends) * factorial(all - found - 1)
    for (const [units, sets] of sums) {
      rows.set(units, (rows.get(units) ?? 0n) + sets * factorial(found) * last)
    }
  }
  const sorted = [...rows].toSorted(([left], [right]) => left - right)
  return {
    of: factorial(all),
    rows: sorted.map(([units, weight]) => ({ weight, units: BigInt(units) })),
  }
}

/** Counts the subsets of prizes by size and sum. */
function subsetSums(things: readonly number[]): readonly ReadonlyMap<number, bigint>[] {
  const sums = Array.from({ length: things.length + 1 }, () => new Map<number, bigint>())
  sums[0]?.set(0, 1n)
  for (const units of things) {
    for (let size = things.length - 1; size >= 0; size--) {
      const larger = sums[size + 1] as Map<number, bigint>
      for (const [sum, sets] of sums[size] as Map<number, bigint>) {
        larger.set(sum + units, (larger.get(sum + units) ?? 0n) + sets)
      }
    }
  }
  return sums
}

function factorial(n: number): bigint {
  return n <= 1 ? 1n : BigInt(n) * factorial(n - 1)
}

/**
 * Returns the exact distribution of whole rounds: the paid spin and, if it brings the covers, what they pay.
 */
export function roundPays(rules: ChoiceRules, choice: PickChoice): Pays {
  const covers = pickPays(choice)
  const spins = markedSpins(rules, choice)
  const rows = new Map<bigint, bigint>()
  const add = (units: bigint, weight: bigint) => rows.set(units, (rows.get(units) ?? 0n) + weight)
  for (const row of spins.rows) {
    if (row.awarded === 0) add(unitsOf(row), row.weight * covers.of)
    else for (const pay of covers.rows) add(unitsOf(row) + pay.units, row.weight * pay.weight)
  }
  const sorted = [...rows].toSorted(([left], [right]) => Number(left - right))
  return { of: spins.cycle * covers.of, rows: sorted.map(([units, weight]) => ({ weight, units })) }
}

/**
 * Returns the distribution of the paid spin. Spins that bring the covers are marked as awarding a free spin.
 */
export function markedSpins(rules: ChoiceRules, { from }: PickChoice): Spins {
  const awards = Array.from({ length: from + 1 }, (_, count) => (count === from ? 1 : 0))
  const freeSpins = { awards, retriggers: awards.map(() => 0), multiplier: 1, maxSpins: 1 }
  const marked = compile({ ...reelRulesOf(rules, 0), freeSpins })
  return spinsOf(marked.base, Number.MAX_SAFE_INTEGER)
}

/** The mean of a figure of a pay. */
export function meanOf({ of, rows }: Pays, figure: (units: bigint) => bigint): Ratio {
  return ratio(
    rows.reduce((sum, { weight, units }) => sum + weight * figure(units), 0n),
    of,
  )
}

/** The variance of a figure of a pay. */
export function varianceOf(pays: Pays, figure: (units: bigint) => bigint): Ratio {
  const average = meanOf(pays, figure)
  const squares = meanOf(pays, (units) => figure(units) ** 2n)
  const { numerator, denominator } = multiply(average, average)
  return ratio(
    squares.numerator * denominator - numerator * squares.denominator,
    squares.denominator * denominator,
  )
}
