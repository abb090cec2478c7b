/** Distribution of a whole number: `p[i]` is the chance of `from + i`. */
export type Chances = { readonly from: number; readonly p: Float64Array }

/** Normal distributions are cut this many deviations from their mean. */
const DEVIATIONS = 6
/** Variance that rounding to whole numbers adds. */
const ROUNDING = 1 / 12

/** Returns the distribution of a known number. */
export const known = (value: number): Chances => ({ from: value, p: Float64Array.of(1) })

export const shift = ({ from, p }: Chances, by: number): Chances => ({ from: from + by, p })

export const chanceOf = ({ from, p }: Chances, value: number): number => p[value - from] ?? 0

/** Sums the chances of the values that pass. */
export function chanceThat({ from, p }: Chances, test: (value: number) => boolean): number {
  let sum = 0
  for (let at = 0; at < p.length; at++) if (test(from + at)) sum += p[at] ?? 0
  return sum
}

/**
 * Returns the median as a fraction: the value at which half of the chances are reached, plus the part of its
 * own chance that is needed.
 */
export function medianOf({ from, p }: Chances): number {
  let below = 0
  for (let at = 0; at < p.length; at++) {
    const own = p[at] ?? 0
    if (below + own >= 0.5) return from + at - 0.5 + (0.5 - below) / own
    below += own
  }
  return from + p.length - 1
}

/** Returns the distribution of values that may repeat in the list. */
export function countedBy(values: Iterable<readonly [value: number, p: number]>): Chances {
  const counted = new Map<number, number>()
  for (const [value, p] of values) counted.set(value, (counted.get(value) ?? 0) + p)
  const from = Math.min(...counted.keys())
  const p = new Float64Array(Math.max(...counted.keys()) - from + 1)
  for (const [value, chance] of counted) p[value - from] = chance
  return { from, p }
}

/** A score with its chance. */
export type ScoreChance = { readonly home: number; readonly away: number; readonly p: number }

/** Returns the distribution of a whole number that scores have, such as their total or margin. */
export function measuredBy(scores: readonly ScoreChance[], measure: (score: ScoreChance) => number): Chances {
  const values = scores.map(measure)
  const from = Math.min(...values)
  const p = new Float64Array(Math.max(...values) - from + 1)
  for (const [at, score] of scores.entries()) {
    const place = (values[at] ?? 0) - from
    p[place] = (p[place] ?? 0) + score.p
  }
  return { from, p }
}

/** Returns the distribution of a winner: 1 home, -1 away. */
export const sides = (home: number): Chances => ({ from: -1, p: Float64Array.of(1 - home, 0, home) })

/** Returns the chances of the sum of two independent numbers. */
export function sumOf(one: Chances, other: Chances): Chances {
  const p = new Float64Array(one.p.length + other.p.length - 1)
  for (let i = 0; i < one.p.length; i++) {
    const chance = one.p[i] ?? 0
    if (chance === 0) continue
    for (let j = 0; j < other.p.length; j++) p[i + j] = (p[i + j] ?? 0) + chance * (other.p[j] ?? 0)
  }
  return { from: one.from + other.from, p }
}

/** Returns the weighted mixture of distributions. */
export function mixOf(parts: readonly (readonly [weight: number, chances: Chances])[]): Chances {
  const used = parts.filter(([weight]) => weight > 0)
  const from = Math.min(...used.map(([, chances]) => chances.from))
  const end = Math.max(...used.map(([, chances]) => chances.from + chances.p.length))
  const p = new Float64Array(end - from)
  for (const [weight, chances] of used) {
    const offset = chances.from - from
    for (let at = 0; at < chances.p.length; at++)
      p[offset + at] = (p[offset + at] ?? 0) + weight * (chances.p[at] ?? 0)
  }
  return { from, p }
}

/** Returns the conditional distribution of the values that pass. */
export function given(chances: Chances, test: (value: number) => boolean): Chances {
  const whole = chanceThat(chances, test)
  if (whole === 0) return chances
  const p = chances.p.map((chance, at) => (test(chances.from + at) ? chance / whole : 0))
  return { from: chances.from, p }
}

/**
 * Returns a normal distribution rounded to whole numbers. `parts` is the number of rounded numbers that are
 * summed later: each gives up its share of the variance of rounding, so that the sum has that of one
 * rounding.
 */
export function rounded(mean: number, variance: number, parts = 1): Chances {
  const deviation = Math.sqrt(Math.max(0.25, variance + ROUNDING / parts - ROUNDING))
  const from = Math.floor(mean - DEVIATIONS * deviation)
  const length = Math.ceil(2 * DEVIATIONS * deviation) + 2
  const p = new Float64Array(length)
  let below = normal((from - 0.5 - mean) / deviation)
  let total = 0
  for (let at = 0; at < length; at++) {
    const next = normal((from + at + 0.5 - mean) / deviation)
    p[at] = Math.max(0, next - below)
    total += next - below
    below = next
  }
  return { from, p: p.map((chance) => chance / total) }
}

/** Cumulative normal distribution by the series of Marsaglia, exact to about 1e-15. */
export function normal(x: number): number {
  if (x < -8) return 0
  if (x > 8) return 1
  let [sum, term] = [x, x]
  for (let i = 3; sum + term !== sum; i += 2) {
    term *= (x * x) / i
    sum += term
  }
  return 0.5 + sum * Math.exp(-0.5 * x * x - 0.918_938_533_204_672_8)
}
