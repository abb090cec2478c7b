import { drawsFrom } from '@poyraz/fairness'

/** Returns a random integer of this device below `n`, for a look at a game; no round is played with it. */
export function randomBelow(n: number): number {
  return drawsFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).int(n)
}
