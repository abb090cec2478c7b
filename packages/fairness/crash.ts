import { assert } from '@poyraz/kernel'
import type { Draws } from './draws.ts'

const RESOLUTION = 1n << 52n
const BUST_HUNDREDTHS = 100n

/**
 * Returns the multiplier of a crash round in hundredths (100: it ends at the start), at most `capHundredths`.
 * A target x >= 101 wins if the multiplier is at least x; the return is the same for every target.
 */
export function crashHundredths(
  draws: Draws,
  options: { readonly edgeBp: number; readonly capHundredths: number },
): number {
  assert(options.edgeBp >= 0 && options.edgeBp < 10_000, 'the edge is in basis points')
  const r = draws.bigInt(RESOLUTION)
  const raw = (BigInt(10_000 - options.edgeBp) * RESOLUTION) / (100n * (RESOLUTION - r))
  const cap = BigInt(options.capHundredths)
  if (raw < BUST_HUNDREDTHS) return Number(BUST_HUNDREDTHS)
  return Number(raw < cap ? raw : cap)
}
