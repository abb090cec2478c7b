import { expect, it } from 'vitest'
import type { Coupon } from './api/types.ts'
import { movementsOf, sumOf } from './coupon-movements.ts'

type Event = Coupon['history'][number]['event']
const at = '2026-11-23T09:00:00.000Z'
const movements = (freeBet: boolean, ...history: readonly (readonly [Event, number])[]) =>
  movementsOf({ freeBet, history: history.map(([event, amount]) => ({ event, amount, at })) })

it('shows a correction as money that goes and comes, so that the sum is what the coupon brought', () => {
  const corrected = movements(
    false,
    ['placed', 5_000],
    ['settled', 10_000],
    ['rolled_back', 10_000],
    ['settled', 0],
  )
  expect(corrected.map(({ moved }) => moved)).toEqual([-5_000, 10_000, -10_000, 0])
  expect(sumOf(corrected)).toBe(-5_000)
})

it('counts sales, but not the amount of a rule', () => {
  const sold = movements(
    false,
    ['placed', 5_000],
    ['accepted', 0],
    ['cash_out_rule_set', 7_000],
    ['cashed_out', 2_000],
    ['auto_cashed_out', 3_500],
  )
  expect(sold.map(({ moved }) => moved)).toEqual([-5_000, null, null, 2_000, 3_500])
  expect(sumOf(sold)).toBe(500)
})

it('takes no stake of a free bet, and returns none', () => {
  expect(sumOf(movements(true, ['placed', 2_000], ['settled', 3_000]))).toBe(3_000)
  expect(sumOf(movements(true, ['placed', 2_000], ['declined', 2_000]))).toBe(0)
})
