import { assert } from '@poyraz/kernel'

/** Named systems: the number of their legs, and the sizes of their lines. */
export const NAMED_SYSTEMS = {
  trixie: { legs: 3, sizes: [2, 3] },
  patent: { legs: 3, sizes: [1, 2, 3] },
  yankee: { legs: 4, sizes: [2, 3, 4] },
  lucky15: { legs: 4, sizes: [1, 2, 3, 4] },
  canadian: { legs: 5, sizes: [2, 3, 4, 5] },
  lucky31: { legs: 5, sizes: [1, 2, 3, 4, 5] },
  heinz: { legs: 6, sizes: [2, 3, 4, 5, 6] },
  lucky63: { legs: 6, sizes: [1, 2, 3, 4, 5, 6] },
  superHeinz: { legs: 7, sizes: [2, 3, 4, 5, 6, 7] },
  goliath: { legs: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
} as const satisfies Record<string, { readonly legs: number; readonly sizes: readonly number[] }>

/** Maximum number of lines, more than a Goliath has: each line is settled and shown. */
export const LINES_MAX = 1000

/** Legs of a coupon in the order of the coupon; a banker is in every line. */
export type SystemLegs = { readonly bankers: readonly boolean[]; readonly sizes: readonly number[] | null }

/** Returns the number of combinations of `size` out of `count`. */
function combinations(count: number, size: number): number {
  if (size > count) return 0
  let total = 1
  for (let step = 1; step <= size; step++) total = (total * (count - size + step)) / step
  return Math.round(total)
}

/** Returns the number of lines: one without sizes, 0 for a system that is impossible with these legs. */
export function countLines({ bankers, sizes }: SystemLegs): number {
  if (sizes === null) return bankers.length > 0 && !bankers.includes(true) ? 1 : 0
  const free = bankers.filter((isBanker) => !isBanker).length
  const isSet = new Set(sizes).size === sizes.length && sizes.length > 0
  if (!isSet || sizes.some((size) => size < 1 || size > free)) return 0
  return sizes.reduce((sum, size) => sum + combinations(free, size), 0)
}

/** Returns the indexes of the legs of each line, shorter lines first. */
export function linesOf(system: SystemLegs): readonly (readonly number[])[] {
  const count = countLines(system)
  assert(count > 0 && count <= LINES_MAX, 'a system with lines')
  const places = system.bankers.map((_, place) => place)
  if (system.sizes === null) return [places]
  const bankers = places.filter((place) => system.bankers[place])
  const free = places.filter((place) => !system.bankers[place])
  return system.sizes
    .toSorted((left, right) => left - right)
    .flatMap((size) => choose(free, size).map((line) => [...bankers, ...line].toSorted((a, b) => a - b)))
}

/**
 * Returns the sets of `size` indexes. It stops early with too few of them, so the work is proportional to the
 * result.
 */
function choose(places: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  if (size > places.length) return []
  return places.flatMap((place, index) =>
    choose(places.slice(index + 1), size - 1).map((rest) => [place, ...rest]),
  )
}
