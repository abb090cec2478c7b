import { expect, it } from 'vitest'
import { isRunning, openWin } from './coupon-money.ts'

const COUPON = { stake: 5_000, openStake: 5_000, potentialWin: 36_401, win: null }

it.each([
  ['an open coupon', {}, true, 36_401],
  ['a coupon that was sold in part', { openStake: 2_500, win: 2_131 }, true, 18_200],
  ['a pending coupon', { openStake: 0 }, true, 36_401],
  ['a settled coupon', { openStake: 0, win: 36_401 }, false, 36_401],
])('tells what %s can still pay', (_, more, running, most) => {
  expect(isRunning({ ...COUPON, ...more })).toBe(running)
  expect(openWin({ ...COUPON, ...more })).toBe(most)
})
