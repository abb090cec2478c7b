import { expect, it } from 'vitest'
import { fitStrength } from './fit.ts'
import { footballPrices, inPlay, scoreModel } from './index.ts'

/** Worked examples of the rules of sports betting: 1.55 and 1.20 expected goals. */
it.each([
  [0, [0.45411, 0.250984, 0.294905]],
  [-0.1, [0.44222, 0.274765, 0.283015]],
  [-0.13, [0.438653, 0.2819, 0.279448]],
] as const)('finds the expected goals and a dependence of %d behind chances', (rho, [home, draw, away]) => {
  const found = fitStrength({ home, draw, away, over: 0.518543 })
  expect(found?.expected.home).toBeCloseTo(1.55, 3)
  expect(found?.expected.away).toBeCloseTo(1.2, 3)
  expect(found?.rho).toBeCloseTo(rho, 3)
})

it('prices the odds that it was fitted to', () => {
  const fair = { home: 0.62, draw: 0.22, away: 0.16, over: 0.57 }
  const strength = fitStrength(fair)
  if (strength === null) throw new Error('a fit')
  const none = { home: 0, away: 0 }
  const model = scoreModel(inPlay(strength, { played: 0, first: none, second: null, redCards: none }))
  const chances = new Map(
    footballPrices(model, { goals: 0, isSecondHalf: false }).map(({ key, outcomes }) => [
      key,
      outcomes.map(({ chance }) => chance),
    ]),
  )
  const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 4))
  expect(chances.get('FT_1X2')).toEqual(near([0.62, 0.22, 0.16]))
  expect(chances.get('FT_OU:2.5')).toEqual(near([0.57, 0.43]))
})

/** By Python: Newton's method on the sums of a 30 × 30 table of scores with a dependence of -0.06. */
it('takes the total from the draw where no total is known', () => {
  expect(fitStrength({ home: 0.45, draw: 0.27, away: 0.28, over: null })).toEqual({
    rho: -0.06,
    expected: { home: expect.closeTo(1.512772, 5), away: expect.closeTo(1.1444, 5) },
  })
})

it('refuses chances that no match has', () => {
  expect(fitStrength({ home: 0.1, draw: 0.8, away: 0.1, over: 0.9 })).toBeNull()
  expect(fitStrength({ home: 0.97, draw: 0.02, away: 0.01, over: 0.05 })).toBeNull()
})
