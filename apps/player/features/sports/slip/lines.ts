/** A leg as the arithmetic of a coupon needs it: `multiplier` in thousandths, the odds while it is open. */
type LineLeg = { readonly multiplier: number; readonly banker: boolean }
type Banked = { readonly banker: boolean }

const MILLI = 1000n
const LETTERS = 26
const FIRST_LETTER = 65

/** Returns the number of lines of a system with `sizes` legs each beside the bankers. */
export function lineCount(legs: readonly Banked[], sizes: readonly number[]): number {
  const free = legs.filter(({ banker }) => !banker).length
  return sizes.reduce((sum, size) => sum + binomial(free, size), 0)
}

/** Returns the lines as places of their legs: bankers are in every line. `null` is one line with all legs. */
export function linesOf(legs: readonly Banked[], sizes: readonly number[] | null): number[][] {
  const all = legs.map((_, place) => place)
  if (sizes === null) return [all]
  const bankers = all.filter((place) => legs[place]?.banker)
  const free = all.filter((place) => !legs[place]?.banker)
  return sizes.flatMap((size) =>
    choose(free, size).map((chosen) => [...bankers, ...chosen].sort((a, b) => a - b)),
  )
}

/** Returns the return of a line in kuruş, rounded down once: stake × product of the multipliers. */
export function lineReturn(unitStake: number, multipliers: readonly number[]): number {
  const product = multipliers.reduce((sum, one) => sum * BigInt(one), BigInt(unitStake))
  return Number(product / MILLI ** BigInt(multipliers.length))
}

/** Returns the product of odds in thousandths, rounded down. */
export function productOf(multipliers: readonly number[]): number {
  return multipliers.length === 0 ? 0 : lineReturn(Number(MILLI), multipliers)
}

/** Returns what a coupon pays if each leg pays its multiplier. */
export function couponReturn(
  legs: readonly LineLeg[],
  sizes: readonly number[] | null,
  unitStake: number,
): number {
  return linesOf(legs, sizes)
    .map((line) => line.map((place) => legs[place]?.multiplier ?? 0))
    .reduce((sum, multipliers) => sum + lineReturn(unitStake, multipliers), 0)
}

/** Letter of a leg in the table of lines: A to Z, then A2. */
export function letterOf(place: number): string {
  const round = Math.floor(place / LETTERS)
  return String.fromCharCode(FIRST_LETTER + (place % LETTERS)) + (round === 0 ? '' : String(round + 1))
}

function binomial(n: number, k: number): number {
  if (k > n) return 0
  let count = 1
  for (let step = 1; step <= k; step++) count = (count * (n - step + 1)) / step
  return Math.round(count)
}

function choose(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, place) =>
    choose(items.slice(place + 1), size - 1).map((rest) => [item, ...rest]),
  )
}
