import { assert } from '@poyraz/kernel'

/**
 * Tails of the gamma, normal, chi-square and Poisson distributions, which convert a statistic into a p-value.
 */

/** From this argument on, Stirling's series gives ln Γ to full double precision. */
const STIRLING_FROM = 15
const STIRLING = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360_360]
/**
 * Maximum number of terms of a series or fraction: some square roots of the largest degrees of freedom in
 * use.
 */
const TERMS_MAX = 100_000
const PRECISION = 1e-16
/** Replaces zero denominators in a continued fraction (Lentz). */
const TINY = 1e-300

export type Tails = { readonly lower: number; readonly upper: number }

/** ln Γ(a) for a > 0. */
export function logGamma(a: number): number {
  let [shifted, product] = [a, 1]
  while (shifted < STIRLING_FROM) product *= shifted++
  const series = STIRLING.reduce((sum, term, index) => sum + term / shifted ** (2 * index + 1), 0)
  return (
    (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - Math.log(product)
  )
}

/** Regularised incomplete gamma functions P(a, x) and Q(a, x), a > 0; the smaller one to full relative precision. */
export function gammaTails(a: number, x: number): Tails {
  assert(a > 0 && !Number.isNaN(x), 'the gamma distribution has a shape and a place')
  if (x <= 0) return { lower: 0, upper: 1 }
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    const lower = scale * series(a, x)
    return { lower, upper: 1 - lower }
  }
  const upper = scale * fraction(a, x)
  return { lower: 1 - upper, upper }
}

/** Σ xⁿ / (a (a+1) .. (a+n)). */
function series(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n <= TERMS_MAX; n++) {
    term *= x / (a + n)
    sum += term
    if (term < sum * PRECISION) return sum
  }
  throw new Error(`P(${a}, ${x}) does not converge`)
}

/** 1 / (x + 1 - a - 1 (1 - a) / (x + 3 - a - 2 (2 - a) / ..)). */
function fraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1 / TINY
  let d = 1 / b
  let value = d
  for (let n = 1; n <= TERMS_MAX; n++) {
    const step = -n * (n - a)
    b += 2
    d = 1 / (step * d + b || TINY)
    c = b + step / c || TINY
    value *= c * d
    if (Math.abs(c * d - 1) <= 4 * PRECISION) return value
  }
  throw new Error(`Q(${a}, ${x}) does not converge`)
}

/**
 * The complementary error function for x ≥ 0: the probability that a normal value deviates by more than x√2.
 */
export function erfc(x: number): number {
  return gammaTails(0.5, x * x).upper
}

/** Returns the two-sided p-value of a standard normal value. */
export function normalP(z: number): number {
  return erfc(Math.abs(z) / Math.SQRT2)
}

/** Returns the two-sided p-value of a chi-square: counts that are too even are as wrong as uneven ones. */
export function chiSquareP(statistic: number, freedom: number): number {
  return bothSides(gammaTails(freedom / 2, statistic / 2))
}

/** Returns the two-sided p-value of a count of rare events with this mean. */
export function poissonP(count: number, mean: number): number {
  const atLeast = count === 0 ? 1 : gammaTails(count, mean).lower
  return bothSides({ lower: gammaTails(count + 1, mean).upper, upper: atLeast })
}

function bothSides({ lower, upper }: Tails): number {
  return Math.min(1, 2 * Math.min(lower, upper))
}
