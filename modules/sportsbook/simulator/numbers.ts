import type { Draws } from '@poyraz/fairness'

const BITS_16 = 65_536
const BITS_32 = BITS_16 ** 2

/**
 * Returns uniform numbers from 0 to below 1 for the chances of prices, which need millions: the generator
 * `mulberry32` from a seed of the simulator. Nothing that happens in a match comes from it.
 */
export function fastNumbers(draws: Draws): () => number {
  let state = draws.int(BITS_16) * BITS_16 + draws.int(BITS_16)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / BITS_32
  }
}
