import { describe, expect, it } from 'vitest'
import { chiSquareP, erfc, gammaTails, logGamma, poissonP } from './special.ts'

/** Compares with a relative tolerance, because a tail of 10⁻⁹ is as important as one of 0.5. */
function expectNear(value: number, exact: number, digits = 10): void {
  expect(value / exact).toBeCloseTo(1, digits)
}

describe('the gamma distribution', () => {
  /** a, x, P(a, x), Q(a, x), computed to thirty digits by another library. */
  const GOLDEN: readonly (readonly [number, number, number, number])[] = [
    [0.5, 0.2, 0.472910743134462, 0.527089256865538],
    [0.5, 12, 0.999999036642991, 9.63357008643095e-7],
    [1.5, 0.3, 0.103567626658089, 0.896432373341911],
    [10, 3, 0.00110248813011548, 0.998897511869885],
    [10, 25, 0.999778523361751, 0.000221476638248784],
    [1176, 1_300, 0.999772336524036, 0.000227663475964276],
    [1176, 1000, 3.26899316121528e-8, 0.999999967310068],
    [4096, 4300, 0.999158874537452, 0.000841125462548076],
    [16_384, 16000, 0.00125906643813637, 0.998740933561864],
    [16_384, 17100, 0.999999982746111, 1.7253889482022e-8],
    [0.5, 1e-6, 0.00112837879096924, 0.998871621209031],
  ]

  it.each(GOLDEN)('has its tails at a = %d, x = %d', (a, x, lower, upper) => {
    const tails = gammaTails(a, x)
    expectNear(tails.lower, lower, 9)
    expectNear(tails.upper, upper, 9)
  })

  it('is the sum of e⁻ˣ xⁱ / i! for integer shapes, and has no mass below 0', () => {
    expectNear(gammaTails(1, 40).upper, Math.exp(-40))
    expectNear(gammaTails(3, 2).upper, Math.exp(-2) * (1 + 2 + 2))
    expect(gammaTails(3, 0)).toEqual({ lower: 0, upper: 1 })
  })

  it('has ln Γ of integers and halves', () => {
    expectNear(logGamma(11), Math.log(3_628_800))
    expectNear(logGamma(0.5), Math.log(Math.PI) / 2)
    expectNear(logGamma(16_384), 142_603.39460147356)
  })
})

describe('p-values (R05)', () => {
  it('of the normal distribution', () => {
    expectNear(erfc(1), 0.157299207050285)
    expectNear(erfc(5), 1.53745979442803e-12)
    expect(erfc(0)).toBe(1)
  })

  it('of a chi-square', () => {
    // With two degrees of freedom the upper tail is e^(-x/2).
    expectNear(chiSquareP(6, 2), 2 * Math.exp(-3))
    expectNear(chiSquareP(0.1, 2), 2 * (1 - Math.exp(-0.05)))
  })

  it('of a Poisson count, too many or too few', () => {
    expectNear(poissonP(0, 3), 2 * Math.exp(-3))
    expectNear(poissonP(6, 2), 2 * (1 - Math.exp(-2) * (1 + 2 + 2 + 4 / 3 + 2 / 3 + 4 / 15)))
    expect(poissonP(0, 1e-9)).toBe(1)
    expectNear(poissonP(1, 1e-9), 2e-9, 6)
  })
})
