import { EXPECTED_LEAST, goodness } from '../goodness.ts'
import type { TestResult } from '../judge.ts'
import { chiSquareP, normalP } from '../special.ts'

/** Integers from 0 to below `values`, all equally likely: a reel's stops, dice, first cards. */
export type Sequence = { readonly name: string; readonly of: Uint16Array; readonly values: number }

const LAGS = 8
/** Minimum number of complete collections: fewer do not fill the classes of their lengths. */
const LENGTH_CLASS = 0.1
const COLLECTIONS_LEAST = EXPECTED_LEAST / LENGTH_CLASS

/** Runs all tests of a single sequence, as far as it is long enough for them. */
export function sequenceTests(sequence: Sequence): readonly TestResult[] {
  const { name, of, values } = sequence
  const results = [
    { kind: 'distribution', of: name, p: evenness(sequence) },
    { kind: 'runs', of: name, p: runsOfHalves(Uint8Array.from(of, (value) => (2 * value < values ? 0 : 1))) },
    { kind: 'serial correlation', of: name, p: serialCorrelation(sequence) },
  ]
  if (of.length >= EXPECTED_LEAST * values ** 2) {
    results.push({ kind: 'overlap', of: name, p: overlappingPairs(sequence) })
  }
  const collections = collectionsIn(sequence)
  if (collections >= COLLECTIONS_LEAST) {
    results.push({ kind: 'coupon collector', of: name, p: couponCollector(sequence, collections) })
  }
  return results
}

/** Tests that all values are equally frequent. */
export function evenness({ of, values }: Sequence): number {
  return goodness(countsOf(of, values), new Array<number>(values).fill(1 / values))
}

export function countsOf(of: Uint16Array, values: number): number[] {
  const counts = new Array<number>(values).fill(0)
  for (const value of of) counts[value] = (counts[value] as number) + 1
  return counts
}

/**
 * Tests that all pairs of neighbours are equally frequent, with the sequence closed to a ring. Overlapping
 * pairs are dependent, so the chi-square is the excess over that of single values (Good 1953; SP 800-22,
 * 2.11).
 */
export function overlappingPairs({ of, values }: Sequence): number {
  const pairs = of.map((value, index) => value * values + (of[(index + 1) % of.length] as number))
  const psi = (counts: readonly number[]) =>
    (counts.length / of.length) * counts.reduce((sum, count) => sum + count ** 2, 0) - of.length
  return chiSquareP(psi(countsOf(pairs, values ** 2)) - psi(countsOf(of, values)), values ** 2 - values)
}

/**
 * Runs test of Wald and Wolfowitz: tests the number of changes between the two sides, given how many there
 * are of each.
 */
export function runsOfHalves(sides: Uint8Array): number {
  const n = sides.length
  const ones = sides.reduce((sum, side) => sum + side, 0)
  const mean = 1 + (2 * ones * (n - ones)) / n
  const variance = ((mean - 1) * (mean - 2)) / (n - 1)
  let runs = 1
  for (let index = 1; index < n; index++) if (sides[index] !== sides[index - 1]) runs++
  return variance > 0 ? normalP((runs - mean) / Math.sqrt(variance)) : 0
}

/**
 * Tests the correlations with the 1 to 8 preceding values together (Box and Pierce), around the exact mean
 * and variance.
 */
export function serialCorrelation({ of, values }: Sequence): number {
  const centred = Float64Array.from(of, (value) => value - (values - 1) / 2)
  const variance = (values ** 2 - 1) / 12
  let statistic = 0
  for (let lag = 1; lag <= LAGS; lag++) {
    let products = 0
    for (let index = lag; index < centred.length; index++) {
      products += (centred[index] as number) * (centred[index - lag] as number)
    }
    statistic += products ** 2 / ((centred.length - lag) * variance ** 2)
  }
  return chiSquareP(statistic, LAGS)
}

/**
 * Returns a number of complete collections that the sequence very probably contains: each takes values × (1 +
 * 1/2 + ..) on average.
 */
function collectionsIn({ of, values }: Sequence): number {
  let mean = 0
  for (let found = 1; found <= values; found++) mean += values / found
  return Math.floor((0.8 * of.length) / mean)
}

/** Knuth's coupon collector test: tests how many values it takes until each has occurred, repeatedly. */
export function couponCollector({ of, values }: Sequence, collections: number): number {
  const chances = collectionChances(values)
  const classes = classesOf(chances)
  const counts = new Array<number>(Math.max(...classes) + 1).fill(0)
  let [start, made] = [0, 0]
  let seen = new Set<number>()
  for (let index = 0; index < of.length && made < collections; index++) {
    seen.add(of[index] as number)
    if (seen.size < values) continue
    const place = classes[Math.min(index + 1 - start, classes.length - 1)] as number
    counts[place] = (counts[place] as number) + 1
    made++
    start = index + 1
    seen = new Set()
  }
  // Fewer collections than requested are many deviations below the mean; a value that never occurs allows
  // none.
  if (made < collections) return 0
  const shares = new Array<number>(counts.length).fill(0)
  for (const [length, chance] of chances.entries()) {
    const place = classes[length] as number
    shares[place] = (shares[place] as number) + chance
  }
  return goodness(counts, shares)
}

/**
 * Returns the probability of each length of a collection, up to a remainder of 10⁻¹². `found[k]` is the
 * probability of k different values so far.
 */
export function collectionChances(values: number): readonly number[] {
  let found = [1]
  const chances = [0]
  for (let sum = 0; sum < 1 - 1e-12; sum += chances.at(-1) as number) {
    const after = new Array<number>(values).fill(0)
    for (const [count, chance] of found.entries()) {
      after[count] = (after[count] ?? 0) + (chance * count) / values
      if (count + 1 < values) after[count + 1] = (after[count + 1] ?? 0) + chance * (1 - count / values)
    }
    chances.push((found[values - 1] ?? 0) / values)
    found = after
  }
  return chances
}

/** Groups neighbouring lengths into classes of at least a tenth of the probability. */
function classesOf(chances: readonly number[]): readonly number[] {
  let [place, held, left] = [0, 0, 1]
  return chances.map((chance) => {
    const own = place
    held += chance
    left -= chance
    if (held >= LENGTH_CLASS && left >= LENGTH_CLASS) [place, held] = [place + 1, 0]
    return own
  })
}
