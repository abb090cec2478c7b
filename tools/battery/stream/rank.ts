import { goodnessAbove } from '../goodness.ts'
import type { Bits } from './bits.ts'

const SIZE = 32

/** SP 800-22, 2.5: tests the ranks of 32 × 32 matrices over GF(2): full, one less, or smaller. */
export function matrixRank(bits: Bits): number {
  return goodnessAbove(rankCounts(bits, SIZE), rankChances(SIZE))
}

/** Counts consecutive matrices with full rank, one less, and smaller. */
export function rankCounts(bits: Bits, size: number): readonly [number, number, number] {
  const counts: [number, number, number] = [0, 0, 0]
  for (let start = 0; start + size * size <= bits.length; start += size * size) {
    const lost = Math.min(size - rankOf(rowsAt(bits, start, size)), 2)
    counts[lost as 0 | 1 | 2]++
  }
  return counts
}

/** Returns the probabilities of those three for random bits: SP 800-22, 3.5. */
export function rankChances(size: number): readonly [number, number, number] {
  const chance = (rank: number) => {
    let product = 2 ** -((size - rank) ** 2)
    for (let i = 0; i < rank; i++) product *= (1 - 2 ** (i - size)) ** 2 / (1 - 2 ** (i - rank))
    return product
  }
  const [full, less] = [chance(size), chance(size - 1)]
  return [full, less, 1 - full - less]
}

function rowsAt(bits: Bits, start: number, size: number): Int32Array {
  return Int32Array.from({ length: size }, (_, row) => {
    let value = 0
    for (let column = 0; column < size; column++) {
      value = (value << 1) | (bits[start + row * size + column] as number)
    }
    return value
  })
}

/**
 * Gaussian elimination: each remaining row is a pivot and is subtracted from all rows that have its lowest
 * bit.
 */
function rankOf(rows: Int32Array): number {
  let rank = 0
  for (let index = 0; index < rows.length; index++) {
    const pivot = rows[index] as number
    if (pivot === 0) continue
    rank++
    const lowest = pivot & -pivot
    for (let later = index + 1; later < rows.length; later++) {
      if ((rows[later] as number) & lowest) rows[later] = (rows[later] as number) ^ pivot
    }
  }
  return rank
}
