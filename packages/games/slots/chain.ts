import { type Ratio, ratio } from '../ratio.ts'
import type { SlotFreeSpins } from './rules.ts'

/** All free spins that award the same number of further spins: combinations, sum of units, sum of squares. */
export type AwardClass = {
  readonly award: number
  readonly weight: bigint
  readonly units: bigint
  readonly squares: bigint
}

/** Exact expectations of all free spins of a round that starts with some: units before the multiplier. */
export type ChainMoments = { readonly spins: Ratio; readonly units: Ratio; readonly squares: Ratio }

/**
 * Follows a round through every reachable pair of spins played and spins left, from the last possible spin
 * back to the first. Sums are kept as integers over cycle^(spins that could still come), so nothing is
 * rounded.
 */
export function chainMoments(
  classes: readonly AwardClass[],
  cycle: bigint,
  { maxSpins }: SlotFreeSpins,
): (awarded: number) => ChainMoments {
  let later: readonly Sums[] = [NOTHING]
  let power = 1n
  for (let played = maxSpins - 1; played >= 0; played--) {
    const sums: Sums[] = [NOTHING]
    for (let left = 1; left <= maxSpins - played; left++) {
      const room = maxSpins - played - left
      sums.push(sumOver(classes, power, (award) => later[left - 1 + Math.min(award, room)] as Sums))
    }
    later = sums
    power *= cycle
  }
  const fromStart = later
  return (awarded) => {
    const { spins, units, squares } = fromStart[awarded] as Sums
    return { spins: ratio(spins, power), units: ratio(units, power), squares: ratio(squares, power) }
  }
}

type Sums = { readonly spins: bigint; readonly units: bigint; readonly squares: bigint }

const NOTHING: Sums = { spins: 0n, units: 0n, squares: 0n }

/** One more spin in front: it pays w, what follows pays x, and E[(w + x)²] = E[w²] + 2 E[w] E[x] + E[x²]. */
function sumOver(classes: readonly AwardClass[], power: bigint, after: (award: number) => Sums): Sums {
  let [spins, units, squares] = [0n, 0n, 0n]
  for (const { award, weight, units: paid, squares: paidSquares } of classes) {
    const rest = after(award)
    spins += weight * (power + rest.spins)
    units += paid * power + weight * rest.units
    squares += paidSquares * power + 2n * paid * rest.units + weight * rest.squares
  }
  return { spins, units, squares }
}
