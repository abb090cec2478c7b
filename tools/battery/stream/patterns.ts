import { chiSquareAbove } from '../special.ts'
import type { Bits } from './bits.ts'

/** Counts each pattern of `length` bits, with the sequence closed to a ring. */
function ringCounts(bits: Bits, length: number): Float64Array {
  const counts = new Float64Array(2 ** length)
  const mask = counts.length - 1
  let pattern = 0
  for (let index = 0; index < bits.length + length - 1; index++) {
    pattern = ((pattern << 1) | (bits[index % bits.length] as number)) & mask
    if (index >= length - 1) counts[pattern] = (counts[pattern] as number) + 1
  }
  return counts
}

/**
 * SP 800-22, 2.11: tests that all overlapping patterns of `length` bits are equally frequent; two p-values.
 */
export function serial(bits: Bits, length: number): readonly [number, number] {
  const n = bits.length
  const psi = (size: number) =>
    size <= 0 ? 0 : (2 ** size / n) * ringCounts(bits, size).reduce((sum, count) => sum + count ** 2, 0) - n
  const [long, middle, short] = [psi(length), psi(length - 1), psi(length - 2)]
  return [
    chiSquareAbove(long - middle, 2 ** (length - 1)),
    chiSquareAbove(long - 2 * middle + short, 2 ** (length - 2)),
  ]
}

/** SP 800-22, 2.12: compares patterns of `length` bits with those of one bit more. */
export function approximateEntropy(bits: Bits, length: number): number {
  const n = bits.length
  const phi = (size: number) =>
    ringCounts(bits, size).reduce(
      (sum, count) => sum + (count === 0 ? 0 : (count / n) * Math.log(count / n)),
      0,
    )
  const entropy = phi(length) - phi(length + 1)
  return chiSquareAbove(2 * n * (Math.log(2) - entropy), 2 ** length)
}
