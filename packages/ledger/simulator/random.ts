/** Repeatable choices of a simulation: the same seed, the same choices. Nothing else may use it. */
export type Random = {
  /** An integer of 0 to n - 1. */
  below(n: number): number
  /** True with this chance. */
  chance(probability: number): boolean
  pick<T>(items: readonly [T, ...T[]]): T
}

/** Mulberry32: 32 bits of state are plenty for choosing what a simulated player does. */
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
