/** Pseudo-random choices of a simulation, repeatable by seed. For simulations only. */
export type Random = {
  /** Returns an integer from 0 to n − 1. */
  below(n: number): number
  /** Returns true with this probability. */
  chance(probability: number): boolean
  pick<T>(items: readonly [T, ...T[]]): T
}

/** Mulberry32; its 32 bits of state are enough for a simulation. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)] ?? items[0],
  }
}
