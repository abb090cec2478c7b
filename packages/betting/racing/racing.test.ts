import { kurus } from '@poyraz/kernel'
import { expect, it } from 'vitest'
import { expandCoupon } from '../coupons/coupon.ts'
import { EACH_WAY_SIZES, isPlaceCovered, placeOdds, placeResult, placeTerms } from './each-way.ts'
import { orderChance, placeChances } from './harville.ts'

const WINNING = [0.3, 0.25, 0.18, 0.12, 0.09, 0.06]
const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 6))

it('chances of an order are those of the worked example', () => {
  const forecast = orderChance(WINNING, [0, 1])
  expect([forecast, forecast + orderChance(WINNING, [1, 0]), orderChance(WINNING, [0, 1, 2])]).toEqual(
    near([0.107143, 0.207143, 0.042857]),
  )
})

it.each([
  [2, [0.555582, 0.486795, 0.37098, 0.257298, 0.196345, 0.133001]],
  [3, [0.757897, 0.695889, 0.572173, 0.419476, 0.327775, 0.22679]],
])('chances to be among the first %i are those of the worked example', (places, expected) => {
  expect(placeChances(WINNING, places)).toEqual(near(expected))
})

it.each([
  ['10+10 @9.00, won', 1_000, 9_000, 3, 5, 1, 1, 11_600n],
  ['10+10 @9.00, placed', 1_000, 9_000, 3, 5, 3, 1, 2_600n],
  ['10+10 @9.00, fourth', 1_000, 9_000, 3, 5, 4, 1, 0n],
  ['5+5 @13.00, won', 500, 13_000, 3, 4, 1, 1, 8_500n],
  ['5+5 @13.00, placed', 500, 13_000, 3, 4, 2, 1, 2_000n],
  ['20+20 @17.00, joint third of two', 2_000, 17_000, 3, 4, 3, 2, 5_000n],
] as const)('R57: each-way %s', (_, stake, odds, places, fraction, position, tied, expected) => {
  const finish = { position, tied }
  const legs = [
    { oddsMilli: odds, banker: false, result: placeResult(finish, 1) },
    { oddsMilli: placeOdds(odds, { places, fraction }), banker: false, result: placeResult(finish, places) },
  ]
  const coupon = { legs, sizes: EACH_WAY_SIZES, unitStake: kurus(stake), winMax: kurus(1_000_000) }
  const { stake: total, win } = expandCoupon(coupon)
  expect([total, win]).toEqual([2n * BigInt(stake), expected])
})

it('shares the places that are left among those that tie for them', () => {
  expect(placeResult({ position: 8, tied: 6 }, 10)).toEqual({ kind: 'dead_heat', places: 3, tied: 6 })
  expect(placeResult({ position: 1, tied: 2 }, 1)).toEqual({ kind: 'dead_heat', places: 1, tied: 2 })
  expect(placeResult({ position: 2, tied: 2 }, 3)).toEqual({ kind: 'won' })
})

it.each([
  [4, false, null],
  [7, false, { places: 2, fraction: 4 }],
  [8, false, { places: 3, fraction: 5 }],
  [15, true, { places: 3, fraction: 4 }],
  [16, true, { places: 4, fraction: 4 }],
])('the terms of %i runners, handicap %s, are %j', (runners, isHandicap, expected) => {
  expect(placeTerms(runners, isHandicap)).toEqual(expected)
})

it.each([
  ['a place at its fair price', 9_000, 384_615, true],
  ['a place that is worth more than its part', 9_000, 384_620, false],
  ['a win so short that the place pays nothing', 1_004, 900_000, false],
] as const)('tells if the odds of an each-way bet cover %s', (_, odds, chance, expected) => {
  expect(isPlaceCovered(odds, { places: 3, fraction: 5 }, chance)).toBe(expected)
})
