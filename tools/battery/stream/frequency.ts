import { chiSquareAbove, erfc, normalBelow } from '../special.ts'
import type { Bits } from './bits.ts'

/** SP 800-22, 2.1: tests that ones and zeros are equally frequent. */
export function frequency(bits: Bits): number {
  const sum = bits.reduce((total, bit) => total + 2 * bit - 1, 0)
  return erfc(Math.abs(sum) / Math.sqrt(2 * bits.length))
}

/** SP 800-22, 2.2: tests the same in every block; an incomplete last block is ignored. */
export function blockFrequency(bits: Bits, size: number): number {
  const blocks = Math.floor(bits.length / size)
  let squares = 0
  for (let block = 0; block < blocks; block++) {
    let ones = 0
    for (let at = block * size; at < (block + 1) * size; at++) ones += bits[at] as number
    squares += (ones / size - 0.5) ** 2
  }
  return chiSquareAbove(4 * size * squares, blocks)
}

/**
 * SP 800-22, 2.13: tests the maximum of the running sum of +1 and -1, from the first bit or from the last.
 */
export function cumulativeSums(bits: Bits, from: 'first' | 'last'): number {
  let [sum, farthest] = [0, 0]
  for (let index = 0; index < bits.length; index++) {
    sum += 2 * (bits[from === 'first' ? index : bits.length - 1 - index] as number) - 1
    farthest = Math.max(farthest, Math.abs(sum))
  }
  const [n, root] = [bits.length, Math.sqrt(bits.length)]
  const between = (low: number, high: number) =>
    normalBelow((high * farthest) / root) - normalBelow((low * farthest) / root)
  const last = Math.floor((n / farthest - 1) / 4)
  let p = 1
  for (let k = Math.ceil((-n / farthest + 1) / 4); k <= last; k++) p -= between(4 * k - 1, 4 * k + 1)
  for (let k = Math.ceil((-n / farthest - 3) / 4); k <= last; k++) p += between(4 * k + 1, 4 * k + 3)
  // Rounding errors of the sums may leave the range of a probability.
  return Math.min(1, Math.max(0, p))
}
