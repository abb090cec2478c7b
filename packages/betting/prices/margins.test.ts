import { expect, it } from 'vitest'
import { toLadder } from './ladder.ts'
import { addMargin, removeMargin } from './margins.ts'

const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 4))

it.each([
  ['proportional', [2.6, 2.4, 4.3], [0.372026, 0.403028, 0.224946]],
  ['additive', [2.6, 2.4, 4.3], [0.373335, 0.405387, 0.221278]],
  ['power', [2.6, 2.4, 4.3], [0.372984, 0.405107, 0.221908]],
  ['odds_ratio', [2.6, 2.4, 4.3], [0.372429, 0.404131, 0.22344]],
  ['shin', [2.6, 2.4, 4.3], [0.372994, 0.404779, 0.222227]],
  ['proportional', [1.8, 3.6, 4.75], [0.532213, 0.266106, 0.201681]],
  ['power', [1.8, 3.6, 4.75], [0.541205, 0.262379, 0.196416]],
  ['shin', [1.8, 3.6, 4.75], [0.538702, 0.263893, 0.197406]],
  ['proportional', [1.2, 4.5], [0.789474, 0.210526]],
  ['power', [1.2, 4.5], [0.815013, 0.184987]],
  ['shin', [1.2, 4.5], [0.805556, 0.194444]],
  ['additive', [1.2, 4.5], [0.805556, 0.194444]],
] as const)('takes a %s margin off %j as the worked example', (method, odds, expected) => {
  expect(removeMargin(odds, method)).toEqual(near(expected))
})

it.each(['power', 'odds_ratio', 'shin'] as const)('takes off a %s margin that it put on', (method) => {
  const fair = [0.62, 0.25, 0.13]
  const odds = addMargin(fair, 1.07, method).map((implied) => 1 / implied)
  expect(removeMargin(odds, method)).toEqual(near(fair))
})

it.each([
  ['proportional', [1.8868, 3.4941, 4.1017]],
  ['power', [1.9239, 3.4421, 4.0046]],
  ['shin', [1.914, 3.4593, 4.025]],
] as const)('puts a %s margin on as the worked example', (method, expected) => {
  const odds = addMargin([0.5, 0.27, 0.23], 1.06, method).map((implied) => 1 / implied)
  expect(odds).toEqual(expected.map((one) => expect.closeTo(one, 3)))
})

it('rounds prices down to the ladder, and offers none below 1.01', () => {
  expect([1.859, 2.37, 3.49, 5.55, 7.9, 12.7, 55.5, 1.0099, Number.NaN].map(toLadder)).toEqual([
    1_850,
    2_360,
    3_450,
    5_500,
    7_800,
    12_500,
    55_000,
    null,
    null,
  ])
})
