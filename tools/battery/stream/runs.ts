import { goodnessAbove } from '../goodness.ts'
import { erfc } from '../special.ts'
import type { Bits } from './bits.ts'

/** SP 800-22, 2.3: tests the number of changes between 0 and 1, given the share of ones. */
export function runs(bits: Bits): number {
  const n = bits.length
  const ones = bits.reduce((total, bit) => total + bit, 0) / n
  // With a wrong frequency the test does not apply (2.3.4).
  if (Math.abs(ones - 0.5) >= 2 / Math.sqrt(n)) return 0
  let count = 1
  for (let index = 1; index < n; index++) if (bits[index] !== bits[index - 1]) count++
  const share = ones * (1 - ones)
  return erfc(Math.abs(count - 2 * n * share) / (2 * Math.sqrt(2 * n) * share))
}

/** Size of a block in bits. Longest runs up to `shortest` form one class, those from `longest` on another. */
export type LongestRunClasses = {
  readonly size: number
  readonly shortest: number
  readonly longest: number
}

/** SP 800-22, 2.4: tests the longest run of ones in each block. */
export function longestRun(bits: Bits, classes: LongestRunClasses): number {
  return goodnessAbove(longestRunCounts(bits, classes), longestRunChances(classes))
}

/** Counts the blocks of each class. */
export function longestRunCounts(
  bits: Bits,
  { size, shortest, longest }: LongestRunClasses,
): readonly number[] {
  const counts = new Array<number>(longest - shortest + 1).fill(0)
  for (let start = 0; start + size <= bits.length; start += size) {
    const run = Math.min(Math.max(longestIn(bits.subarray(start, start + size)), shortest), longest)
    counts[run - shortest] = (counts[run - shortest] as number) + 1
  }
  return counts
}

function longestIn(block: Bits): number {
  let [run, most] = [0, 0]
  for (const bit of block) {
    run = bit === 1 ? run + 1 : 0
    if (run > most) most = run
  }
  return most
}

/**
 * Returns the exact probability of each class. SP 800-22 prints four digits, which are off by up to 0.0016
 * for long blocks.
 */
export function longestRunChances({ size, shortest, longest }: LongestRunClasses): readonly number[] {
  const upTo = Array.from({ length: longest - shortest }, (_, index) => noRunOver(shortest + index, size))
  return [...upTo, 1].map((chance, index) => chance - (upTo[index - 1] ?? 0))
}

/**
 * Returns the probability that n fair bits contain no run of more than k ones. The first such run ends with 0
 * and k + 1 ones.
 */
function noRunOver(k: number, n: number): number {
  const chances = new Array<number>(n + 1).fill(1)
  for (let length = k + 1; length <= n; length++) {
    const before = length === k + 1 ? 2 ** -(k + 1) : (chances[length - k - 2] as number) * 2 ** -(k + 2)
    chances[length] = (chances[length - 1] as number) - before
  }
  return chances[n] as number
}
