/** One test's answer: how likely a fair generator is to look this odd, or odder. */
export type TestResult = {
  /** What kind of test: one line of the table. */
  readonly kind: string
  /** What it looked at. */
  readonly of: string
  readonly p: number
}

/** Tests that are judged together, each time on data that `tests` makes anew: the number names the data. */
export type Family = {
  readonly name: string
  /** How much was looked at. */
  readonly size: string
  tests(attempt: number): readonly TestResult[]
}

export type Judged = {
  readonly family: Family
  readonly results: readonly TestResult[]
  /** Those that were repeated on fresh data. */
  readonly repeated: readonly TestResult[]
  readonly red: readonly TestResult[]
}

/** R05: below this nothing is asked again. */
const RED_P = 1e-6
/** R05: up to this a test is repeated on fresh data, and red if it is again. */
const REPEAT_P = 1e-3
/** The tests of a family pass together at 99 %. */
const TOGETHER = 0.01

/**
 * Runs a family of tests. Red is what comes out below 10⁻⁶, and what is doubtful twice: up to 10⁻³, or
 * rejected by Holm's correction at 99 % together. The second time is the whole family on fresh data.
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

/** Holm's step-down correction: the p-values as they count among each other, in their order. */
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
