/** Result of one test: the probability that a fair generator looks at least this odd. */
export type TestResult = {
  /** Kind of test: one line of the table. */
  readonly kind: string
  /** Data that was tested. */
  readonly of: string
  readonly p: number
}

/**
 * Tests that are judged together. `tests` makes new data for each attempt; the number identifies the data.
 */
export type Family = {
  readonly name: string
  /** Amount of data. */
  readonly size: string
  tests(attempt: number): readonly TestResult[]
}

export type Judged = {
  readonly family: Family
  readonly results: readonly TestResult[]
  /** Results that were repeated on fresh data. */
  readonly repeated: readonly TestResult[]
  readonly red: readonly TestResult[]
}

/** R05: below this p-value a test is red at once, without a repetition. */
const RED_P = 1e-6
/**
 * R05: up to this p-value a test is repeated on fresh data; it is red if the second p-value is this low
 * again.
 */
const REPEAT_P = 1e-3
/** Significance level of a whole family of tests: 99 %. */
const TOGETHER = 0.01

/**
 * Runs a family of tests. A test is red below 10⁻⁶, or if it is doubtful twice. Doubtful means at most 10⁻³,
 * or rejected by Holm's correction at 99 % for the family. The second attempt runs the whole family on fresh
 * data.
 */
export function examine(family: Family): Judged {
  const results = family.tests(0)
  const doubtful = doubts(results)
  const isRed = ({ p }: TestResult) => p < RED_P
  if (doubtful.length === 0 || results.some(isRed)) {
    return { family, results, repeated: [], red: results.filter(isRed) }
  }
  const again = family.tests(1)
  const doubtfulAgain = new Set(doubts(again).map(label))
  const isRepeated = new Set(doubtful.map(label))
  const repeated = again.filter((result) => isRepeated.has(label(result)))
  const red = again.filter((result) => {
    return isRed(result) || (isRepeated.has(label(result)) && doubtfulAgain.has(label(result)))
  })
  return { family, results, repeated, red }
}

export function label({ kind, of }: TestResult): string {
  return `${kind}: ${of}`
}

function doubts(results: readonly TestResult[]): readonly TestResult[] {
  const corrected = holm(results.map(({ p }) => p))
  return results.filter(({ p }, index) => p <= REPEAT_P || (corrected[index] as number) < TOGETHER)
}

/** Returns the p-values after Holm's step-down correction, in their original order. */
export function holm(ps: readonly number[]): readonly number[] {
  const rising = [...ps.keys()].sort((a, b) => (ps[a] as number) - (ps[b] as number))
  const corrected = new Array<number>(ps.length)
  let most = 0
  for (const [rank, index] of rising.entries()) {
    most = Math.max(most, Math.min(1, (ps.length - rank) * (ps[index] as number)))
    corrected[index] = most
  }
  return corrected
}
